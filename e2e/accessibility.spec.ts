import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeProblems } from './support/axe';
import { withLightPictures } from './support/light-pictures';
import { openStates, standInForPlayers } from './support/open-states';
import { cutOffAt, outlineProblems, textSpacing } from './support/page-checks';
import { embeddedRecord, slugOf } from './support/records';
import { routesOf } from './support/routes';

// WCAG 2.2 AA on every page of every embedded record, and on everything that can be opened, on a phone and on a desktop.

test.beforeEach(async ({ page, watch }) => {
  watch.allow(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withLightPictures(page);
});

/** Every kind of page once: services are alike, and so are projects, legal pages, and addresses that are none. */
const addressesOf = (name: string): string[] => {
  const record = embeddedRecord(name);
  const alike = new Set(
    [record.dbServices ?? [], record.landings ?? []].flatMap((list, place) =>
      list.slice(1).map((one) => `${['', '/gallery'][place]}/${slugOf(one.name)}`),
    ),
  );
  if (name !== 'demo') for (const legal of ['/privacy', '/accessibility']) alike.add(legal);
  return [
    ...routesOf(record)
      .filter(({ path, status }) => status === 200 && !alike.has(path))
      .map(({ path }) => path),
    '/no-such-page',
  ];
};

const check = async (page: Page, what: string, problems: () => Promise<string[]>) =>
  expect.soft(await problems(), `${page.url()} ${what}`).toEqual([]);

for (const name of ['demo', 'call-only', 'minimal', 'spanish']) {
  test(`every page of the ${name} site: axe, headings, names, targets; 320 px, 400%, wide text`, async ({
    demo,
    served,
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of addressesOf(name)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(name === 'demo' ? demo.origin + path : served.urlOf(name, path));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await check(page, `axe at ${width} px`, () => axeProblems(page));
        await check(page, `outline at ${width} px`, () => outlineProblems(page));
      }
      // 1280 x 1024 at 400%.
      await check(page, 'at 400%', () => cutOffAt(page, 320, 256));
      await page.addStyleTag({ content: textSpacing });
      await check(page, 'with wide text', async () => [
        ...(await cutOffAt(page, 320, 256)),
        ...(await cutOffAt(page, 1440, 900)),
      ]);
    }
  });
}

for (const width of [390, 1440]) {
  test(`everything that can be opened at ${width} px`, async ({ demo, page, watch }) => {
    test.setTimeout(180_000);
    for (const host of ['https://www.google.com', 'https://www.youtube-nocookie.com'])
      watch.allowOrigin(host);
    watch.allow(/422/);
    await standInForPlayers(page);
    for (const { name, path, open } of openStates.filter((state) => !state.width || state.width === width)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demo.origin + path);
      await open(page);
      await check(page, `${name}: axe`, () => axeProblems(page));
      await check(page, `${name}: outline`, () => outlineProblems(page));
      const room = [width === 390 ? 320 : width, 480] as const;
      await check(page, `${name}, little room`, () => cutOffAt(page, ...room));
      await page.addStyleTag({ content: textSpacing });
      await check(page, `${name}, wide text`, () => cutOffAt(page, ...room));
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test.describe('the estimate popup', () => {
  test.use({ estimatePopup: true });

  for (const language of ['english', 'spanish']) {
    test(`in ${language}`, async ({ demo, served, page }) => {
      await page.goto(language === 'english' ? `${demo.origin}/about` : served.urlOf('spanish'));
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await check(page, `axe at ${width} px`, () => axeProblems(page));
        await check(page, `outline at ${width} px`, () => outlineProblems(page));
      }
      await check(page, 'the popup at 400%', () => cutOffAt(page, 320, 256));
    });
  }
});

test('the palette as a page, for a visitor without JavaScript', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/api/palette`);
  for (const opened of [false, true]) {
    if (opened) await page.locator('summary').nth(3).click();
    for (const width of [1440, 390]) {
      await check(page, `opened: ${opened}, at ${width} px`, () => cutOffAt(page, width, 900));
      await check(page, `opened: ${opened}, axe at ${width} px`, () => axeProblems(page));
    }
  }
});
