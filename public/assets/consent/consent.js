// Asks for consent to a site's analytics, loads them after it, and reports leads and clicks to them. Only
// pages of sites with analytics have this file; a request with Sec-GPC gets refused.js instead
// (next.config.mjs).
(() => {
  const KEY = 'analytics';
  const root = document.documentElement;
  const { analytics, lead } = document.currentScript.dataset;
  const { script, attributes, queue } = JSON.parse(analytics);
  let isLoaded = false;
  /** Events of a service without a queue of its own; null once its script runs. */
  let waiting = [];

  // Browsers that deny storage throw; the choice then holds for this page.
  const remember = (choice) => {
    try {
      localStorage.setItem(KEY, choice);
    } catch {}
  };
  const remembered = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };

  /** Matomo does not notice client navigation. */
  const countPages = (list) => {
    let { pathname } = location;
    const observer = new MutationObserver(() => {
      if (location.pathname === pathname) return;
      pathname = location.pathname;
      list.push(['setCustomUrl', location.href], ['setDocumentTitle', document.title], ['trackPageView']);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  };

  // Google reads `arguments` objects only.
  function gtag() {
    window.dataLayer.push(arguments);
  }

  const fillQueue = ({ name, commands }) => {
    const list = (window[name] ||= []);
    if (name === '_paq') {
      list.push(...commands);
      countPages(list);
      return;
    }
    gtag('js', new Date());
    for (const command of commands) gtag(...command);
  };

  /** Reports an event in the service's own terms; without consent nothing is sent or kept. */
  const report = (event) => {
    if (root.dataset.analytics !== 'allowed') return;
    if (queue?.name === 'dataLayer') gtag('event', event);
    else if (queue) window._paq.push(['trackEvent', 'Contact', event]);
    else if (waiting) waiting.push(event);
    else if (window.umami) window.umami.track(event);
    else if (typeof window.plausible === 'function') window.plausible(event);
  };

  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    if (queue) fillQueue(queue);
    // Plausible's newer scripts (pa-....js) count nothing without options.
    else window.plausible ||= { o: {} };
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.async = true;
    element.src = script;
    element.onload = () => {
      const events = waiting ?? [];
      waiting = null;
      events.forEach(report);
    };
    document.head.append(element);
  };

  /**
   * Removes all cookies that scripts can read: only analytics set such. Their domain may be a parent of this
   * host.
   */
  const removeCookies = () => {
    const labels = location.hostname.split('.');
    const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
    for (const cookie of document.cookie.split('; ')) {
      const [name] = cookie.split('=');
      for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  };

  const apply = (choice) => {
    root.dataset.analytics = choice;
    if (choice === 'allowed') load();
  };

  const choose = (choice) => {
    const isBar = document.activeElement?.closest('.consent-bar');
    remember(choice);
    apply(choice);
    if (isBar) document.querySelector('#content')?.focus({ preventScroll: true });
    if (choice !== 'refused') return;
    removeCookies();
    // A running script cannot be unloaded.
    if (isLoaded) location.reload();
  };

  const MAPS = /^https:\/\/(maps\.|(www\.)?google\.[a-z.]+\/maps|goo\.gl\/maps)/;
  const clickOf = ({ protocol, host, href }) => {
    if (protocol === 'tel:') return 'call';
    if (host === 'wa.me') return 'message';
    return MAPS.test(href) ? 'directions' : null;
  };

  // The address must not reach the analytics, and a reload reports nothing.
  if (lead) history.replaceState(history.state, '', location.pathname);
  if (navigator.globalPrivacyControl) {
    apply('gpc');
    return;
  }
  const choice = remembered();
  apply(choice === 'allowed' || choice === 'refused' ? choice : 'ask');
  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-consent]');
    if (button) choose(button.dataset.consent);
  });
  // In the capture phase, because a link's own handler may stop the event.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target.closest?.('a[href]');
      const event = link && clickOf(link);
      if (event) report(event);
    },
    true,
  );
  // The estimate form dispatches it when the server has stored a lead.
  document.addEventListener('lead', () => report('generate_lead'));
  if (lead) report('generate_lead');
})();
