import { expect, test } from '@playwright/test';
import { answering, fits, pressUntil, publicText, published, status } from './phone';
import { logInByMail, openAs, systemWith } from './system';
import { readRecord } from './support';

// A mistake undone on a phone: by step, by dropping what is not published, by an earlier version.

const record: Record<string, any> = {
  ...readRecord('content/demo.json'),
  options: { unknownToTheForm: [1, null] },
};
const name = record.dbPrincipal.name as string;

test.use({ viewport: { width: 390, height: 844 } });
const system = systemWith({ acme: record });

const draft = async () => {
  const id = await system.businessId('acme');
  const { dbPrincipal__name, dbPrincipal__phones } = await (
    await system.signedIn()
  )(`/api/businesses/${id}?draft=true&depth=0`);
  return [dbPrincipal__name, dbPrincipal__phones.length];
};

test('an owner sees who changed what and when, compares, and brings the earlier text back', async ({
  page,
}) => {
  const owner = 'reader@acme.test';
  await openAs(page, system, owner);
  const editor = await system.editorOf('acme');
  await page.locator('#field-dbPrincipal__name').fill('Changed by mistake');
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(() => publicText({ system })).toContain('Changed by mistake');

  // In the list beside the form: the newest first, by whom, and when.
  await page.goto(editor);
  const entries = page.locator('.history li');
  await expect(entries.first()).toContainText(`Published, ${owner}`);
  await expect(entries.first().locator('a')).toHaveText(new RegExp(`${new Date().getFullYear()}`));
  await fits(page);
  const first = await entries.last().locator('a').getAttribute('href');
  // A version says what it changed: the text of before and the one of then.
  const draft = entries.nth(1);
  await expect(draft).toContainText(`Draft, ${owner}`);
  await expect(draft).toContainText('Name');
  await draft.locator('a').click();
  await page.waitForURL(/versions\/\d+/);
  const change = page.locator('.render-field-diffs').first();
  await expect(change).toContainText('Changed by mistake');
  await expect(change).toContainText(name);
  await fits(page);
  await page.goto(system.cmsOrigin + first);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await pressUntil(page.getByRole('button', { name: 'Restore this version' }), confirm);
  await confirm.click();
  await page.waitForURL((url) => url.href === editor);
  await expect(page.locator('#field-dbPrincipal__name')).toHaveValue(name);
  await expect(status(page)).toHaveText('Published, live');
  expect(await published({ system })).toEqual(record);
  await expect.poll(() => publicText({ system })).not.toContain('Changed by mistake');
  // The draft on the site is the restored one too.
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('.live-preview-window iframe');
  await expect.poll(() => frame.locator('title').textContent()).toContain(name);
});

test('an owner undoes step by step over saves, does it again, and drops what is not published', async ({
  page,
}) => {
  await openAs(page, system, 'owner@acme.test');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  const field = page.locator('#field-dbPrincipal__name');
  const phones = record.dbPrincipal.phones.length as number;
  const saved = (text: string, count: number) => expect.poll(draft).toEqual([text, count]);
  await field.fill('A first step');
  await saved('A first step', phones);
  // The answer to a save comes just after a row was added, which the server has yet to draw.
  await page.evaluate(() => {
    const send = window.fetch;
    const pressed = new Promise((resolve) => document.addEventListener('click', resolve));
    window.fetch = async (...asked) => {
      const answer = await send(...asked);
      if (String(asked[0]).includes('autosave=true')) await pressed;
      return answer;
    };
  });
  await field.fill('A second step');
  await saved('A second step', phones);
  await page.locator('#field-dbPrincipal__phones').getByRole('button', { name: 'Add Phone' }).click();
  const added = page.locator(`#field-dbPrincipal__phones__${phones}__phone`);
  await saved('A second step', phones + 1);
  await added.fill('303-555-0199');
  await expect(status(page)).toHaveText(/^Saved/);

  await undo.click();
  await expect(added).toHaveValue('');
  await undo.click();
  await expect(added).toHaveCount(0);
  await saved('A second step', phones);
  await undo.click();
  await expect(field).toHaveValue('A first step');
  await saved('A first step', phones);
  await redo.click();
  await expect(field).toHaveValue('A second step');
  await saved('A second step', phones);

  // An entry that was removed is back.
  const first = page.locator('#dbPrincipal__phones-row-0');
  await first.getByRole('button', { name: 'More' }).click();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await remove.click();
  await saved('A second step', phones - 1);
  await undo.click();
  await saved('A second step', phones);

  // With keys: in a text only what was typed there.
  const miles = page.locator('#field-dbPrincipal__miles');
  const before = await miles.inputValue();
  await miles.focus();
  await page.keyboard.press('Control+z');
  await saved('A first step', phones);
  await page.keyboard.press('Control+Shift+z');
  await saved('A second step', phones);
  await miles.press('7');
  await expect(miles).not.toHaveValue(before);
  await page.keyboard.press('Control+z');
  await expect(miles).toHaveValue(before);
  await expect(field).toHaveValue('A second step');
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await fits(page);

  // The versions: what changed in words of the form, and a name.
  const newest = page.locator('.history li').first();
  await expect(newest).toContainText('Draft, owner@acme.test');
  await expect(newest).toContainText('Name');
  page.once('dialog', (dialog) => void dialog.accept('Before the mistake'));
  await newest.getByRole('button', { name: 'Give it a name' }).click();
  await expect(newest.getByRole('link')).toContainText('Before the mistake');

  // What is dropped is said, in words of the form; until then, and when it is not meant, it stays.
  const drop = page.getByRole('button', { name: 'Drop what is not published' });
  const answer = async (isMeant: boolean) => {
    const dialog = await answering(page, () => drop.click(), isMeant);
    expect(dialog.message()).toMatch(/dropped:\n• Name$/);
  };
  await answer(false);
  await expect(field).toHaveValue('A second step');
  await answer(true);
  await expect(field).toHaveValue(name);
  await expect(status(page)).toHaveText('Published, live');
  await saved(name, phones);
  expect(await published({ system })).toEqual(record);
  // That too is undone.
  await undo.click();
  await expect(field).toHaveValue('A second step');
  await saved('A second step', phones);
});

test('a link that could not be copied is shown; words of the editor never cover Publish', async ({
  page,
}) => {
  await logInByMail(page, system, 'second@acme.test');
  await page.goto(await system.editorOf('acme'));
  const share = page.getByRole('button', { name: 'Share the draft' });
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  );
  const dialog = await answering(page, () => share.click(), false);
  expect([dialog.message(), dialog.defaultValue()]).toEqual([
    'Copy this link',
    expect.stringMatching(/^https/),
  ]);
  await expect(share).toBeVisible();

  const publish = page.getByRole('button', { name: 'Publish changes' });
  const file = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  const toast = page.locator('[data-sonner-toast]').first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Pictures', exact: true }).click();
    await page.locator('.file-input').first().setInputFiles(file);
    await expect(toast).toBeInViewport({ ratio: 1 });
    const [words, button] = [(await toast.boundingBox())!, (await publish.boundingBox())!];
    const isApart =
      words.y + words.height <= button.y ||
      words.y >= button.y + button.height ||
      words.x + words.width <= button.x ||
      words.x >= button.x + button.width;
    expect(isApart, `${width}: ${JSON.stringify([words, button])}`).toBe(true);
  }
});
