import { expect, test } from './fixtures';
import { hydrated, passTime } from './support/prepare-page';

test.describe('the estimate popup', () => {
  test.use({ estimatePopup: true });

  test('on a phone nothing covers the first screen; a sheet comes later, and is at most half as high', async ({
    demo,
    page,
  }) => {
    await page.clock.install();
    const sheet = page.getByRole('dialog', { name: 'Request An Estimate Now' });
    const heightOfSheet = async () => (await sheet.boundingBox())?.height ?? Infinity;
    for (const [width, height, path] of [
      [390, 844, '/'],
      [844, 390, '/about'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(demo.origin + path);
      await hydrated(page);
      await passTime(page, 10_000);
      await expect(sheet).toHaveCount(0);
      await page.evaluate(() => window.scrollTo({ top: window.innerHeight + 50, behavior: 'instant' }));
      await passTime(page, 1_000);
      await expect(sheet.getByRole('button', { name: 'Open the form' })).toBeInViewport({ ratio: 1 });
      expect(await heightOfSheet()).toBeLessThanOrEqual(height / 2);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.evaluate(() => localStorage.clear());
    }
  });

  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const)
    test(`in a window of ${width} x ${height} px, what sends it and what closes it are in view`, async ({
      demo,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(demo.origin);
      const popup = page.getByRole('dialog');
      if (width < 768) {
        await hydrated(page);
        await page.evaluate(() => window.scrollTo({ top: window.innerHeight + 50, behavior: 'instant' }));
        await popup.getByRole('button', { name: 'Open the form' }).click();
      }
      await expect(popup.getByRole('heading', { name: 'Request An Estimate Now' })).toBeFocused();
      await expect(popup.locator('button[type="submit"]')).toBeInViewport({ ratio: 1 });
      await expect(popup.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await expect(popup.getByRole('button', { name: 'Not now' })).toBeInViewport({ ratio: 1 });
      await popup.getByRole('button', { name: 'Not now' }).click();
      await expect(popup).toHaveCount(0);
    });
});
