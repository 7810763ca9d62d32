import { expect, test } from './fixtures';
import { openAndClosed } from './support/call-only-sites';

test('Home is complete, with the phone everywhere and no navigation', async ({ startSites, page }) => {
  const sites = await startSites(openAndClosed);
  await page.goto(sites.urlOf('closed'));
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Alder Carving' })).toBeVisible();
  // Home links to the palette's page, which is shown without scripts only.
  const inner = page.locator(
    'a[href^="/"]:not([href="/"]):not([href^="/assets/"]):not([href^="/_next/"]):not([href="/api/palette"])',
  );
  await expect(inner).toHaveCount(0);
  const services = page.getByRole('contentinfo').getByRole('link', { name: 'Alder Carving' });
  await expect(services).toHaveAttribute('href', 'tel:+13035550111');
  const call = page.getByRole('main').getByRole('link', { name: /^Call / });
  expect(await call.count()).toBeGreaterThan(3);
  for (const link of await call.all()) await expect(link).toHaveAttribute('href', 'tel:+13035550111');
});

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
