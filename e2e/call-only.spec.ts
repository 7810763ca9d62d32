import { expect, sitesWith, test } from './fixtures';
import { openAndClosed } from './support/call-only-sites';

const sites = sitesWith(openAndClosed);

test("a link to #privacy or #accessibility opens that text in Home's footer", async ({
  sharedPage: page,
}) => {
  for (const [id, words] of [
    ['privacy', 'When you ask for an estimate'],
    ['accessibility', 'If something stands in your way'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${sites.urlOf('closed')}/#${id}`);
    await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible();
  }
});

test('on a phone one bar calls below the first screen, and leaves while a form is in view', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [name, links] of [
    ['closed', ['tel:+13035550111']],
    ['open', ['tel:+13035550111', '/contact']],
  ] as const) {
    await page.goto(sites.urlOf(name));
    const row = page.locator('.floating-row');
    const calls = row.locator('.bar-call');
    await expect(calls.first()).toBeHidden();
    await page.evaluate(() => {
      document.querySelector('main form')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect(row).toHaveAttribute('data-away', '');
    await expect(calls.first()).not.toBeInViewport();
    await page.locator('#services, #service-rows').evaluate((part) => part.scrollIntoView());
    for (const [index, href] of links.entries()) {
      await expect(calls.nth(index)).toHaveAttribute('href', href);
      await expect(calls.nth(index)).toBeInViewport({ ratio: 1 });
    }
    const { height } = (await row.boundingBox()) ?? { height: 0 };
    expect(Math.round(height)).toBeLessThanOrEqual(66);
  }
});

test('a tap on a call button brings the page back to its top', async ({ sharedPage: page }) => {
  await page.goto(sites.urlOf('closed'));
  // The call itself would open another program.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /^Call / })
    .and(page.locator('.btn'))
    .last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await last.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
