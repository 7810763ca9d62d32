import { expect, test } from './fixtures';
import { passTime } from './support/time';
import { hydrated } from './support/hydrated';

test.describe('the estimate popup', () => {
  test.use({ estimatePopup: true });

  test('opens by itself once in 30 days, with focus on its title; Esc returns focus to where it was', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/about`);
    const popup = page.getByRole('dialog', { name: 'Request An Estimate Now' });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('heading', { name: 'Request An Estimate Now' })).toBeFocused();
    await expect(popup.getByLabel(/First name/)).toBeVisible();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.clock.install();
    await page.goto(`${demo.origin}/services`);
    await hydrated(page);
    await passTime(page, 10_000);
    await expect(popup).toHaveCount(0);
  });

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
      await passTime(page, 14_000);
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

test('the palette: twelve groups, at most one open, and a hex code that is copied', async ({
  demo,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: demo.origin });
  await page.goto(`${demo.origin}/about`);
  const button = page.getByRole('button', { name: 'Color Palettes' });
  await button.click();
  const modal = page.getByRole('dialog', { name: 'Color Palettes' });
  const groups = modal.locator('button[aria-expanded]');
  await expect(groups).toHaveCount(12);
  const open = modal.locator('button[aria-expanded="true"]');
  while ((await open.count()) > 0) await open.first().click();
  await groups.nth(2).click();
  await groups.nth(5).click();
  await expect(open).toHaveCount(1);
  const swatch = modal.locator('ul:not([hidden]) button').first();
  const hex = /#[0-9A-F]{6}/i.exec((await swatch.textContent()) ?? '')?.[0] ?? '?';
  await swatch.click();
  await expect(modal.getByRole('status')).toContainText(hex);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('dropdowns', () => {
  const entries = 'header ~ div [data-dropdown] ul, [data-dropdown] ul';

  test('open on hover and by keyboard, and close on Esc without losing focus', async ({ demo, page }) => {
    await page.goto(`${demo.origin}/about`);
    await hydrated(page);
    const services = page.locator('[data-dropdown]').first();
    const list = services.locator('ul');
    await services.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.mouse.move(5, 600);
    await services.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(services.getByRole('button')).toBeFocused();
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(services.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(services.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(entries).filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes on Esc, with focus on its button, and on a tap elsewhere; its submenus open independently', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/about`);
    await hydrated(page);
    const menu = page.locator('header details').first();
    const button = menu.locator('summary').first();
    await button.click();
    const submenus = menu.locator('details');
    await submenus.nth(0).locator('summary').click();
    await submenus.nth(1).locator('summary').click();
    await expect(submenus.nth(0)).toHaveAttribute('open', '');
    await expect(submenus.nth(1)).toHaveAttribute('open', '');
    // Nothing is hidden in a box that scrolls.
    for (const index of [0, 1])
      expect(
        await submenus
          .nth(index)
          .locator('ul')
          .evaluate((list) => list.scrollHeight - list.clientHeight),
      ).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(30, 830);
    await expect(menu).not.toHaveAttribute('open', '');
  });
});
