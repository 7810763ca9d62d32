import { expect, test } from './fixtures';
import { expectOnly, textsOf } from './support/page-texts';
import { foreignWords } from '../test/foreign-words';
import { unreadableSite } from './support/changed-records';

// docs/specification.md#37-language. Pages: app/[site]/languages.test.ts; what visitors open:
// every-state.spec.ts; the server's refusals: form-answers.spec.ts.

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
