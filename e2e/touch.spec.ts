import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { swipe } from './support/touch';

// The gallery viewer's swipe: media.spec.ts.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return box;
};

test('the before/after slider follows a tap and a horizontal swipe; a vertical swipe scrolls the page', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/gallery`);
  const range = page.getByRole('slider').first();
  await range.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const value = async () => Math.round(Number(await range.inputValue()));
  const { x, y, width, height } = await boxOf(range);
  const at = (share: number): [number, number] => [x + width * share, y + height / 2];
  await page.touchscreen.tap(...at(0.75));
  await expect.poll(value).toBe(75);
  await swipe(page, at(0.7), at(0.2));
  await expect.poll(async () => Math.abs((await value()) - 20)).toBeLessThanOrEqual(2);
  const [before, scrolled] = [await value(), await page.evaluate(() => scrollY)];
  await swipe(page, [x + width * 0.6, y + height * 0.8], [x + width * 0.6, y + height * 0.8 - 200]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
  expect(await value()).toBe(before);
});
