import { expect, test, type Page } from '@playwright/test';
import { filters, nameOf, only, ownAddress, requests, rows } from './agency-board-steps';
import { answering, button, counted, countTaps, pressUntil, sendRequest, status } from './phone';
import { readRecord } from './support';
import { agency, logInAsAgency, startSystemOfProject, systemWith } from './system';

// An agency's day with many businesses, on a phone by touch: an invitation, requests that were not delivered,
// a search, a holiday for several, a site taken down. How many touches these take is counted.

const acme = readRecord('content/demo.json');
const MANY = 120;
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const holiday = { from: tomorrow, closed: true, note: 'Closed for the parade' };
const record = async (pageId: string) => (await fetch(`${system.cmsUrl}/paginas/${pageId}`)).json();

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 300_000 });
const others = Array.from({ length: MANY }, (_, index) => [
  `b-${index}`,
  { docId: index, dbPrincipal: { name: nameOf(index) } },
]);
const system = systemWith({ acme, ...Object.fromEntries(others) }, startSystemOfProject);
test.beforeAll(() => sendRequest(system));

const taps = (page: Page, change: () => Promise<void>) => counted({ page, system }, change, '.board');
const rowOf = (page: Page, name: string) => page.locator('.board tbody tr', { hasText: name });
const searchBox = (page: Page) => page.getByRole('textbox', { name: /^Search by/ });
const openList = async (page: Page) => {
  await page.getByRole('link', { name: 'Change several' }).tap();
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(10);
  // What is typed or ticked before React has taken the server's markup over is lost.
  const isHeard = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps'));
  for (const control of [searchBox(page), page.getByRole('checkbox').last()])
    await expect.poll(() => control.evaluate(isHeard)).toBe(true);
};

/** It invites an owner, again too, and sees her business and her last login. */
const invitation = async (page: Page) => {
  const used = await taps(page, async () => {
    await page.getByRole('link', { name: 'Invite an owner' }).tap();
    // Nobody is asked for the password of a person who gets a mail.
    await expect(page.locator('.invitation')).toBeVisible();
    await expect(page.locator('#field-password')).toBeHidden();
    await page.locator('#field-email').tap();
    await page.keyboard.type('third@acme.test');
    await page.locator('#field-businesses .rs__control').tap();
    await page.keyboard.type('Bluestem');
    await page.locator('.rs__option', { hasText: 'Bluestem' }).tap();
    await button(page, 'Save').tap();
    expect(await system.linkFor('third@acme.test', 0)).toContain('/admin/link#');
  });
  expect(used).toBeLessThanOrEqual(5);
  const mails = system.mails().length;
  await button(page, 'Send the invitation again').tap();
  await expect(page.getByText('Sent. Its link works once')).toBeVisible();
  const link = await system.linkFor('third@acme.test', mails);
  expect(system.mails().at(-1)).toContain('edit the website of Bluestem');
  // In the list of people, each is shown with the names of her businesses.
  await page.goto(`${system.cmsOrigin}/admin/collections/users`);
  await expect(page.locator('tbody tr', { hasText: 'third@acme.test' })).toContainText('Bluestem & Brush');
  await expect(page.locator('tbody')).not.toContainText(/Untitled|<No/);
  await page.context().clearCookies();
  await page.goto(link);
  await button(page, 'Log in').tap();
  await page.waitForURL(/\/admin$/);
  // Sessions end; the login is remembered. The agency's link is of the command.
  await page.context().clearCookies();
  await page.goto((await system.command('login', agency.email)).trim());
  await button(page, 'Log in').tap();
  await expect(rowOf(page, 'Bluestem').locator('[data-label="Last login"]')).toContainText(
    String(new Date().getFullYear()),
  );
};

