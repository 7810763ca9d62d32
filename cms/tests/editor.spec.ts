import path from 'node:path';
import { expect, test, type Cookie, type Page } from '@playwright/test';
import { hold, publicText as textOf, status as liveStatus } from './phone';
import { startSystemOfProject, systemWith } from './system';
import { readRecord, root } from './support';

// An owner and her agency, in the production builds of the content server and of the site.

const shifts = [{ opens: '08:00', closes: '17:00' }];
const hours = { monday: shifts, tuesday: shifts, saturday: [] };
const acme: Record<string, any> = {
  ...readRecord('content/demo.json'),
  docId: 'acme',
  options: { unknownToTheForm: [1, null], hours },
};
const owner = 'owner@acme.test';
let cookies: Cookie[];

test.describe.configure({ mode: 'serial' });

const logIn = async (page: Page) => {
  const before = system.mails().length;
  await page.goto(`${system.cmsOrigin}/admin/login`);
  await page.getByLabel('Log in by e-mail').fill(owner);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.goto(await system.linkFor(owner, before));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
  cookies = await page.context().cookies();
};
/** For docs/editing.md, with PICTURES=1. */
const picture = async (page: Page, name: string) => {
  if (!process.env.PICTURES || test.info().project.name !== 'sqlite') return;
  const { default: sharp } = await import('sharp');
  const file = path.join(root, 'docs/pictures', `${name}.webp`);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 75 })
    .toFile(file);
};
const stayLoggedIn = (page: Page) => page.context().addCookies(cookies);
const publicText = () => textOf({ system });
/** Presses until the page's scripts hear it. */
const press = (page: Page, name: string) =>
  expect(async () => {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveClass(/tab-button--active/, { timeout: 1_000 });
  }).toPass();
/** By way of another tab: before scripts run the first one looks active, then the last used takes over. */
const tab = async (page: Page, name: string) => {
  await press(page, name === 'Pages' ? 'Look' : 'Pages');
  await press(page, name);
};

const system = systemWith({ acme }, startSystemOfProject);
test.beforeAll(async () => void (await system.invite(owner, 'acme')));

test('an owner changes a number and Tuesday, sees her page, publishes; the site shows it', async ({
  page,
}) => {
  const [phone, opens] = ['303-555-0144', '11:00'];
  await logIn(page);
  await page.goto(await system.editorOf('acme'));
  await expect(liveStatus(page)).toHaveText(/live/);
  const frame = page.frameLocator('.live-preview-window iframe');
  if (!(await page.locator('.live-preview-window iframe').count()))
    await page.locator('#live-preview-toggler').click();

  await tab(page, 'Business');
  await page.getByRole('button', { name: 'Open all' }).first().click();
  await page.locator('#field-dbPrincipal__phones__0__phone').fill(phone);
  const began = Date.now();
  await expect(frame.getByRole('banner')).toContainText(phone.slice(-8), { timeout: 10_000 });
  test.info().annotations.push({ type: 'preview', description: `${Date.now() - began} ms` });
  await picture(page, 'editor-preview');
  // A click on a text of the preview opens its field, on another tab too.
  const heading = frame.getByRole('heading', { level: 1 });
  const words = (await heading.innerText()).trim();
  await heading.click();
  await expect(page.locator('input:focus, textarea:focus')).toHaveValue(words);

  await tab(page, 'Hours');
  await page.getByLabel('Tuesday: opens').fill(opens);
  expect(await publicText()).not.toContain(phone);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const published = Date.now();
  await expect.poll(publicText, { intervals: [100] }).toContain(phone);
  test.info().annotations.push({ type: 'public', description: `${Date.now() - published} ms` });
  await expect(liveStatus(page)).toHaveText('Published, live');
  const { options, dbPrincipal } = await (await fetch(`${system.cmsUrl}/paginas/acme`)).json();
  const tuesday = [{ opens, closes: '17:00' }];
  expect(options).toEqual({ ...acme.options, hours: { ...hours, tuesday } });
  const [first, ...others] = acme.dbPrincipal.phones;
  expect(dbPrincipal.phones).toEqual([{ ...first, phone }, ...others]);
  expect(dbPrincipal.workdays).toEqual(acme.dbPrincipal.workdays);
  // For docs/editing.md.
  await page.locator('#live-preview-toggler').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'editor-hours');
});

test('Publish during an autosave is not lost: it publishes when the draft is kept', async ({ page }) => {
  await stayLoggedIn(page);
  const autosave = /autosave=true/;
  const letGo = await hold(page, autosave);
  await page.goto(await system.editorOf('acme'));
  await tab(page, 'Business');
  const saving = page.waitForRequest(autosave);
  await page.locator('#field-dbPrincipal__name').fill('Bluestem & Brush & Held');
  await saving;
  await expect(liveStatus(page)).toHaveText(/Saving/);
  // As a thumb does: it does not wait until a button can be pressed.
  await page.getByRole('button', { name: 'Publish changes' }).click({ force: true });
  expect(await publicText()).not.toContain('Held');
  letGo();
  await expect.poll(publicText).toContain('Held');
  await expect(liveStatus(page)).toHaveText('Published, live');
});

test('while the site is away it is said; when it is back the change is live', async ({ page }) => {
  await stayLoggedIn(page);
  await page.goto(await system.editorOf('acme'));
  await tab(page, 'Business');
  await system.site.stop();
  await page.locator('#field-dbPrincipal__name').fill('Bluestem & Brush & Away');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(liveStatus(page)).toContainText('the site does not answer');
  await system.site.start();
  await expect(liveStatus(page)).toHaveText('Published, live', { timeout: 70_000 });
  expect(await publicText()).toContain('Away');
});
