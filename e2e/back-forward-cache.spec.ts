import config from '../playwright.config';
import { wholeChromium } from '../scripts/system-chromium.mjs';
import { expect, test } from './fixtures';
import { panelIsThere, isMarked, testIslands } from './support/island-checks';

// Playwright switches the back/forward cache off, and its headless shell has none.
test.use({
  channel: wholeChromium ? undefined : 'chromium',
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: wholeChromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

testIslands('kept by the browser', async (page, url) => {
  await page.goto(url);
  await panelIsThere(page);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(window, { isFirstDocument: true });
    }),
  );
  await page.goto(new URL('/api/palette', url).href);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => isMarked(page)).toBe(true);
});

test('what was open is open when the back/forward cache restores the page, and closes', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/about`);
  const help = page.getByRole('button', { name: 'Quick help' });
  const widget = page.getByRole('button', { name: 'QR code', exact: true });
  await help.click();
  await expect(widget).toBeVisible();
  await page.goto(`${demo.origin}/api/palette`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(widget).toBeVisible();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await help.click();
  await expect(widget).toHaveCount(0);
});
