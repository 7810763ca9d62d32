import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindsNothing } from './axe';
import { logInAsAgency, systemWith } from './system';
import { hasUnknownWord } from './unknown-words';
import { pngOf, readRecord } from './support';

// The editor without a mouse, and as a screen reader meets it.

const owner = 'keys@acme.test';
const system = systemWith({ acme: readRecord('content/demo.json') });

const focused = (target: Locator) => target.evaluate((one) => one === document.activeElement);
/** What tells the eye where the focus is. */
const look = (target: Locator) =>
  target.evaluate((one) => {
    const parts = [one, one.parentElement, one.nextElementSibling].filter((part) => part !== null);
    return parts
      .map((part) => getComputedStyle(part))
      .map((style) =>
        [style.outline, style.boxShadow, style.border, style.backgroundColor, style.color].join(),
      )
      .join();
  });
/** Presses Tab, or another key, until the focus is on `target`, and sees that it is shown there. */
const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target).toBeVisible();
  const before = (await focused(target)) ? '' : await look(target);
  for (let presses = 0; presses < 250 && !(await focused(target)); presses++) await page.keyboard.press(key);
  expect(await focused(target), `${key} reaches ${target}`).toBe(true);
  await expect(target).toBeInViewport();
  await expect.poll(() => look(target), { message: `${target} shows its focus` }).not.toBe(before);
};
/** Presses Enter on a control that Tab, or another key, has reached. */
const enter = async (page: Page, target: Locator, key?: string) => {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
};

