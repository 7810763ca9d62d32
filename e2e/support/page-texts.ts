import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../lib/language/i18n';
import { foreignWords, othersThan, textsIn } from '../../test/foreign-words';
import { completeRecord, type WireRecord } from './embedded-records';

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
