// docs/specification.md#37-language in the server's HTML. What scripts add: e2e/every-state.spec.ts.
import { readFileSync } from 'node:fs';
import { parseRecord } from '@/lib/content/record/parse-record';
import { languages, type Language } from '@/lib/language/i18n';
import { foreignWords, othersThan, textsIn } from '@/test/foreign-words';
import { attributesOf, pagesOfSite, textsOf, type BusinessPage } from '@/test/rendered-businesses';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const complete = read('e2e/records/complete.json');
const reviews = read('content/reviews/demo.json');

const metaWords = ['title', 'description', 'alt'];
/** What search results and shared links say of a page; the rest of its metadata are codes and addresses. */
const wordsOf = (metadata: unknown): unknown[] =>
  typeof metadata === 'object' && metadata !== null
    ? Object.entries(metadata).flatMap(([name, value]) =>
        metaWords.includes(name) ? [value] : wordsOf(value),
      )
    : [];

/** The values of fields are codes. */
const saidOn = (page: BusinessPage): string[] => {
  const codes = new Set(attributesOf(page, 'input', 'value'));
  return textsOf({ ...page, metadata: wordsOf(page.metadata) }).filter((text) => !codes.has(text));
};

test.each(languages)('in %s no page says a word of another language', async (language) => {
  // Without labels of its own, which would replace words of the interface.
  const record = { ...complete, docId: 'demo', labels: { formLabel: { language } } };
  const pages = await pagesOfSite(parseRecord(record, 'a-site'));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages)
    expect(attributesOf(page, 'html', 'lang')).toEqual([expect.stringMatching(language)]);
  const found = (other: Language) =>
    pages.flatMap((page) =>
      foreignWords(other, saidOn(page), textsIn([record, reviews])).map((word) => `${page.path}: ${word}`),
    );
  expect(othersThan(language).flatMap(found)).toEqual([]);
  expect(found(language).length).toBeGreaterThan(pages.length);
});
