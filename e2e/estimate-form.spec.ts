import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated } from './support/hydrated';
import { passTime } from './support/time';

// The estimate form as a person fills it in: with and without a script, and when sending fails.

const formIn = (page: Page) => page.locator('main form[action="/api/leads"]').first();
const field = (page: Page, name: string) => formIn(page).locator(`[name="${name}"]`).first();
const button = (page: Page) => formIn(page).locator('button[type="submit"]');

/** From here on the form's own script is there. */
const touch = async (page: Page) => {
  await field(page, 'lastName').focus();
  await expect(formIn(page)).toHaveAttribute('novalidate', '');
};

const fill = async (page: Page, message = 'Two rooms and a hallway') => {
  await field(page, 'firstName').fill('Ana');
  await field(page, 'phone').fill('(303) 555-0199');
  await field(page, 'message').fill(message);
};

/** What the page posts from here on, answered by the test and not by the server. */
const intercept = async (page: Page, answer: () => { status: number; json: unknown } | null) => {
  const posted: Record<string, unknown>[] = [];
  await page.route('**/api/leads', async (route) => {
    posted.push(route.request().postDataJSON() as Record<string, unknown>);
    const reply = answer();
    await (reply ? route.fulfill(reply) : route.abort('failed'));
  });
  return posted;
};

