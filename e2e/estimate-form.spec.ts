import { expect, test } from './fixtures';
import { axeProblems } from './support/axe';
import { embeddedRecord, withLook } from './support/embedded-records';
import { button, field, fill, formIn, intercept, loadForm } from './support/first-form';
import { hydrated } from './support/hydrated';
import { passTime } from './support/time';

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

test("studio's form opens its second step by a button or an error, and whole without scripts", async ({
  startSites,
  page,
  plainPage,
}) => {
  const { urlOf } = await startSites({ site: { record: withLook(embeddedRecord('demo'), 'studio') } });
  const step = formIn(page).locator('summary');
  await page.goto(urlOf('site', '/'));
  await expect(field(page, 'message')).toBeHidden();
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'message')).toBeVisible();
  await step.click();
  await field(page, 'firstName').fill('Ana');
  await field(page, 'email').fill('ana@example.com');
  await expect(formIn(page)).toHaveAttribute('novalidate', '');
  // Once its script runs, too.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await expect(field(page, 'message')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(field(page, 'message')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveValue('Ana');
  // No field is half behind the bar.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axeProblems(page)).toEqual([]);

  await plainPage.goto(urlOf('site', '/'));
  for (const name of ['firstName', 'address', 'message']) await expect(field(plainPage, name)).toBeVisible();
  await expect(button(plainPage)).toBeVisible();
  await expect(formIn(plainPage).locator('summary')).toBeHidden();
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
