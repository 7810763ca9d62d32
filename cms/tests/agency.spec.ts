import { expect, test, type Page } from '@playwright/test';
import { agency, startSystem, type System } from './system';
import { readRecord } from './support';

// The list of an agency with many businesses, on a phone and on a desktop.

let system: System;
const acme = readRecord('content/demo.json');
const MANY = 120;
const nameOf = (index: number) => `Business ${String(index).padStart(3, '0')}`;
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const holiday = { from: tomorrow, closed: true, note: 'Closed for the parade' };

test.beforeAll(async () => {
  system = await startSystem();
  const others = Array.from({ length: MANY }, (_, index) =>
    system.write(`b-${index}.json`, { docId: index, dbPrincipal: { name: nameOf(index) } }),
  );
  await system.command('import', system.write('acme.json', acme), ...others);
  await system.site.start();
});
test.afterAll(() => system?.stop());

const openList = async (page: Page) => {
  await page.goto(`${system.cmsOrigin}/admin/login`);
  await page.locator('#field-email').fill(agency.email);
  await page.locator('#field-password').fill(agency.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin$/);
  await page.goto(`${system.cmsOrigin}/admin/collections/businesses`);
  await expect(page.locator('tbody tr')).toHaveCount(10);
};
const search = async (page: Page, text: string, found: number) => {
  await page.getByRole('textbox', { name: /^Search by/ }).fill(text);
  await expect(page.locator('tbody tr')).toHaveCount(found);
};

for (const width of [390, 1440])
  test(`the agency finds one of many businesses by its name, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openList(page);
    const cutOff = page
      .locator('.collection-list .table *')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML),
      );
    expect(await cutOff).toEqual([]);
    await search(page, 'ness 10', 10);
    await search(page, 'BUSINESS 103', 1);
    await page.getByRole('link', { name: nameOf(103), exact: true }).click();
    await expect(page.locator('#field-dbPrincipal__name')).toHaveValue(nameOf(103));
    await page.goBack();
    await search(page, 'Nobody of this name', 0);
  });

test('the agency tells visitors of several businesses about a holiday, in one go', async ({ page }) => {
  await openList(page);
  const record = async (pageId: string) => (await fetch(`${system.cmsUrl}/paginas/${pageId}`)).json();
  for (const name of ['Bluestem & Brush', nameOf(0), nameOf(2)])
    await page.locator('tbody tr', { hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.locator('.edit-many__main');
  const fields = drawer.locator('.field-select input');
  await fields.fill('holidays');
  await page.getByRole('option', { name: 'Holidays and other days' }).click();
  await drawer.getByRole('button', { name: 'Add Day' }).click();
  await drawer.getByRole('button', { name: 'Open all' }).click();
  await drawer.locator('input[id$=__from]').fill(holiday.from);
  await drawer.locator('[id$=__closed] .rs__control').click();
  await page.getByRole('option', { name: 'Yes' }).click();
  await drawer.locator('input[id$=__note]').fill(holiday.note);
  // It says what it will do; when that is not meant, nothing is done.
  const publish = async (isMeant: boolean) => {
    const asked = page.waitForEvent('dialog');
    const pressed = drawer.getByRole('button', { name: 'Publish changes' }).click();
    const dialog = await asked;
    expect(dialog.message()).toMatch(
      /^3 businesses: adds to “Holidays and other days”: .*parade, Closed\. On their/,
    );
    await (isMeant ? dialog.accept() : dialog.dismiss());
    await pressed;
  };
  await publish(false);
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  expect((await record('b-0')).dbPrincipal.specialHours).toBeUndefined();
  await publish(true);
  await expect(drawer).toBeHidden();
  for (const pageId of ['acme', 'b-0', 'b-2'])
    expect((await record(pageId)).dbPrincipal.specialHours).toEqual([holiday]);
  expect(await record('b-1')).toEqual({ docId: 1, dbPrincipal: { name: nameOf(1) } });
  const { dbPrincipal, ...rest } = await record('acme');
  const { dbPrincipal: before, ...untouched } = acme;
  expect(rest).toEqual(untouched);
  expect(dbPrincipal).toEqual({ ...before, specialHours: [holiday] });
  // The site was told.
  const isShown = async () => (await (await fetch(system.siteUrl)).text()).includes(holiday.note);
  await expect.poll(isShown).toBe(true);

  // On the board it is one entry, with its undo.
  await page.goto(`${system.cmsOrigin}/admin`);
  const entry = page.getByRole('listitem').filter({ hasText: '3 businesses: adds to' });
  // Until the page's scripts hear it.
  await expect(async () => {
    if (!(await entry.isVisible())) await page.getByText('Changes of several businesses').click();
    await expect(entry).toBeVisible({ timeout: 3_000 });
  }).toPass();
  page.once('dialog', (dialog) => void dialog.accept());
  await entry.getByRole('button', { name: 'Undo in all' }).click();
  await expect(entry.getByRole('status')).toHaveText('Undone.');
  const specialHours: unknown[] = [];
  expect(await record('acme')).toEqual({ ...acme, dbPrincipal: { ...before, specialHours } });
  for (const index of [0, 2])
    expect((await record(`b-${index}`)).dbPrincipal).toEqual({ name: nameOf(index), specialHours });
  await expect.poll(isShown).toBe(false);
});
