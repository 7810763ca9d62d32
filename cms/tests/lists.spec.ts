import { expect, test, type Page } from '@playwright/test';
import { hold, publish, published, publicText, status } from './phone';
import { pngOf, readRecord } from './support';
import { openAs, systemWith } from './system';

// What happens at the same time: a publication, uploads, the agency that takes the site down. Two people who
// change a list: merge.test.ts, saver-two.test.ts; the question in the form: owner-save-steps.ts.

const record = readRecord('content/demo.json');
const system = systemWith({ acme: record });
test.use({ hasTouch: true });

const isWaiting = (page: Page) => expect(status(page)).toHaveText('Saved. Changes are not published yet');

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
