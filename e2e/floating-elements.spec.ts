import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';
import { wholePage } from './support/laid-out';
import type { SiteServer } from './support/site-server';

const panelButton = (page: Page) => page.getByRole('button', { name: 'Quick help' });
const widget = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name, exact: true });
const popup = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const openWidget = async (page: Page, name: string) => {
  await panelButton(page).click();
  await widget(page, name).click();
};

test('with the keyboard alone: Esc closes the widget, then the panel, and focus goes back', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/about`);
  await panelButton(page).focus();
  await page.keyboard.press('Space');
  await expect(widget(page, 'QR code')).toBeVisible();
  await widget(page, 'QR code').focus();
  await page.keyboard.press('Enter');
  await expect(popup(page, 'QR code')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page, 'QR code')).toHaveCount(0);
  await expect(widget(page, 'QR code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(widget(page, 'QR code')).toHaveCount(0);
  await expect(panelButton(page)).toBeFocused();
});

test.describe('on a server of its own', () => {
  test.describe.configure({ mode: 'default' });

  let server: SiteServer;
  test.beforeAll(async ({ startServer }) => {
    server = await startServer();
  });

  test('a visit is counted once per browsing session, and shown', async ({ page, browser }) => {
    const visits = async () =>
      ((await (await fetch(`${server.origin}/api/visits`)).json()) as { visits: number }).visits;
    expect(await visits()).toBe(0);
    const counted = page.waitForResponse(
      (response) => response.url().endsWith('/api/visits') && response.request().method() === 'POST',
    );
    await page.goto(`${server.origin}/about`);
    await counted;
    await page.goto(`${server.origin}/services`);
    await page.reload();
    await openWidget(page, 'Visits');
    await expect(popup(page, 'Visits').getByRole('status')).toHaveText(/^1\s*visit to this website$/);
    expect(await visits()).toBe(1);
    expect(await page.context().cookies()).toEqual([]);

    const other = await (await browser.newContext()).newPage();
    const second = other.waitForResponse(
      (response) => response.url().endsWith('/api/visits') && response.request().method() === 'POST',
    );
    await other.goto(`${server.origin}/about`);
    await second;
    await other.context().close();
    expect(await visits()).toBe(2);

    await server.halt();
    await server.resume();
    expect(await visits()).toBe(2);
  });
});

test('the back-to-top button is shown above 400 px only', async ({ demo, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${demo.origin}/about`);
  const button = page.getByRole('button', { name: 'Back to top' });
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await scrollTo(400);
  await expect(button).toBeHidden();
  await scrollTo(401);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the progress bar is as long as the page is scrolled (motion: ${reducedMotion})`, async ({
    demo,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(demo.origin);
    await wholePage(page);
    const shareAt = (share: number) =>
      page.evaluate(async (part) => {
        window.scrollTo({
          top: (document.documentElement.scrollHeight - window.innerHeight) * part,
          behavior: 'instant',
        });
        await new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        return (
          (document.querySelector('.scroll-progress')?.getBoundingClientRect().width ?? 0) /
          document.documentElement.clientWidth
        );
      }, share);
    expect(await shareAt(0)).toBeCloseTo(0, 1);
    expect(await shareAt(0.5)).toBeCloseTo(0.5, 1);
    expect(await shareAt(1)).toBeCloseTo(1, 1);
  });
}
