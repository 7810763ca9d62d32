import type { Page } from '@playwright/test';
import { lookNames } from '../lib/content/look/looks';
import { getMessages } from '../lib/language/i18n';
import { expect, isFullRun, sitesWith, test } from './fixtures';
import { demoInLooks, embeddedRecord } from './support/embedded-records';
import { openStates, popupStatesIn, standInForPlayers } from './support/open-states';

// A page on paper: nothing that lies over it, and on top what a reader of paper needs.

const record = embeddedRecord('demo');
const inLooks = demoInLooks(lookNames);
const sites = sitesWith(inLooks);

/** In the page: what is fixed and shown. */
const overlays = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.getBoundingClientRect().height > 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('every look prints name, address, phones and hours on top, and nothing fixed', async ({
  sharedPage: page,
}) => {
  for (const id of Object.keys(inLooks)) {
    await page.goto(sites.urlOf(id, '/about'));
    const sheet = page.locator('#print-sheet');
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toContainText(record.dbPrincipal.name);
    await expect(sheet).toContainText('303-555-0142');
    await expect(sheet).toContainText('1200 Larimer');
    await expect(sheet).toContainText('8');
    expect(await sheet.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(40);
    await expect(page.locator('body > header')).toBeHidden();
    expect([id, await overlays(page)]).toEqual([id, []]);
    await page.emulateMedia({ media: null });
  }
});

const opened = [
  ...openStates.filter(({ name }) =>
    (isFullRun ? /viewer|palette|video|score|panel/ : /viewer|panel/).test(name),
  ),
  ...popupStatesIn(getMessages('en')).slice(0, isFullRun ? 1 : 0),
];
test('no dialog, panel or note that is open is printed', async ({ demo, sharedPage: page, watch }) => {
  test.slow();
  await standInForPlayers(page, watch);
  for (const { name, path, open } of opened) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(demo.origin + path);
    await open(page);
    await page.emulateMedia({ media: 'print' });
    expect([name, await overlays(page)]).toEqual([name, []]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  }
});
