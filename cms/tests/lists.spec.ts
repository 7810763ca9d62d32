import { expect, test, type Page } from '@playwright/test';
import { hold, publish, published, publicText, status } from './phone';
import { pngOf, readRecord } from './support';
import { openAs, systemWith } from './system';

// Lists that two people change, and a site that is taken down while a draft waits.

const record = readRecord('content/demo.json');
const system = systemWith({ acme: record });
test.use({ hasTouch: true });

const isWaiting = (page: Page) => expect(status(page)).toHaveText('Saved. Changes are not published yet');
const name = (page: Page, row: number) => page.locator(`#field-dbServices__${row}__name`);
const names = async () =>
  (await published({ system })).dbServices.map((service: { name: string }) => service.name);
const openServices = async (page: Page) => {
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await page.locator('#field-dbServices').getByRole('button', { name: 'Open all' }).first().click();
  await expect(name(page, 1)).toBeVisible();
};
/** Without a connection, so that the change is made from what the other one does not change yet. */
const apart = async (page: Page, change: () => Promise<unknown>) => {
  await page.context().setOffline(true);
  await change();
  await expect(status(page)).toHaveText(/^Not saved. Your text is kept/);
};
const moveDown = async (page: Page, row: number) => {
  await page.locator(`#dbServices-row-${row} .array-actions button`).first().click();
  await page.getByRole('button', { name: 'Move Down' }).click();
};

test('two tabs change a list: other rows are merged; of the same row and of the order somebody says whose counts', async ({
  page,
  browser,
}) => {
  await openAs(page, system, 'owner@acme.test');
  const other = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  await openAs(other, system, 'partner@acme.test');
  await openServices(page);
  await openServices(other);
  const question = page.locator('.save-questions section');
  const [first, , third, ...rest] = await names();

  await apart(page, () => name(page, 0).fill('Of the first tab'));
  await name(other, 1).fill('Of the second tab');
  await isWaiting(other);
  await page.context().setOffline(false);
  await isWaiting(page);
  await expect(name(page, 1)).toHaveValue('Of the second tab');
  await publish(page);
  expect(await names()).toEqual(['Of the first tab', 'Of the second tab', third, ...rest]);

  await other.reload();
  await openServices(other);
  await apart(page, () => name(page, 0).fill(first));
  await name(other, 0).fill('Of both');
  await isWaiting(other);
  await page.context().setOffline(false);
  await expect(question).toContainText('“Services” was changed by two people.');
  await expect(question).toContainText('by partner@acme.test');
  await question.getByRole('button', { name: 'Take this text' }).click();
  await expect(question).toHaveCount(0);
  await expect(name(page, 0)).toHaveValue('Of both');
  await publish(page);
  expect(await names()).toEqual(['Of both', 'Of the second tab', third, ...rest]);

  await other.reload();
  await openServices(other);
  await apart(page, () => moveDown(page, 0));
  await moveDown(other, 1);
  await isWaiting(other);
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Keep your text' }).click();
  await isWaiting(page);
  await publish(page);
  expect(await names()).toEqual(['Of the second tab', 'Of both', third, ...rest]);
});

test('what is true of the last publication is not said of the next one', async ({ page }) => {
  await openAs(page, system, 'tabs@acme.test');
  await page.locator('#field-dbPrincipal__miles').fill('51');
  await isWaiting(page);
  const letGo = await hold(page, '**/live');
  const answered = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await (await answered).finished();
  await expect(status(page)).toHaveText('Publishing …');
  letGo();
  await expect(status(page)).toHaveText('Published, live');
});

test('a picture that is removed while others are uploaded stays away', async ({ page }) => {
  await openAs(page, system, 'pictures@acme.test');
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const list = page.locator('.field-type', { has: page.locator('> .picture-list') }).first();
  const pictures = list.locator('.picture-list > li');
  const count = await pictures.count();
  const letGo = await hold(page, '**/api/media?*');
  const file = { name: 'new.png', mimeType: 'image/png', buffer: await pngOf() };
  await list.locator('.file-input').setInputFiles(file);
  await expect(list.getByText('Uploading …')).toBeVisible();
  await expect(list.getByText('Photos of any size from your phone')).toBeVisible();
  await pictures.first().getByRole('button', { name: 'Remove picture 1' }).click();
  await pictures.nth(0).getByLabel('What picture 1 shows').fill('Written meanwhile');
  await expect(pictures).toHaveCount(count - 1);
  letGo();
  await expect(list.getByText('Uploading …')).toHaveCount(0);
  await expect(pictures).toHaveCount(count);
  await expect(pictures.last().locator('img')).toHaveAttribute('src', /\/api\/media\/file\//);
  await expect(pictures.first().getByLabel('What picture 1 shows')).toHaveValue('Written meanwhile');
  // The next test opens a form without a draft.
  await publish(page);
});

test('a site is taken down while a draft waits: the owner reads it, and back it is as it was, with her draft', async ({
  page,
}) => {
  await openAs(page, system, 'waiting@acme.test');
  const id = await system.businessId('acme');
  const call = await system.signedIn();
  const change = (status: string) =>
    call(`/api/businesses/${id}`, { method: 'PATCH', body: JSON.stringify({ _status: status }) });
  const title = page.locator('#field-dbPrincipal__name');
  await page.getByRole('button', { name: 'Business', exact: true }).click();
  await title.fill('A draft that waits');
  await isWaiting(page);
  await change('draft');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(status(page)).toHaveText('Taken down by your agency');
  await title.fill('A draft that waits on');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(status(page)).toHaveText(/^Not saved: Your agency takes the site down/);
  await title.fill('A draft that waits still');
  await expect(status(page)).toHaveText('Taken down by your agency');
  await change('published');
  expect((await published({ system })).dbPrincipal.name).toBe(record.dbPrincipal.name);
  await expect.poll(() => publicText({ system })).toContain(record.dbPrincipal.name);
  await page.reload();
  await expect(title).toHaveValue('A draft that waits still');
  await isWaiting(page);
});
