import { readFileSync } from 'node:fs';
import { expect, test, type Cookie, type Locator, type Page } from '@playwright/test';
import { startSystem, type System } from './system';
import { readRecord } from './support';

// The order of services, by dragging their rows: with a mouse and with a finger. With keys: keyboard.spec.ts.

let system: System;
let cookies: Cookie[];
test.beforeAll(async ({ browser }) => {
  system = await startSystem();
  await system.command('import', system.write('acme.json', readRecord('content/demo.json')));
  await system.site.start();
  const page = await browser.newPage();
  await page.goto(await system.invite('owner@acme.test', 'acme'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
  cookies = await page.context().cookies();
  await page.close();
});
test.afterAll(() => system?.stop());

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
const isHeld = (one: Locator) => expect(one).toHaveAttribute('aria-pressed', 'true');

/** Each takes the row from one place to another. */
const ways: Record<string, (page: Page, from: number, to: number) => Promise<void>> = {
  'with a mouse': async (page, from, to) => {
    const [start, end] = [await middle(handle(page, from)), await middle(handle(page, to))];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y + 10);
    await isHeld(handle(page, from));
    await page.mouse.move(end.x, end.y, { steps: 10 });
    await page.mouse.up();
  },
  'with a finger': async (page, from, to) => {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const [start, end] = [await middle(handle(page, from)), await middle(handle(page, to))];
    await touch('touchStart', start);
    await isHeld(handle(page, from));
    for (let step = 1; step <= 10; step++)
      await touch('touchMove', { x: start.x, y: start.y + ((end.y - start.y) * step) / 10 });
    await touch('touchEnd');
  },
};

for (const [way, move] of Object.entries(ways))
  test.describe(way, () => {
    test.use(way === 'with a finger' ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {});
    test('a service is dragged two places down; the record keeps the order', async ({ page }) => {
      const published = async () => {
        const { dbServices } = await (await fetch(`${system.cmsUrl}/paginas/acme`)).json();
        return dbServices.map(({ name }: { name: string }) => name) as string[];
      };
      const [first, second, third, ...rest] = await published();
      const moved = [second, third, first, ...rest];
      await page.context().addCookies(cookies);
      await page.goto(await system.editorOf('acme'));
      await expect(page.locator('.live-status [role=status]')).toHaveText('Published, live');
      await page.getByRole('button', { name: 'Services', exact: true }).click();
      await expect.poll(() => names(page)).toEqual([first, second, third, ...rest]);
      await expect(row(page, 0).locator('.collapsible--collapsed').first()).toBeVisible();
      await handle(page, 2).scrollIntoViewIfNeeded();

      await move(page, 0, 2);
      await expect.poll(() => names(page)).toEqual(moved);
      await page.getByRole('button', { name: 'Publish changes' }).click();
      await expect.poll(published).toEqual(moved);
      await page.reload();
      await page.getByRole('button', { name: 'Services', exact: true }).click();
      await expect.poll(() => names(page)).toEqual(moved);
      const folder = `${system.folder}/${way}`;
      await system.command('export', '--all', '--to', folder);
      const { dbServices } = JSON.parse(readFileSync(`${folder}/acme.json`, 'utf8'));
      expect(dbServices.map(({ name }: { name: string }) => name)).toEqual(moved);
    });
  });
