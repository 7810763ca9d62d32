// Sent in place of consent.js to browsers that send Sec-GPC: 1 (Global Privacy Control): no question, no
// analytics.
document.documentElement.dataset.analytics = 'gpc';
