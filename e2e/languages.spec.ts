import { languages, type Language } from '../lib/language/i18n';
import { expect, full, test, type Sites } from './fixtures';
import { everythingOn, expectOnly, textsOf } from './support/page-texts';
import { foreignWords } from '../test/foreign-words';
import { unreadableSite } from './support/changed-records';
import { embeddedRecord, embeddedReviews, type WireRecord } from './support/embedded-records';
import { routesOf } from './support/routes';

// docs/specification.md#37-language. What visitors open: every-state.spec.ts; the server's refusals:
// form-answers.spec.ts.

const records: Record<string, { record: WireRecord; language: Language }> = {
  demo: { record: embeddedRecord('demo'), language: 'en' },
  spanish: { record: embeddedRecord('spanish'), language: 'es' },
  ...Object.fromEntries(
    languages.map((language) => [`all-${language}`, { record: everythingOn(language), language }]),
  ),
};

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(
    Object.fromEntries(
      Object.entries(records).map(([name, { record }]) => [
        name,
        { record, reviews: embeddedReviews('demo') },
      ]),
    ),
  );
});

for (const [name, { record, language }] of Object.entries(records)) {
  // every-page.spec.ts checks the pages of the embedded records.
  test(`${name}: every page`, /all-(?!en)/.test(name) ? {} : full, async ({ sharedPage: page, watch }) => {
    test.setTimeout(180_000);
    watch.allow(/status 404|status of 404/);
    for (const { path } of routesOf(record)) {
      await page.goto(sites.urlOf(name, path));
      expectOnly(language, await textsOf(page), [record, embeddedReviews('demo')], path);
    }
  });
}

test("the 503 page is in the browser's first language", async ({ startSites, browser }) => {
  const unreadable = await startSites(unreadableSite);
  for (const [accepted, language] of [
    ['es-MX', 'es'],
    ['en-US', 'en'],
    ['sv-SE', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale: accepted, javaScriptEnabled: false });
    const page = await context.newPage();
    expect((await page.goto(unreadable.urlOf('site')))?.status()).toBe(503);
    expectOnly(language, await textsOf(page), null, `503 for ${accepted}`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(foreignWords(language, await textsOf(page)), `${language} for ${accepted}`).not.toEqual([]);
    await context.close();
  }
});
