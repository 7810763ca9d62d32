import { expect, test } from './fixtures';
import { button, field, fill, formIn, intercept, loadForm } from './support/first-form';
import { hydrated } from './support/hydrated';
import { passTime } from './support/time';

test('a sent form is replaced by thanks', async ({ demo, page }) => {
  // The first answer of a server opens its database; a person types for longer.
  await page.request.get(`${demo.origin}/api/leads/bot-check`);
  await page.goto(`${demo.origin}/contact?utm_source=card`);
  await hydrated(page);
  const checked = page.waitForResponse('**/bot-check');
  await loadForm(page);
  await checked;
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

test('what brought the visit is sent with the form, two pages later', async ({ demo, page }) => {
  const posted = await intercept(page, () => ({ status: 200, json: { ok: true } }));
  const advertised = `${demo.origin}/about?utm_source=ad&gclid=Cj0K_9-x`;
  await page.goto(advertised, { referer: 'https://www.search.example/' });
  await hydrated(page);
  for (const path of ['/services', '/contact']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(demo.origin + path);
  }
  await page.reload();
  await loadForm(page);
  await fill(page);
  await button(page).click();
  await expect.poll(() => posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    page: '/contact',
    utm_source: 'ad',
    gclid: 'Cj0K_9-x',
    referrer: 'www.search.example',
    landing_page: '/about',
  });
});

test('by keyboard alone, errors are at their fields with focus on the first, then the form is sent', async ({
  demo,
  page,
}) => {
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

test.describe('the popup and the page', () => {
  test.use({ estimatePopup: true });

  test('share a draft', async ({ demo, page }) => {
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

test('without a touch the form downloads and sends nothing', async ({ demo, page }) => {
  const calls: string[] = [];
  const scripts: string[] = [];
  await page.clock.install();
  page.on('request', (request) => {
    if (request.url().includes('/api/leads')) calls.push(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // Without what the page fetches when the browser idles.
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

test('photos: added, removed, made smaller and sent', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/contact`);
  await hydrated(page);
  await loadForm(page);
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
