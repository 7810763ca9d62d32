// Asks for consent to a site's analytics, and loads them after it. Only pages of sites with analytics have
// this file; a request with Sec-GPC gets refused.js instead (next.config.mjs).
(() => {
  const KEY = 'analytics';
  const root = document.documentElement;
  const { script, attributes, queue } = JSON.parse(document.currentScript.dataset.analytics);
  let isLoaded = false;

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

  const fillQueue = ({ name, commands }) => {
    const list = (window[name] ||= []);
    if (name === '_paq') {
      list.push(...commands);
      countPages(list);
      return;
    }
    // Google reads `arguments` objects only.
    function gtag() {
      list.push(arguments);
    }
    gtag('js', new Date());
    for (const command of commands) gtag(...command);
  };

  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    if (queue) fillQueue(queue);
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.async = true;
    element.src = script;
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
})();
