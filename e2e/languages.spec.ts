import type { WidgetName } from '../components/islands/widgets/widget';
import type { Page } from '@playwright/test';
import { getMessages, languages, type Language } from '../lib/language/i18n';
import { expect, full, test, type Sites } from './fixtures';
import { everythingOn, expectOnly, textsOf } from './support/page-texts';
import { foreignWords } from '../test/foreign-words';
import { unreadableSite } from './support/changed-records';
import { embeddedRecord, embeddedReviews, type WireRecord } from './support/embedded-records';
import { routesOf } from './support/routes';

// docs/specification.md#37-language

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

test('one word of another language is found anywhere on a page', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('spanish', '/contact'));
  for (const how of [
    'document.querySelector("main p").append(" Close")',
    'document.querySelector("button").setAttribute("aria-label", "Next image")',
    'document.title = "Contact"',
    'document.querySelector("img").alt = "Loading"',
  ]) {
    await plainPage.reload();
    await plainPage.evaluate(how);
    expect([
      how,
      foreignWords('en', await textsOf(plainPage), Object.values(records.spanish ?? {}).map(String)).length,
    ]).not.toEqual([how, 0]);
  }
});

for (const language of languages) {
  const messages = getMessages(language);
  const name = `all-${language}`;
  const record = records[name]?.record;
  const expectOwnLanguage = async (page: Page, where: string) =>
    expectOnly(language, await textsOf(page), record, where);

  test.describe(`in ${language}`, language === 'en' ? full : {}, () => {
    test('menus, the panel and each of its widgets', async ({ page }) => {
      await page.goto(sites.urlOf(name, '/about'));
      await page
        .getByRole('button', { name: messages.nav.submenu(messages.nav.services) })
        .first()
        .click();
      await page.getByRole('button', { name: messages.floating.panel }).click();
      const shortcuts = page.getByRole('complementary', { name: messages.floating.shortcuts });
      const answers: Record<WidgetName, string | RegExp> = {
        chat: messages.floating.greeting,
        visits: new RegExp(`${messages.floating.oneVisit}|${messages.floating.manyVisits}`),
        callNow: messages.floating.tapToCall,
        weather: '71',
        qr: messages.floating.scan,
      };
      for (const [widget, answer] of Object.entries(answers) as [WidgetName, string | RegExp][]) {
        await shortcuts.getByRole('button', { name: messages.floating[widget], exact: true }).click();
        const popup = page.getByRole('region', { name: messages.floating[widget], exact: true });
        await expect(popup).toBeVisible();
        await expectOwnLanguage(page, `${widget}, at first`);
        await expect(popup).toContainText(answer);
        await expectOwnLanguage(page, widget);
      }
      await page.getByRole('button', { name: messages.reviews.howScored }).click();
      await expectOwnLanguage(page, 'the note on the score');
    });

    test('the palette with every group, a copied code and one to copy by hand', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(sites.urlOf(name, '/about'));
      await page.getByRole('button', { name: messages.palette.open }).click();
      const groups = page.getByRole('dialog').locator('button[aria-expanded]');
      await expect(groups).toHaveCount(12);
      for (let group = 0; group < 12; group += 1) {
        await groups.nth(group).click();
        await expectOwnLanguage(page, `group ${group + 1} of the palette`);
      }
      // Over HTTP browsers deny the clipboard.
      await page.getByRole('dialog').locator('ul:not([hidden]) button').first().click();
      await expect(
        page.getByRole('dialog').locator('input[readonly], [role="status"]:not(:empty)'),
      ).not.toHaveCount(0);
      await expectOwnLanguage(page, 'a code to copy');
    });

    test('the viewer, a video, a map and a slider', async ({ page, watch }) => {
      for (const host of ['https://www.youtube-nocookie.com', 'https://www.google.com']) {
        watch.allowOrigin(host);
        await page.route(`${host}/**`, (route) =>
          route.fulfill({ body: '<!doctype html><title>-</title>', contentType: 'text/html' }),
        );
      }
      await page.goto(sites.urlOf(name, '/gallery'));
      await page.locator('main a[href*="/assets/"]:has(img)').first().click();
      await expect(page.getByRole('dialog').getByRole('button', { name: messages.media.next })).toBeVisible();
      await expectOwnLanguage(page, 'the viewer');
      await page.goto(sites.urlOf(name, '/our-videos'));
      await page.getByRole('link', { name: messages.action.watchVideo(1, 2) }).click();
      await expect(page.getByRole('dialog').locator('iframe')).toHaveCount(1);
      await expectOwnLanguage(page, 'the player');
      await page.goto(sites.urlOf(name, '/contact'));
      await page.getByRole('button', { name: messages.media.showMap }).first().click();
      await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`hl=${language}$`));
      await expectOwnLanguage(page, 'the map');
    });
  });
}

test.describe('the popup', () => {
  test.use({ estimatePopup: true });

  for (const language of languages) {
    test(`in ${language}`, async ({ page }) => {
      await page.goto(sites.urlOf(`all-${language}`));
      await expect(
        page.getByRole('dialog', { name: getMessages(language).estimatePopup.title }),
      ).toBeVisible();
      expectOnly(language, await textsOf(page), records[`all-${language}`]?.record, 'the popup');
    });
  }
});

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
