import { expect, test } from '@playwright/test';
import { readRecord } from './support';
import { agency, startSystem, type System } from './system';

// The first pages after a login: an owner's customers on her phone, and all businesses before the agency.

let system: System;
test.beforeAll(async () => {
  system = await startSystem();
  await system.command('import', system.write('acme.json', readRecord('content/demo.json')));
  await system.site.start();
  const sent = await fetch(`${system.siteUrl}/api/leads`, {
    method: 'POST',
    headers: { origin: system.siteUrl },
    body: new URLSearchParams({
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '303-555-0123',
      message: 'Two rooms, please.',
    }),
    redirect: 'manual',
  });
  expect(sent.status).toBeLessThan(400);
});
test.afterAll(() => system?.stop());

test('an owner sees a request, marks it, closes today and opens again; a list she has none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await system.invite('owner@acme.test', 'acme'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);

  const request = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ann Lee' }) });
  await expect(request).toContainText('Two rooms, please.');
  await expect(request.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+13035550123');
  await request.getByRole('button', { name: 'Done' }).click();
  await expect(request.getByRole('button', { name: 'Not done yet' })).toBeVisible();
  await page.reload();
  await expect(request.getByRole('button', { name: 'Not done yet' })).toBeVisible();
  await expect(page.locator('.figures')).toContainText('Requests');

  await page.getByRole('button', { name: 'Closed today' }).click();
  await expect(page.getByText('Your site says: closed today.')).toBeVisible();
  // The site reads the change within seconds.
  const again = page.getByRole('button', { name: 'Open after all' });
  await expect(async () => {
    await page.reload();
    await expect(again).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await again.click();
  await expect(page.getByRole('button', { name: 'Closed today' })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);

  await page.goto(`${system.cmsOrigin}/admin/collections/businesses`);
  await page.waitForURL(/\/admin$/);
  await page.goto(`${system.cmsOrigin}/admin/collections/businesses/trash`);
  await page.waitForURL(/\/admin$/);
});

test('the agency finds a business by its town, with the requests of the week', async ({ page }) => {
  await page.goto(`${system.cmsOrigin}/admin/login`);
  await page.locator('#field-email').fill(agency.email);
  await page.locator('#field-password').fill(agency.password);
  await page.getByRole('button', { name: 'Login' }).click();
  const row = page.locator('.board tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row.locator('[data-label="State"]')).toHaveText(/^Live/);
  await expect(row.locator('[data-label="Requests this week"]')).toHaveText('1');
  const search = page.getByRole('searchbox');
  await search.fill('nowhere');
  await expect(row).toHaveCount(0);
  await search.fill('denver');
  await expect(row).toHaveCount(1);
});
