import type { Page } from '@playwright/test';
import { expect, full, test } from './fixtures';
import { axeProblems } from './support/axe';
import { resizePage } from './support/laid-out';
import { withLightPictures } from './support/light-pictures';
import { cutOffAt, outlineProblems } from './support/page-checks';

// WCAG 2.2 AA on what every-page.spec.ts and every-state.spec.ts do not open.

test.beforeEach(async ({ page, watch }) => {
  watch.allow(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withLightPictures(page);
});

const check = async (page: Page, what: string, problems: () => Promise<string[]>) =>
  expect.soft(await problems(), `${page.url()} ${what}`).toEqual([]);

test.describe('the estimate popup', () => {
  test.use({ estimatePopup: true });

  for (const language of ['english', 'spanish']) {
    test(`in ${language}`, language === 'english' ? {} : full, async ({ demo, served, page }) => {
      await page.goto(language === 'english' ? `${demo.origin}/about` : served.urlOf('spanish'));
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const width of [1440, 390]) {
        await resizePage(page, { width, height: 900 });
        await check(page, `axe at ${width} px`, () => axeProblems(page));
        await check(page, `outline at ${width} px`, () => outlineProblems(page));
      }
      await check(page, 'the popup at 400%', () => cutOffAt(page, 320, 256));
    });
  }
});

test('the palette page for visitors without JavaScript passes axe, and nothing on it is cut off', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/api/palette`);
  for (const opened of [false, true]) {
    if (opened) await page.locator('summary').nth(3).click();
    for (const width of [1440, 390]) {
      await check(page, `opened: ${opened}, at ${width} px`, () => cutOffAt(page, width, 900));
      await check(page, `opened: ${opened}, axe at ${width} px`, () => axeProblems(page));
    }
  }
});