/** It finds one of many businesses by its name, on a desktop too. */
const search = async (page: Page) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${system.cmsOrigin}/admin`);
    await openList(page);
    const cutOff = page
      .locator('.collection-list .table *')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML),
      );
    expect(await cutOff).toEqual([]);
    const find = async (text: string, found: number) => {
      await searchBox(page).fill(text);
      // With its answer, Payload puts the address of a search into the box, over what is typed until then.
      await page.waitForURL(({ searchParams }) => searchParams.get('search') === text, { timeout: 60_000 });
      const shown = page.locator('tbody tr');
      const withAll = text.split(' ').reduce((some, word) => some.filter({ hasText: word }), shown);
      await expect(withAll).toHaveCount(found);
      await expect(shown).toHaveCount(found);
    };
    await find('ness 10', 10);
    await find('BUSINESS 103', 1);
    await page.getByRole('link', { name: nameOf(103), exact: true }).tap();
    await expect(page.locator('#field-dbPrincipal__name')).toHaveValue(nameOf(103));
    await page.goBack();
    await find('Nobody of this name', 0);
  }
};

/** It tells visitors of several businesses about a holiday, in one go, and takes it back. */
const closed = async (page: Page) => {
  const drawer = page.locator('.edit-many__main');
  // It says what it will do; when that is not meant, nothing is done.
  const publish = async (isMeant: boolean) => {
    const pressed = drawer.getByRole('button', { name: 'Publish changes' });
    const dialog = await answering(page, () => pressed.tap(), isMeant);
    expect(dialog.message()).toMatch(
      /^3 businesses: adds to “Holidays and other days”: .*parade, Closed\. On their/,
    );
  };
  const used = await taps(page, async () => {
    await openList(page);
    for (const name of ['Bluestem & Brush', nameOf(0), nameOf(2)])
      await page.locator('tbody tr', { hasText: name }).getByRole('checkbox').tap();
    await button(page, 'Edit').tap();
    await drawer.locator('.field-select .rs__control').tap();
    await page.keyboard.type('holidays');
    await page.getByRole('option', { name: 'Holidays and other days' }).tap();
    await drawer.getByRole('button', { name: 'Add Day' }).tap();
    const from = drawer.locator('input[id$=__from]');
    await from.tap();
    await from.fill(holiday.from);
    await drawer.getByRole('group', { name: 'Closed' }).getByText('Yes', { exact: true }).tap();
    await drawer.locator('input[id$=__note]').tap();
    await page.keyboard.type(holiday.note);
    await publish(false);
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
    expect((await record('b-0')).dbPrincipal.specialHours).toBeUndefined();
    await publish(true);
    await expect(drawer).toBeHidden();
  });
  expect(used).toBeLessThanOrEqual(13);
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
  await pressUntil(page.getByText('Changes of several businesses'), entry);
  page.once('dialog', (dialog) => void dialog.accept());
  await entry.getByRole('button', { name: 'Undo in all' }).tap();
  await expect(entry.getByRole('status')).toHaveText('Undone.');
  const specialHours: unknown[] = [];
  expect(await record('acme')).toEqual({ ...acme, dbPrincipal: { ...before, specialHours } });
  for (const index of [0, 2])
    expect((await record(`b-${index}`)).dbPrincipal).toEqual({ name: nameOf(index), specialHours });
  await expect.poll(isShown).toBe(false);
};

/** It takes a site down, and brings it back. */
const takeDown = async (page: Page) => {
  const site = async () => (await fetch(system.siteUrl)).status;
  const press = async (name: RegExp) => {
    await page.locator('.doc-controls__popup button').first().tap();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name }).tap();
  };
  const used = await taps(page, async () => {
    await page.getByRole('link', { name: 'Bluestem' }).tap();
    await expect(status(page)).toHaveText('Published, live');
    await press(/^Take .* down$/);
    await expect.poll(site).toBe(404);
  });
  expect(used).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(status(page)).toHaveText('Taken down by your agency');
  await page.goto(`${system.cmsOrigin}/admin`);
  await expect(rows(page)).not.toHaveCount(0);
  await expect(() => only(page, 'Taken down', ['Bluestem & Brush'])).toPass();
  await page.getByRole('link', { name: 'Bluestem' }).tap();
  await expect(status(page)).toHaveText('Taken down by your agency');
  await press(/^Bring .* back$/);
  await expect.poll(site).toBe(200);
};

test('an agency’s day on a phone', async ({ page, context }) => {
  await countTaps(context);
  await logInAsAgency(page, system);
  for (const step of [invitation, requests, filters, search, closed, takeDown, ownAddress])
    await test.step(step.name, () => step(page, system, MANY + 1));
});
