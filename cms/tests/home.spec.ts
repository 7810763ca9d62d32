import { expect, test, type Page } from '@playwright/test';
import { pngOf, readRecord } from './support';
import { agency, startSystem, type System } from './system';

// The first pages after a login: an owner's customers on her phone, and all businesses before the agency.

let system: System;
const acme = readRecord('content/demo.json');
const published = async () => (await fetch(`${system.cmsUrl}/paginas/acme`)).json();
const logIn = async (page: Page) => {
  await page.goto(`${system.cmsOrigin}/admin/login`);
  await page.locator('#field-email').fill(agency.email);
  await page.locator('#field-password').fill(agency.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin$/);
};
test.beforeAll(async () => {
  system = await startSystem();
  await system.command('import', system.write('acme.json', acme));
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

  // It looks like hers.
  const head = page.locator('.owner-head');
  await expect(head.getByRole('link', { name: acme.dbPrincipal.name, exact: true })).toBeVisible();
  // From the first answer of the site on.
  const toSite = head.getByRole('link', { name: 'See my site' });
  await expect(async () => {
    if (!(await toSite.isVisible())) await page.reload();
    await expect(toSite).toHaveAttribute('href', system.siteOrigin, { timeout: 3_000 });
  }).toPass();
  const logo = head.locator('img');
  await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(head).toHaveCSS('border-bottom-color', 'rgb(31, 77, 58)');

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
  await logIn(page);
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

test('an owner shows an announcement for some days and adds photos to a project; a draft stays one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await system.invite('second@acme.test', 'acme'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
  const id = await system.businessId('acme');
  const body = JSON.stringify({ dbPrincipal__name: 'An unfinished draft', _status: 'draft' });
  await (
    await system.signedIn()
  )(`/api/businesses/${id}?draft=true`, { method: 'PATCH', body });

  // What the site answers is shown by the page's scripts: from then on they hear a click.
  await expect(page.locator('.figures')).toBeVisible();
  await page.getByText('Tell all visitors something').click();
  await page.getByLabel('Announcement').fill('Closed for inventory');
  const [from, to] = [0, 3].map((days) =>
    new Date(Date.now() + (days - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  ) as [string, string];
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('On your site now.')).toBeVisible();
  const { options, dbPrincipal } = await published();
  expect(options.announcement).toEqual({ text: 'Closed for inventory', from, to });
  expect(dbPrincipal.name).toBe(acme.dbPrincipal.name);
  await expect.poll(async () => (await fetch(system.siteUrl)).text()).toContain('Closed for inventory');

  await page.getByText('Add a photo to a project').click();
  await page.getByLabel('Project').selectOption('Washington Park');
  const photo = { mimeType: 'image/png', buffer: await pngOf() };
  await page
    .locator('.at-once .file-input')
    .setInputFiles([1, 2].map((number) => ({ ...photo, name: `${number}.png` })));
  await expect(page.getByText('On your site now.')).toHaveCount(2);
  const { landings } = await published();
  const before = acme.landings.find((one: { name: string }) => one.name === 'Washington Park').gallery;
  const after = landings.find((one: { name: string }) => one.name === 'Washington Park').gallery;
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toEqual([0, 1].map(() => expect.stringMatching(/\/api\/media\/file\//)));
  expect((await fetch(after.at(-1).replace(system.cmsOrigin, system.cmsUrl))).status).toBe(200);

  await page.reload();
  await expect(page.locator('.figures')).toBeVisible();
  await page.getByText('Tell all visitors something').click();
  await expect(page.getByLabel('Last day')).toHaveValue(to);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByText('Taken off your site.')).toBeVisible();
  expect((await published()).options.announcement).toEqual({});
  const draft = await (await system.signedIn())(`/api/businesses/${id}?draft=true&depth=0`);
  expect([draft._status, draft.dbPrincipal__name]).toEqual(['draft', 'An unfinished draft']);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('the agency finds requests that were not delivered, and sends an invitation again', async ({ page }) => {
  await logIn(page);
  const row = page.locator('.board tbody tr');
  const filter = page.getByRole('combobox', { name: 'Show' });
  await filter.selectOption('With requests not delivered');
  // No mail server takes the request of the start.
  await expect(row).toHaveCount(1);
  await expect(row.locator('[data-label="Not delivered"]')).toHaveText('1');
  const numbers = { week: { leads: 1 }, open: 0, undelivered: 0 };
  await page.route('**/numbers', (route) => route.fulfill({ json: numbers }));
  await page.reload();
  await expect(row.locator('[data-label="Not delivered"]')).toHaveText('0');
  await filter.selectOption('With requests not delivered');
  await expect(page.locator('.board [role=status]', { hasText: ' of ' })).toHaveText(/^0 of 1$/);
  await page.unrouteAll();

  await system.invite('third@acme.test', 'acme');
  const { docs } = await (await system.signedIn())('/api/users?where[email][equals]=third@acme.test');
  const mails = system.mails.length;
  await page.goto(`${system.cmsOrigin}/admin/collections/users/${docs[0].id}`);
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText('Sent. Its link works once')).toBeVisible();
  const link = await system.linkFor('third@acme.test', mails);
  expect(system.mails.at(-1)).toMatch(/edit the website of (An unfinished draft|Bluestem)/);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
  // Sessions end; the login is remembered. The agency's link is of the command.
  await page.context().clearCookies();
  await page.goto((await system.command('login', agency.email)).trim());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(row.locator('[data-label="Last login"]')).toContainText(String(new Date().getFullYear()));
});
