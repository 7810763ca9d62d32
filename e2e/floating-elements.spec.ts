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

test('the panel expands, shows one widget at a time, and closes them all when it collapses', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/about`);
  await panelButton(page).click();
  await widget(page, 'Call us now').click();
  await expect(popup(page, 'Call us now').getByRole('link', { name: /303-555-0142/ })).toHaveAttribute(
    'href',
    'tel:+13035550142',
  );
  await widget(page, 'QR code').click();
  await expect(popup(page, 'Call us now')).toHaveCount(0);
  await expect(popup(page, 'QR code').getByRole('img', { name: /QR code/ })).toBeVisible();
  await panelButton(page).click();
  await expect(popup(page, 'QR code')).toHaveCount(0);
  await panelButton(page).click();
  await expect(widget(page, 'QR code')).toHaveAttribute('aria-expanded', 'false');
});

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

test('the chat greets after its loader, and sends the message to the messaging service in a new window', async ({
  demo,
  page,
}) => {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      open: (url: string) => {
        opened.push(url);
        return null;
      },
    });
  });
  await page.goto(`${demo.origin}/about`);
  await openWidget(page, 'Chat with us');
  const chat = popup(page, 'Chat with us');
  await expect(chat.getByRole('status')).toContainText('Loading');
  await expect(chat.getByRole('status')).toContainText('Hi there, How can we help you?');
  const field = chat.getByRole('textbox', { name: 'Your message' });
  await field.fill('   ');
  await chat.getByRole('button', { name: 'Send' }).click();
  await field.fill('Can you paint 2 rooms & a hall?');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual([
    'https://wa.me/13035550142?text=Can%20you%20paint%202%20rooms%20%26%20a%20hall%3F',
  ]);
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

  test('the weather is requested and shown only when its widget is opened', async ({ content, page }) => {
    const before = await content.hits('weather');
    await page.goto(`${server.origin}/about`);
    await panelButton(page).click();
    expect(await content.hits('weather')).toBe(before);
    await widget(page, 'Weather').click();
    const weather = popup(page, 'Weather').getByRole('status');
    await expect(weather).toContainText('71°F');
    await expect(weather).toContainText('Partly Cloudy');
    await expect(weather).toContainText('Denver');
  });
});

test('without weather the loader goes on', async ({ startServer, content, page }) => {
  await content.setMode('500', 'weather');
  try {
    const server = await startServer();
    await page.goto(`${server.origin}/about`);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/weather'));
    await openWidget(page, 'Weather');
    expect(await (await answered).json()).toEqual({ weather: null });
    await expect(popup(page, 'Weather').getByRole('status')).toContainText('Loading');
    expect(server.logLines(/weather/).length).toBeGreaterThan(0);
  } finally {
    await content.setMode('ok', 'weather');
  }
});

test('the badge links to the reviews, and its note opens by keyboard', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/about`);
  const badge = page.getByRole('complementary', { name: 'Shortcuts' });
  await expect(badge.getByRole('link', { name: /4\.35.*46 reviews/ })).toHaveAttribute('href', '/reviews');
  await badge.getByRole('button', { name: 'How the score is computed' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/lower ones count as zero/).filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#how-scored')).toBeHidden();
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

test('a site without widgets has only the back-to-top button; a call-only panel calls without JavaScript', async ({
  served,
  plainPage,
}) => {
  await plainPage.goto(served.urlOf('minimal'));
  expect(
    await plainPage
      .getByRole('complementary', { name: 'Shortcuts' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['#top']);
  await plainPage.goto(served.urlOf('call-only'));
  const panel = plainPage.getByRole('link', { name: 'Quick help' });
  await expect(panel).toHaveAttribute('href', /^tel:\+1\d{10}$/);
});
