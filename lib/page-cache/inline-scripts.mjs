// Inline scripts of pages; page-policy.mjs puts their hashes into each page's policy.

/** Sets `data-in-parts` on a first visit: sections below the first screen are then laid out one by one. */
export const layOutInParts = [
  '(function(n){',
  "if(n&&n.type==='navigate'&&!location.hash)document.documentElement.dataset.inParts=''",
  "})(performance.getEntriesByType('navigation')[0])",
].join('');

/** Replaces the alt text of pictures that fail to load (SPEC section 8) by the script's `data-text`. */
export const nameFailedPictures = [
  '(function(text,failed){',
  'failed=function(i){var own=i.alt;',
  "if(own!==text)i.addEventListener('load',function(){i.alt=own},{once:true});",
  "i.alt=text;i.removeAttribute('srcset')};",
  'for(var i of document.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)failed(i);',
  "addEventListener('error',function(e){if(e.target&&e.target.tagName==='IMG')failed(e.target)},true)",
  '})(document.currentScript.dataset.text)',
].join('');

/** @type {readonly string[]} */
export const inlineScripts = [layOutInParts, nameFailedPictures];
