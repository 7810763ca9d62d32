import { expect, type Page } from '@playwright/test';
import { button } from './phone';
import type { System } from './system';

// What an agency finds and does on its board.

export const nameOf = (index: number) => `Business ${String(index).padStart(3, '0')}`;

export const rows = (page: Page) => page.locator('.board tbody tr');
export const only = async (page: Page, filter: string, names: string[]) => {
  await page.getByRole('combobox', { name: 'Show' }).selectOption(filter);
  await expect(rows(page).getByRole('rowheader')).toHaveText(names);
};

/** The board finds a business by its town, and those with requests that were not delivered. */
export const requests = async (page: Page, _: System, count: number) => {
  const row = rows(page);
  const search = page.getByRole('searchbox');
  // Until the page's scripts hear it.
  await expect(async () => {
    await search.fill('');
    await search.fill('nowhere');
    await expect(row).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await search.fill('denver');
  await expect(row).toHaveCount(1);
  await expect(row.locator('[data-label="State"]')).toHaveText(/^Live/);
  await expect(row.locator('[data-label="Requests in 7 days"]')).toHaveText('1');
  await search.fill('');
  // No mail server takes the request of the start.
  const filter = page.getByRole('combobox', { name: 'Show' });
  await filter.selectOption('With requests not delivered');
  await expect(row).toHaveCount(1);
  await expect(row.locator('[data-label="Not delivered"]')).toHaveText('1');
  const numbers = { requestsIn7Days: 1, open: 0, undelivered: 0 };
  await page.route('**/numbers', (route) => route.fulfill({ json: numbers }));
  await page.reload();
  await expect(row.first().locator('[data-label="Not delivered"]')).toHaveText('0');
  await filter.selectOption('With requests not delivered');
  const found = page.locator('.board [role=status]', { hasText: ' of ' });
  await expect(found).toHaveText(`0 of ${count}`);
  await page.unrouteAll();
};

/** The board finds what needs a hand: a draft that waits, problems, old reviews. */
export const filters = async (page: Page, system: System) => {
  const call = await system.signedIn();
  const save = async (index: number, change: object) => {
    const id = await system.businessId(`b-${index}`);
    const body = JSON.stringify({ ...change, _status: 'draft' });
    await call(`/api/businesses/${id}?draft=true`, { method: 'PATCH', body });
  };
  const date = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const review = { date, stars: '5', text: 'Tidy and on time.', author: 'R. K.' };
  await save(5, { dbPrincipal__phones: [{ phone: '303-555-0155' }] });
  await save(7, { options__reviews: [review] });
  await page.reload();
  // Until the page's scripts hear it.
  await expect(() => only(page, 'With a draft', [nameOf(5), nameOf(7)])).toPass();
  // Of those that a site has examined.
  await only(page, 'With problems', [nameOf(5), nameOf(7)]);
  const search = page.getByRole('searchbox');
  for (const words of ['(303) 555-0155', 'business 005']) {
    await search.fill(words);
    await only(page, 'All', [nameOf(5)]);
  }
  for (const [filter, name, names] of [
    ['No review in 90 days', nameOf(7), []],
    ['No review in 90 days', nameOf(5), [nameOf(5)]],
    ['Taken down', nameOf(5), []],
    // Of the others the site shows the drafts, but has none.
    ['All', new URL(system.siteOrigin).host, ['Bluestem & Brush']],
  ] as const) {
    await search.fill(name);
    await only(page, filter, [...names]);
  }
};

/** It says once which address is its own: the first account has an invented one. */
export const ownAddress = async (page: Page, system: System) => {
  await page.goto(`${system.cmsOrigin}/admin`);
  const enter = page.getByRole('link', { name: 'Enter your e-mail address' });
  await enter.tap();
  await page.locator('#field-email').fill('me@agency.test');
  await button(page, 'Save').tap();
  await expect(page.locator('.toast-success')).toBeVisible();
  await page.goto(`${system.cmsOrigin}/admin`);
  await expect(rows(page)).not.toHaveCount(0);
  await expect(enter).toHaveCount(0);
};
