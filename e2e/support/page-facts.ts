import { expect, type Page } from '@playwright/test';
import { wholePage } from './prepare-page';
import { readFileSync } from 'node:fs';
import type { Language } from '../../lib/language/i18n';
import { foreignWords, othersThan, textsIn } from '../../test/foreign-words';
import { completeRecord, type WireRecord } from './embedded-records';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { RawAnswer } from './raw-request';
import { createHash } from 'node:crypto';

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

/** All texts of a page, hidden ones and attributes such as aria-label too. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = (
      'aria-label aria-description aria-roledescription aria-valuetext aria-placeholder alt title ' +
      'placeholder label data-counted'
    ).split(' ');
    const isSilent = (element: Element) => element.matches('script, style, meta, link');
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('');
    const metaTexts = [
      'meta[name="description"]',
      'meta[property^="og:title"]',
      'meta[property^="og:description"]',
      'meta[property$=":alt"]',
      'meta[name^="twitter:title"]',
      'meta[name^="twitter:description"]',
      'meta[name$=":alt"]',
    ].join();
    const said = [...document.querySelectorAll('*')].flatMap((element) => [
      isSilent(element) ? '' : ownText(element).replace(/<[^>]*>/g, ' '),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
      element.matches(metaTexts) ? (element.getAttribute('content') ?? '') : '',
      element.matches('input[type="submit"], input[type="button"], input[type="reset"]')
        ? (element as HTMLInputElement).value
        : '',
    ]);
    return [...new Set(said.filter((text) => text.trim()))];
  });

/** A record that switches everything on, without labels, which would replace words of the interface. */
export const everythingOn = (language: Language): WireRecord => ({
  ...completeRecord(),
  labels: { formLabel: { language } },
});

/** What customers wrote, which the footer of every page quotes. */
const demoReviews: unknown = JSON.parse(readFileSync('content/reviews/demo.json', 'utf8'));

/** Fails when a text has a word of another language that is not the record's. */
export const expectOnly = (
  language: Language,
  texts: readonly string[],
  record: unknown,
  where: string,
): void => {
  expect(texts.length, `${where} says nothing`).toBeGreaterThan(0);
  for (const other of othersThan(language))
    expect(foreignWords(other, texts, textsIn([record, demoReviews])), `${where} speaks ${other}`).toEqual(
      [],
    );
};

const elementsIn = (document: string, name: string, xmlMode = false) =>
  DomUtils.getElementsByTagName(name, parseDocument(document, { xmlMode }).children);

/** Reads a page as a crawler does: the HTML alone. @throws when its structured data is no JSON. */
export const searchFactsOf = (html: string) => {
  const metas = elementsIn(html, 'meta').map(({ attribs }) => attribs);
  const links = elementsIn(html, 'link').map(({ attribs }) => attribs);
  return {
    graphs: elementsIn(html, 'script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => JSON.parse(DomUtils.textContent(script)) as { '@graph': Record<string, unknown>[] }),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: links.filter(({ hreflang }) => hreflang).length,
    properties: Object.fromEntries(metas.map(({ property, name, content }) => [property ?? name, content])),
  };
};

/** Width and height of a PNG, or null when it is none. */
export const pngSize = ({ bytes }: RawAnswer): [number, number] | null =>
  bytes.subarray(1, 4).toString('latin1') === 'PNG' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null;

export const locationsIn = (sitemap: string): string[] =>
  elementsIn(sitemap, 'loc', true).map((location) => DomUtils.textContent(location));

/** The hashes of a page's inline scripts. */
export const inlineHashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Expects one policy, which allows the page's own scripts and nothing unsafe. */
export const expectStrict = ({ headers, body }: RawAnswer, path: string) => {
  const policy = String(headers['content-security-policy']);
  expect(policy, `${path}: one policy`).not.toContain(',');
  expect(policy, path).toMatch(/^default-src 'none'; /);
  expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe|https:|data:)|[ ;]http:/);
  for (const hash of inlineHashes(body)) expect(policy, `${path}: ${hash}`).toContain(hash);
};
