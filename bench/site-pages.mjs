// Pages that a record may leave without a link.
const fixed = ['/', '/about', '/services', '/gallery', '/reviews', '/our-videos', '/contact', '/find-us-on'];

const isPage = (path) => !/^\/(api|assets|_next)\//.test(path);

/**
 * Every page of the site at an origin: the fixed ones, and all that links lead to.
 * @param {string} origin
 * @returns {Promise<{ path: string, indexed: boolean }[]>} those that answer with status 200; `indexed`:
 * search engines may show it
 */
export const pagesOf = async (origin) => {
  const waiting = [...fixed];
  const seen = new Set(waiting);
  const pages = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const html = await response.text();
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.push({ path, indexed: !/<meta name="robots" content="noindex/.test(html) });
    for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
      if (seen.has(href) || !isPage(href)) continue;
      seen.add(href);
      waiting.push(href);
    }
  }
  return pages;
};
