import { expect, type Page } from '@playwright/test';
import { wholePage } from './laid-out';

/** In the page: what hydration must not change, of `html` without scripts, or of the page itself. */
const readFacts = (html: string | null) => {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) => root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
  const all = <T>(selector: string, read: (element: Element) => T) =>
    [...root.querySelectorAll(selector)].map(read);
  return {
    title: root.title,
    description: meta('description'),
    shared: root.querySelector('meta[property="og:description"]')?.getAttribute('content') ?? null,
    robots: meta('robots'),
    icon: root.querySelector('link[rel~="icon"]')?.getAttribute('href') ?? null,
    language: root.documentElement.lang,
    h1: all('h1', (element) => element.textContent ?? ''),
    links: all('main a[href], footer a[href]', (element) => element.getAttribute('href') ?? ''),
    forms: root.querySelectorAll('main form').length,
  };
};

export const factsOf = (page: Page) => page.evaluate(readFacts, null);

/** The facts of a document as the server sends it. */
export const factsOfHtml = (page: Page, html: string) => page.evaluate(readFacts, html);

/** Scrolls through the whole page, so that lazy pictures load; fails when one of them does not. */
export const expectWholePictures = async (page: Page, timeout = 30_000): Promise<void> => {
  await wholePage(page);
  await page.evaluate(async () => {
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // A frame, or a timeout for a browser that draws none.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
    }
  });
  const broken = () =>
    page.evaluate(() => {
      const shown = [...document.images].filter(
        (image) => image.getClientRects().length > 0 && image.checkVisibility(),
      );
      return shown
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.src);
    });
  await expect.poll(broken, { message: `broken pictures on ${page.url()}`, timeout }).toEqual([]);
};