test('an owner logs in, changes her phone and the order of services, and publishes by keyboard', async ({
  page,
}) => {
  await system.invite(owner, 'acme');
  const mails = system.mails().length;
  await page.goto(`${system.cmsOrigin}/admin/login`);
  await tabTo(page, page.getByLabel('Log in by e-mail'));
  await page.keyboard.type(owner);
  await page.keyboard.press('Enter');
  await page.goto(await system.linkFor(owner, mails));
  await enter(page, page.getByRole('button', { name: 'Log in' }));
  await page.waitForURL(/\/admin$/);
  await enter(page, page.getByRole('link', { name: 'Change my website' }));
  await page.waitForURL(/collections\/businesses\/\d/);

  const status = page.locator('.live-status [role=status]');
  await expect(status).toHaveText('Published, live');
  const openTab = (name: string) => enter(page, page.getByRole('button', { name, exact: true }));
  await openTab('Business');
  const phones = page.locator('#field-dbPrincipal__phones');
  await enter(page, phones.getByRole('button', { name: 'Open all' }));
  await tabTo(page, page.locator('#field-dbPrincipal__phones__0__phone'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('303-555-0177');

  await openTab('Services');
  const header = (row: number) => page.locator(`#dbServices-row-${row} .array-field__row-header`).first();
  await expect(header(0)).toHaveText('Interior Painting');
  await enter(page, page.locator('#dbServices-row-0 .array-actions button').first());
  await enter(page, page.getByRole('button', { name: 'Move Down' }));
  await expect(header(0)).toHaveText('Exterior Painting');
  await expect(header(1)).toHaveText('Interior Painting');

  const publish = page.getByRole('button', { name: 'Publish changes' });
  await enter(page, publish, 'Shift+Tab');
  await expect(status).toHaveText('Published, live');
  await expect(publish).toBeFocused();
  const record = await (await fetch(`${system.cmsUrl}/paginas/acme`)).json();
  expect(record.dbPrincipal.phones[0].phone).toBe('303-555-0177');
  const services = readRecord('content/demo.json').dbServices as { name: string }[];
  expect(record.dbServices.map(({ name }: { name: string }) => name)).toEqual(
    [services[1], services[0], ...services.slice(2)].map((one) => one?.name),
  );
  expect(await (await fetch(system.siteUrl)).text()).toContain('303-555-0177');

  // Hours and colours, with the keys of their controls.
  await openTab('Hours');
  const sunday = page.getByRole('switch', { name: 'Sunday: open' });
  await tabTo(page, sunday);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Sunday: opens'));
  await page.keyboard.type('1030AM');
  await openTab('Look');
  await tabTo(page, page.getByRole('textbox', { name: 'Main colour', exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#fde047');
  await expect(page.getByRole('img', { name: /^Shown as #/ }).first()).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Live Preview' }), 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Exit Live Preview' })).toBeFocused();
  await tabTo(page, page.getByLabel('Width of the preview'), 'Shift+Tab');
  await tabTo(page, publish);
});

test('axe finds nothing critical or serious on the first pages and on each tab of the form', async ({
  page,
}) => {
  const link = await system.invite('reader@acme.test', 'acme');
  const refused: string[] = [];
  page.on('console', (line) => /Content Security Policy/.test(line.text()) && refused.push(line.text()));
  const problems = async (state: string) => {
    await axeFindsNothing(page, state);
    const said = (await page.locator('body').innerText()).split('\n');
    expect.soft(said.filter(hasUnknownWord), state).toEqual([]);
  };
  const login = await page.goto(`${system.cmsOrigin}/admin/login`);
  const policy = (await login?.headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-\S+' 'strict-dynamic';.*frame-ancestors 'none'/);
  await problems('login');
  await page.goto(link);
  await problems('link');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
  await expect(page.locator('.owner-home h1')).toBeVisible();
  await problems('first page');
  await page.goto(await system.editorOf('acme'));
  await expect(page.locator('.live-status [role=status]')).toHaveText(/live|not published/);
  const tabs = page.locator('.tabs-field__tab-button');
  for (let index = 0; index < 8; index++) {
    await tabs.nth(index).click();
    const closed = page.locator('.tabs-field__content-wrap .collapsible--collapsed:visible');
    for (let count = 0; count < 5 && (await closed.count()); count++)
      await closed.first().locator('.collapsible__toggle').first().click();
    // Tabs that were scrolled away lie below other controls, where axe measures what is left of them.
    await tabs.first().evaluate((first) => {
      first.scrollIntoView({ behavior: 'instant' });
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await problems(await tabs.nth(index).innerText());
  }
  // The drawers of pictures: the choice of one, and the page of one.
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await pngOf() };
  await page.locator('.file-input').first().setInputFiles(file);
  const openDrawer = async (name: string, drawer: string, part: string) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.locator(drawer).locator(part).first()).toBeVisible();
    await problems(name);
    await page.keyboard.press('Escape');
    await expect(page.locator(drawer)).toBeHidden();
  };
  await openDrawer('Crop', '.doc-drawer', '#field-alt');
  await openDrawer('Choose', '.list-drawer', 'tbody tr');
  await page.locator('#live-preview-toggler').click();
  await expect(page.getByLabel('Width of the preview')).toBeVisible();
  await problems('preview');
  const href = await system.editorOf('acme');
  const versions = page.locator('.history a');
  for (const [address, shown] of [
    [`${href}/versions`, 'tbody tr'],
    [await versions.first().evaluate((one: HTMLAnchorElement) => one.href), '.render-field-diffs'],
    [`${system.cmsOrigin}/admin/account`, '#field-email'],
    [`${system.cmsOrigin}/admin/collections/media`, '.collection-list'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(shown).first()).toBeVisible();
    // The page's scripts name what the server's markup leaves without a name.
    await expect(page.locator('html[data-role=owner]')).toBeAttached();
    await problems(address);
  }
  expect(refused).toEqual([]);
});

test('axe finds nothing critical or serious on the screens of the agency', async ({ page }) => {
  const call = await system.signedIn();
  const id = await system.businessId('acme');
  await system.invite('person@acme.test', 'acme');
  const businesses = `${system.cmsOrigin}/admin/collections/businesses`;
  const body = JSON.stringify({ options__priceRange: '$$', _status: 'published' });
  await call(`/api/businesses?where[id][in]=${id}`, { method: 'PATCH', body });
  await logInAsAgency(page, system);
  const shown = async (state: string, address: string, selector: string) => {
    await page.goto(address);
    await expect(page.locator(selector).first()).toBeVisible();
    // The page's scripts name what the server's markup leaves without a name: they set the role, too.
    await expect(page.locator('html[data-role=agency]')).toBeAttached();
    await expect(page.locator("td [type=checkbox][aria-label='']")).toHaveCount(0);
    await axeFindsNothing(page, state);
  };
  await page.locator('.board tbody tr').first().waitFor();
  for (const summary of await page.locator('.board summary').all()) await summary.click();
  await expect(page.getByRole('button', { name: 'Undo in all' })).toBeVisible();
  await axeFindsNothing(page, 'board, an old website, changes of several');

  await shown('list', businesses, 'tbody tr');
  await page.locator('tbody tr').first().getByRole('checkbox').check();
  await axeFindsNothing(page, 'list, one ticked');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.locator('.edit-many__main');
  await drawer.locator('.field-select .rs__control').click();
  await page.keyboard.type('holidays');
  await page.getByRole('option', { name: 'Holidays and other days' }).click();
  await drawer.getByRole('button', { name: 'Add Day' }).click();
  await expect(drawer.locator('input[id$=__from]')).toBeVisible();
  await axeFindsNothing(page, 'bulk');
  // A second field, which the server draws too.
  await drawer.locator('.field-select .rs__control').click();
  await page.keyboard.type('Country');
  await page.getByRole('option', { name: 'Country', exact: true }).click();
  await expect(drawer.getByRole('textbox', { name: 'Country' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Publish changes' })).toBeEnabled();

  await shown('new business', `${businesses}/create`, '#field-dbPrincipal__name');
  await shown('business', `${businesses}/${id}`, '.history a');
  await page.locator('.doc-controls__popup button').first().click();
  await expect(page.locator('#action-take-down')).toBeVisible();
  await axeFindsNothing(page, 'business, its menu');
  await shown('versions', `${businesses}/${id}/versions`, 'tbody tr');
  const [newest] = (await call(`/api/businesses/versions?where[parent][equals]=${id}&limit=1`)).docs;
  await shown('comparison', `${businesses}/${id}/versions/${newest.id}`, '.render-field-diffs');
  await shown('trash', `${businesses}/trash`, '.collection-list');
  const users = `${system.cmsOrigin}/admin/collections/users`;
  await shown('people', users, 'tbody tr');
  await shown('invitation', `${users}/create`, '.invitation');
  const [person] = (await call('/api/users?limit=1&where[role][equals]=owner')).docs;
  await shown('person', `${users}/${person.id}`, '#field-email');
  await shown('pictures', `${system.cmsOrigin}/admin/collections/media`, '.collection-list');
  await shown('new picture', `${system.cmsOrigin}/admin/collections/media/create`, '.file-field');
  await shown('account', `${system.cmsOrigin}/admin/account`, '#field-email');
  await page.locator('.payload-settings .rs__control').first().click();
  await axeFindsNothing(page, 'settings');
});