test('sent in place: the server takes it, and the visitor is thanked where the form was', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/contact?utm_source=card`);
  await hydrated(page);
  await touch(page);
  await fill(page);
  const request = page.waitForRequest('**/api/leads');
  await button(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    firstName: 'Ana',
    page: '/contact',
    utm_source: 'card',
    textConsent: false,
    botCheck: expect.stringMatching(/^\d+\./),
    project_reference: '',
  });
  const thanks = page.getByText('Thank you!', { exact: true });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await expect(formIn(page)).toBeHidden();
  await page.goto(`${demo.origin}/contact`);
  await expect(field(page, 'message')).toHaveValue('');
});

test('by keyboard alone: errors at their fields, focus on the first, then sent', async ({ demo, page }) => {
  const posted = await intercept(page, () => ({ status: 200, json: { ok: true } }));
  await page.goto(`${demo.origin}/contact`);
  await field(page, 'firstName').focus();
  await expect(formIn(page)).toHaveAttribute('novalidate', '');
  await page.keyboard.press('Enter');
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(formIn(page).locator('[aria-invalid]')).toHaveCount(3);
  await expect(field(page, 'phone')).toHaveAccessibleDescription(/phone number or an e-mail/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing has been sent yet');
  expect(posted).toEqual([]);
  await page.keyboard.type('Ana');
  await expect(formIn(page).locator('[aria-invalid]')).toHaveCount(2);
  await field(page, 'email').fill('ana@example.com');
  await field(page, 'message').fill('Two rooms');
  await expect(formIn(page).locator('[aria-invalid]')).toHaveCount(0);
  await field(page, 'email').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
  expect(posted).toHaveLength(1);
});

test('while it is being sent nothing in it can be changed, by mouse or by keyboard; then focus is where the visitor goes on', async ({
  demo,
  page,
  watch,
}) => {
  watch.allow(/422|503/);
  const answers = [
    { status: 422, json: { errors: { phone: 'Please include the area code.' } } },
    { status: 503, json: { message: 'The database is away.', phone: null } },
    { status: 200, json: { ok: true } },
  ];
  let answer = () => {};
  await page.route('**/api/leads', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(answers.shift());
  });
  await page.goto(`${demo.origin}/contact`);
  await hydrated(page);
  await touch(page);
  await fill(page);
  const focused = [
    field(page, 'phone'),
    page.getByText('Your request has not been sent yet'),
    page.getByText('Thank you!', { exact: true }),
  ];
  for (const next of focused) {
    const sent = page.waitForRequest('**/api/leads');
    await button(page).click();
    await sent;
    const sending = page.getByText('Sending your request…');
    await expect(sending).toBeFocused();
    await expect(sending).toBeInViewport();
    const message = await field(page, 'message').boundingBox();
    await page.mouse.click((message?.x ?? 0) + 20, (message?.y ?? 0) + 20);
    await page.keyboard.type('Three rooms');
    await sending.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Four rooms');
    expect(await formIn(page).evaluate((form) => form.contains(document.activeElement))).toBe(false);
    await expect(field(page, 'message')).toHaveValue('Two rooms and a hallway');
    await expect(field(page, 'firstName')).toHaveValue('Ana');
    await sending.focus();
    answer();
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    if (answers.length > 0) await fill(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('not sent: the visitor is told in view, has other ways, and keeps the text; a retry after a reload is the same lead', async ({
    demo,
    page,
    watch,
  }) => {
    watch.allow(/503|ERR_FAILED|request failed/);
    const answers = [
      null,
      { status: 503, json: { message: 'The database is away.', phone: null } },
      { status: 200, json: { ok: true } },
    ];
    const posted = await intercept(page, () => answers.shift() ?? null);
    await page.goto(`${demo.origin}/contact`);
    await fill(page);
    await button(page).click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('no connection');
    await expect(notice).toBeInViewport();
    await expect(notice.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    expect(
      decodeURIComponent((await notice.locator('a[href^="https://wa.me/1"]').getAttribute('href')) ?? ''),
    ).toContain('Two rooms and a hallway');
    for (const link of await notice.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await expect(notice).toContainText('The database is away.');
    await page.reload();
    await expect(field(page, 'message')).toHaveValue('Two rooms and a hallway');
    await button(page).click();
    await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
    expect(posted).toHaveLength(3);
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
  });
});

test.describe('the popup and the page', () => {
  test.use({ estimatePopup: true });

  test('share what was typed', async ({ demo, page }) => {
    await page.goto(demo.origin);
    const popup = page.getByRole('dialog', { name: 'Request An Estimate Now' });
    await popup.locator('[name="firstName"]').fill('Ana');
    await expect(popup.locator('form')).toHaveAttribute('novalidate', '');
    await popup.locator('[name="message"]').fill('Typed in the popup');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(field(page, 'message')).toHaveValue('Typed in the popup');
    await field(page, 'message').fill('Changed on the page');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
      .toContain('Changed on the page');
    await page.goto(`${demo.origin}/contact`);
    await expect(field(page, 'firstName')).toHaveValue('Ana');
    await expect(field(page, 'message')).toHaveValue('Changed on the page');
  });
});

test('a visitor who touches nothing downloads and sends nothing for it', async ({ demo, page }) => {
  const calls: string[] = [];
  const scripts: string[] = [];
  await page.clock.install();
  page.on('request', (request) => {
    if (request.url().includes('/api/leads')) calls.push(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // What other parts of the page fetch when the browser idles is not meant.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`${demo.origin}/contact`);
  await hydrated(page);
  const before = [...scripts];
  await passTime(page, 10_000);
  expect([calls, scripts]).toEqual([[], before]);
  await field(page, 'firstName').focus();
  await expect(formIn(page)).toHaveAttribute('novalidate', '');
  expect(scripts.length).toBeGreaterThan(before.length);
  await expect.poll(() => calls.length).toBe(1);
});

test('where the script of the form cannot be loaded, the form is posted, and the server thanks', async ({
  demo,
  page,
  watch,
}) => {
  watch.allow(/request failed|Failed to load resource|ERR_FAILED/);
  await page.goto(`${demo.origin}/contact`);
  await hydrated(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('failed'));
  await fill(page, 'Without the chunk');
  await button(page).click();
  await expect(page).toHaveURL(`${demo.origin}/api/leads/thanks`);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('without JavaScript: errors come back with what was typed, then thanks', async ({
  demo,
  plainPage,
  watch,
}) => {
  watch.allow(/status 422|status of 422/);
  await plainPage.goto(`${demo.origin}/contact`);
  await field(plainPage, 'firstName').fill('Ana');
  await field(plainPage, 'message').fill('Plain HTML');
  await button(plainPage).click();
  await expect(plainPage.getByText('1 thing to put right')).toBeVisible();
  await expect(plainPage.locator('[name="message"]')).toHaveValue('Plain HTML');
  await plainPage.locator('[name="email"]').fill('ana@example.com');
  await plainPage.locator('button[type="submit"]').click();
  await expect(plainPage).toHaveURL(`${demo.origin}/api/leads/thanks`);
});

test('in Spanish', async ({ served, page }) => {
  await page.goto(served.urlOf('spanish', '/contact'));
  await field(page, 'firstName').focus();
  await expect(formIn(page)).toHaveAttribute('novalidate', '');
  await button(page).click();
  await expect(field(page, 'message')).toHaveAccessibleDescription('Por favor, complete este campo.');
});

test('photos: added, removed, made smaller and sent', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/contact`);
  await hydrated(page);
  await touch(page);
  const large = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3_000, 1_500];
    canvas.getContext('2d')?.fillRect(0, 0, 1_500, 1_500);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const photo = { name: 'kitchen.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') };
  await formIn(page).getByLabel('Add photos').setInputFiles([photo, photo]);
  await expect(formIn(page).locator('img')).toHaveCount(2);
  await formIn(page).getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(formIn(page).locator('img')).toHaveCount(1);
  await fill(page, 'With a photo');
  const request = page.waitForRequest('**/api/leads');
  await button(page).click();
  expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
});
