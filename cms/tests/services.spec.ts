import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAs, systemWith } from './system';
import { readRecord } from './support';

// The order of services, by a mouse. With a finger: owner-form-steps.ts; with keys: keyboard.spec.ts.

const system = systemWith({ acme: readRecord('content/demo.json') });

const row = (page: Page, index: number) => page.locator(`#dbServices-row-${index}`);
const handle = (page: Page, index: number) => row(page, index).locator('.collapsible__drag').first();
const names = (page: Page) =>
  page
    .locator('[id^=dbServices-row-]')
    .evaluateAll((rows) => rows.map((one) => one.querySelector('.array-field__row-header')?.textContent));
const middle = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('a service is dragged two places down; the record keeps the order', async ({ page }) => {
  const published = async () => {
    const { dbServices } = await (await fetch(`${system.cmsUrl}/paginas/acme`)).json();
    return dbServices.map(({ name }: { name: string }) => name) as string[];
  };
  const [first, second, third, ...rest] = await published();
  const moved = [second, third, first, ...rest];
  await openAs(page, system, 'owner@acme.test');
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await expect.poll(() => names(page)).toEqual([first, second, third, ...rest]);
  await expect(row(page, 0).locator('.collapsible--collapsed').first()).toBeVisible();
  await handle(page, 2).scrollIntoViewIfNeeded();

  const [start, end] = [await middle(handle(page, 0)), await middle(handle(page, 2))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 10);
  await expect(handle(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(end.x, end.y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(published).toEqual(moved);
  await page.reload();
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(moved);
  const folder = `${system.folder}/exported`;
  await system.command('export', '--all', '--to', folder);
  const { dbServices } = JSON.parse(readFileSync(`${folder}/acme.json`, 'utf8'));
  expect(dbServices.map(({ name }: { name: string }) => name)).toEqual(moved);
});
