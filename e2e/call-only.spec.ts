import { expect, test } from './fixtures';
import { openAndClosed } from './support/call-only-sites';

test("a link to #privacy or #accessibility opens that text in Home's footer", async ({
  startSites,
  page,
}) => {
  const sites = await startSites(openAndClosed);
  for (const [id, words] of [
    ['privacy', 'When you ask for an estimate'],
    ['accessibility', 'If something stands in your way'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${sites.urlOf('closed')}/#${id}`);
    await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible();
  }
});

test('on a phone the call bar stays at the bottom of the window', async ({ startSites, page }) => {
  const sites = await startSites(openAndClosed);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(sites.urlOf('closed'));
  const bar = page.locator('.call-bar').getByRole('link');
  await expect(bar).toHaveAttribute('href', 'tel:+13035550111');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('a tap on a call button brings the page back to its top', async ({ startSites, page }) => {
  const sites = await startSites(openAndClosed);
  await page.goto(sites.urlOf('closed'));
  // The call itself would open another program.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /^Call / })
    .last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await last.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
