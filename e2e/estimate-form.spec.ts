import { expect, sitesWith, test } from './fixtures';
import { axeProblems } from './support/page-checks';
import { demoInLooks } from './support/embedded-records';
import { field, formIn } from './support/form-states';
import { hydrated, passTime } from './support/prepare-page';

const sites = sitesWith(demoInLooks(['classic', 'studio']));

test('the form of Contact is whole on a desk; on phones, and on Home, a button opens its details', async ({
  page,
  plainPage,
}) => {
  const details = ['lastName', 'address', 'service', 'textConsent'];
  const button = formIn(page).locator('summary');
  await page.goto(sites.urlOf('classic', '/contact'));
  for (const name of details) await expect(field(page, name)).toBeVisible();
  await expect(button).toBeHidden();
  await field(page, 'lastName').fill('Ruiz');
  // What was typed on a desk stays in view when the window gets narrow.
  await expect
    .poll(() => page.evaluate(() => Object.values<string>({ ...localStorage }).join()))
    .toContain('Ruiz');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(field(page, 'lastName')).toHaveValue('Ruiz');
  await expect(field(page, 'lastName')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  for (const [look, width] of [
    ['classic', 390],
    ['classic', 1440],
    ['studio', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(sites.urlOf(look, '/'));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    for (const name of ['firstName', 'phone', 'email', 'message'])
      await expect(field(page, name)).toBeVisible();
    for (const name of details) await expect(field(page, name)).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    for (const name of details) await expect(field(page, name)).toBeVisible();

    await plainPage.setViewportSize({ width, height: 900 });
    await plainPage.goto(sites.urlOf(look, '/'));
    await formIn(plainPage).locator('summary').click();
    for (const name of details) await expect(field(plainPage, name)).toBeVisible();
  }
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
