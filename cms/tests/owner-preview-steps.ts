import { expect, type Locator } from '@playwright/test';
import { bottomOf, counted, hold, openForm, publicText, publish, sheetFits, type Day } from './phone';

// What an owner changes in the preview of her site.

/** Her phone number, which she touches on her site and changes in a sheet; then others that she sees. */
export const phoneNumber = async ({ page, system }: Day) => {
  const frame = page.frameLocator('.live-preview-window iframe');
  const sheet = page.locator('[data-sheet]');
  const used = await counted({ page, system }, async () => {
    await openForm(page);
    await page.locator('#live-preview-toggler').tap();
    await frame.locator('a[href^="tel:"]:visible').first().tap();
    const number = page.locator('#field-dbPrincipal__phones__0__phone');
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('inputmode', 'tel');
    await expect(number).toHaveAttribute('autocomplete', 'tel');
    await sheetFits(page);
    await number.fill('303-555-0190');
    await expect(frame.locator('a[href="tel:+13035550190"]:visible').first()).toBeVisible();
    // Back closes the sheet, and nothing else.
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(frame.getByRole('banner')).toBeVisible();
    await publish(page);
  });
  expect(used).toBeLessThanOrEqual(4);
  await expect.poll(() => publicText({ system })).toContain('303-555-0190');

  const heading = frame.getByRole('heading', { level: 1 });
  const open = async (touched: Locator, field: string, force = false) => {
    await touched.tap({ force });
    await expect(sheet.locator(field)).toBeVisible();
    await sheetFits(page);
  };
  const close = async () => {
    await page.locator('.live-status').getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
  };
  const fieldOf = (path: string) => frame.locator(`[data-field="${path}"]:visible`).first();
  await open(heading, '#field-dbSlogan__0__slogan, #field-dbPrincipal__name');
  await close();
  await open(frame.locator('[data-hours]:visible').first(), '.hours-field');
  await close();
  // A link may lie over a picture.
  const photo = frame.locator('img[data-field][loading="lazy"]:visible').first();
  await open(photo, '.picture-field, .picture-list', true);
  await sheet.getByRole('button', { name: 'Choose' }).tap();
  const drawer = page.locator('.list-drawer');
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((one) => one.contains(document.elementFromPoint(195, 800)))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await close();
  // A text in a link: its page opens behind its field, and stays when Back closes the sheet.
  const entryNow = () => page.evaluate<number>('navigation.currentEntry.index');
  const entry = await entryNow();
  const letGo = await hold(page, '**/exterior-painting*');
  await open(fieldOf('dbServices[1].name'), '#field-dbServices__1__name');
  await expect.poll(entryNow).toBe(entry + 1);
  letGo();
  // Back is the sheet's from then on.
  await expect.poll(entryNow).toBe(entry + 2);
  await expect(heading).toHaveText('Exterior Painting');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(heading).toHaveText('Exterior Painting');
  // Of a page that never comes, too.
  await page.route('**/interior-painting*', (route) => route.abort('aborted'));
  await open(fieldOf('dbServices[0].name'), '#field-dbServices__0__name');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(heading).toHaveText('Exterior Painting');
  await page.unrouteAll();
  // Above the keyboard, which a phone lays over the page.
  await open(heading, '#field-dbServices__1__name');
  await page.evaluate(() => {
    Object.defineProperty(visualViewport!, 'height', { value: innerHeight - 300, configurable: true });
    visualViewport!.dispatchEvent(new Event('resize'));
  });
  await expect.poll(() => bottomOf(page.locator('.doc-controls__controls-wrapper'))).toBe(844 - 300);
  await sheetFits(page);
  await close();
  await open(fieldOf('options.words.callToAction'), '#field-options__words__callToAction');
  // The eye brings the form back, in whose place nothing of the sheet is left.
  await page.locator('#live-preview-toggler').tap();
  await expect(sheet).toHaveCount(0);
};
