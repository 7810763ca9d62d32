import type { Page } from '@playwright/test';
import { getMessages, languages, type Language } from '../lib/language/i18n';
import { expect, full, isFullRun, test, type Sites } from './fixtures';
import { axeProblems } from './support/axe';
import { formOf, formStates, wrongFields } from './support/form-states';
import { withLightPictures } from './support/light-pictures';
import { cutOffAt, outlineProblems } from './support/page-checks';
import { embeddedRecord, type WireRecord } from './support/embedded-records';

// States of the estimate form and of its popup, with and without scripts, checked by all probes.

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

const records: Record<Language, { record: WireRecord }> = {
  en: { record: embeddedRecord('demo') },
  es: { record: embeddedRecord('spanish') },
};
let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  // Without a database: the last page says that the request was not stored.
  sites = await startSites(records, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withLightPictures(page);
});

/** `npm test` tries one width per language. */
const widthsFor = (language: Language) => (isFullRun ? [390, 768, 1440] : [language === 'en' ? 390 : 1440]);

const lookAt = async (page: Page, what: string, widths: readonly number[], { isPlain = false } = {}) => {
  // The pages that answer a posted form have no footer.
  const expected = isPlain ? ['0 landmarks <footer>'] : [];
  for (const width of widths) {
    expect.soft(await cutOffAt(page, width, 900), what).toEqual([]);
    // Floating buttons cover other content at other scroll positions.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await axeProblems(page), `${what}, axe at ${width} px`).toEqual([]);
    expect.soft(await outlineProblems(page), `${what}, outline at ${width} px`).toEqual(expected);
  }
};

for (const language of languages) {
  const messages = getMessages(language);
  const widths = widthsFor(language);

  // In English, at two widths: every-state.spec.ts.
  test(`in ${language}: the form's states`, full, async ({ page, watch }) => {
    test.setTimeout(300_000);
    watch.allow(/ERR_FAILED|request failed/);
    for (const { name, open } of formStates) {
      await page.goto(sites.urlOf(language, '/contact'));
      await open(page, formOf(page, 'contact-form'), messages);
      await lookAt(page, name, widths);
      await page.evaluate(() => localStorage.clear());
      // Aborts the open request.
      await page.goto('about:blank');
      await page.unroute('**/api/leads');
    }
  });

  test.describe('the popup', () => {
    test.use({ estimatePopup: true });

    test(`in ${language}: at first, and with errors`, language === 'es' ? full : {}, async ({ page }) => {
      await page.goto(sites.urlOf(language, '/about'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAt(page, 'the popup', [1440, 390]);
      expect.soft(await cutOffAt(page, 320, 256), 'the popup at 400%').toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await wrongFields.open(page, formOf(page, 'popup-form'), messages);
      await lookAt(page, 'the popup with errors', widths);
    });
  });

  test(
    `in ${language}: the pages of a form without a script`,
    language === 'es' ? full : {},
    async ({ page, watch }) => {
      watch.allow(/422|503/);
      // Posted without scripts, then loaded with them, which axe needs.
      await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('aborted'));
      await page.goto(sites.urlOf(language, '/contact'));
      const form = formOf(page, 'contact-form');
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await form.locator('[name="email"]').fill('ana@');
      await form.locator('button[type="submit"]').click();
      await expect(page.getByRole('alert')).toContainText(messages.lead.errorsText);
      await lookAt(page, 'the form again', widths, { isPlain: true });
      for (const [name, value] of [
        ['firstName', 'Ana'],
        ['email', 'ana@example.com'],
        ['message', 'Two rooms'],
      ] as const)
        await page.locator(`[name="${name}"]`).fill(value);
      await page.locator('button[type="submit"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.form.unavailableTitle);
      await lookAt(page, 'the database is away', widths, { isPlain: true });
      await page.goto(sites.urlOf(language, '/api/leads/thanks'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.lead.thanksTitle);
      await lookAt(page, 'the thanks', widths, { isPlain: true });
    },
  );
}
