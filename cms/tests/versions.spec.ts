import { expect, test } from '@playwright/test';
import { openAs, systemWith } from './system';
import { readRecord } from './support';

// Undo, on a phone: who changed what and when, what it was, and back again.

const owner = 'owner@acme.test';
const record: Record<string, any> = {
  ...readRecord('content/demo.json'),
  options: { unknownToTheForm: [1, null] },
};

test.use({ viewport: { width: 390, height: 844 } });
const system = systemWith({ acme: record });

test('an owner sees who changed what and when, compares, and brings the earlier text back', async ({
  page,
}) => {
  const fits = async (state: string) =>
    expect.soft(await page.evaluate('document.documentElement.scrollWidth'), state).toBe(390);
  await openAs(page, system, owner);
  const editor = await system.editorOf('acme');
  const status = page.locator('.live-status [role=status]');
  const before = record.dbPrincipal.name as string;
  await page.locator('#field-dbPrincipal__name').fill('Changed by mistake');
  await expect(status).toHaveText('Saved. Changes are not published yet');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await fetch(system.siteUrl)).text()).toContain('Changed by mistake');

  // In the list beside the form: the newest first, by whom, and when.
  await page.goto(editor);
  const entries = page.locator('.history li');
  await expect(entries.first()).toContainText(`Published, ${owner}`);
  await expect(entries.first().locator('a')).toHaveText(new RegExp(`${new Date().getFullYear()}`));
  await fits('editor');
  const first = await entries.last().locator('a').getAttribute('href');
  // A version says what it changed: the text of before and the one of then.
  const draft = entries.nth(1);
  await expect(draft).toContainText(`Draft, ${owner}`);
  await expect(draft).toContainText('Name');
  await draft.locator('a').click();
  await page.waitForURL(/versions\/\d+/);
  const change = page.locator('.render-field-diffs').first();
  await expect(change).toContainText('Changed by mistake');
  await expect(change).toContainText(before);
  await fits('comparison');
  await page.goto(system.cmsOrigin + first);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  // Until the page's scripts hear it.
  await expect(async () => {
    if (!(await confirm.isVisible()))
      await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(confirm).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await confirm.click();
  await page.waitForURL((url) => url.href === editor);
  await expect(page.locator('#field-dbPrincipal__name')).toHaveValue(before);
  await expect(status).toHaveText('Published, live');
  expect(await (await fetch(`${system.cmsUrl}/paginas/acme`)).json()).toEqual(record);
  await expect.poll(async () => (await fetch(system.siteUrl)).text()).not.toContain('Changed by mistake');
  // The draft on the site is the restored one too.
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('.live-preview-window iframe');
  await expect.poll(() => frame.locator('title').textContent()).toContain(before);
});
