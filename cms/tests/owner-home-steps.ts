import { expect } from '@playwright/test';
import { pngOf } from './support';
import { button, counted, fits, publicText, published, status, type Day } from './phone';

// What an owner does on her first page.

/** An invitation leads to her requests and to a site that looks like hers. */
export const invitation = async ({ page, system, record }: Day) => {
  await page.goto(await system.invite('owner@acme.test', 'acme'));
  await button(page, 'Log in').tap();
  await page.waitForURL(/\/admin$/);
  const head = page.locator('.owner-head');
  await expect(head.getByRole('link', { name: record.dbPrincipal.name, exact: true })).toBeVisible();
  // From the first answer of the site on.
  const toSite = head.getByRole('link', { name: 'See my site' });
  await expect(async () => {
    if (!(await toSite.isVisible())) await page.reload();
    await expect(toSite).toHaveAttribute('href', system.siteOrigin, { timeout: 3_000 });
  }).toPass();
  await expect
    .poll(() => head.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(head).toHaveCSS('border-bottom-color', 'rgb(31, 77, 58)');
  const request = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ann Lee' }) });
  await expect(request).toContainText('Two rooms, please.');
  await expect(request.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+13035550123');
  await expect(request.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    /^mailto:ann@example\.com\?subject=/,
  );
  await request.getByRole('button', { name: 'Done' }).tap();
  const notDone = request.getByRole('button', { name: 'Not done yet' });
  await expect(notDone).toBeVisible();
  await page.reload();
  await expect(notDone).toBeVisible();
  await expect(page.locator('.figures')).toHaveText(/Requests1last week 0.*Calls0.*Messages0.*Visits\d/);
  // The site's words come in her language, whatever language the site has.
  const inSpanish = await page.evaluate(
    async (id) =>
      (await fetch(`/api/businesses/${id}/numbers`, { headers: { 'accept-language': 'es' } })).json(),
    await system.businessId('acme'),
  );
  expect(inSpanish.openNow.text).toMatch(/^(Abierto|Abre|Cerrado)/);
  await fits(page);
};

/** Spam apart, a text that asks for a review, what is left to do, a picture of her site. */
export const whatIsNew = async ({ page }: Day) => {
  const machine = page.getByRole('heading', { name: 'A machine' });
  await expect(page.locator('.requests')).toBeVisible();
  await expect(machine).toHaveCount(0);
  await page.getByText('Sent by machines').tap();
  await expect(machine).toBeVisible();
  await page.getByText('Ask for a review').tap();
  await expect(page.getByRole('link', { name: 'Send it by text message' })).toHaveAttribute(
    'href',
    /^sms:\?&body=Thank%20you.*facebook\.com/,
  );
  const toDo = page.locator('section', { has: page.locator('#to-do') }).getByRole('listitem');
  await expect(toDo.first().getByRole('link')).toHaveAttribute('href', /\/businesses\/\d+$/);
  expect(await toDo.count()).toBeLessThanOrEqual(3);
  await expect(page.frameLocator('.site-picture iframe').getByRole('banner')).toBeAttached();
};

/** She has no list, and reaches no other business. */
export const noList = async ({ page, system }: Day) => {
  for (const path of ['', '/trash']) {
    await page.goto(`${system.cmsOrigin}/admin/collections/businesses${path}`);
    await page.waitForURL(/\/admin$/);
  }
};

/** Closed today, and open after all. */
export const closedToday = async ({ page }: Day) => {
  await expect(page.locator('.figures')).toBeVisible();
  await button(page, 'Closed today').tap();
  await expect(page.getByText('Your site says: closed today.')).toBeVisible();
  // The site reads the change within seconds.
  const again = button(page, 'Open after all');
  await expect(async () => {
    await page.reload();
    await expect(again).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await again.tap();
  await expect(button(page, 'Closed today')).toBeVisible();
};

/** An announcement and two photos of a project at once; a draft stays one. */
export const announcementAndPhotos = async ({ page, system, record }: Day) => {
  await page.locator('#field-dbPrincipal__name').fill('An unfinished draft');
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const announcement = { text: 'Closed for inventory', from: day(-1), to: day(2) };
  await counted({ page, system }, async () => {
    await page.getByText('Tell all visitors something').tap();
    await page.getByLabel('Announcement').fill(announcement.text);
    await page.getByLabel('First day').fill(announcement.from);
    await page.getByLabel('Last day').fill(announcement.to);
    await button(page, 'Show it').tap();
    await expect(page.getByText('On your site now.')).toBeVisible();
  });
  await expect.poll(() => publicText({ system })).toContain(announcement.text);
  await page.getByText('Add a photo to a project').tap();
  await page.getByLabel('Project').selectOption('Washington Park');
  await expect(page.getByText('Photos of any size from your phone')).toBeVisible();
  // A lost connection is tried again.
  await page.route('**/api/media?*', (route) => route.abort(), { times: 1 });
  const asked = page.waitForEvent('filechooser');
  await page.getByText('Take or choose photos').tap();
  const png = await pngOf();
  await (
    await asked
  ).setFiles([1, 2].map((one) => ({ name: `${one}.png`, mimeType: 'image/png', buffer: png })));
  await expect(page.getByText('Uploading 1 of 2')).toBeVisible();
  await expect(page.getByText('On your site now.')).toHaveCount(2);
  const galleryOf = ({ landings }: typeof record) =>
    landings.find(({ name }: { name: string }) => name === 'Washington Park').gallery as string[];
  const { options, dbPrincipal, ...rest } = await published({ system });
  expect([options.announcement, dbPrincipal.name]).toEqual([announcement, 'The name of the first phone']);
  const [before, after] = [galleryOf(record), galleryOf(rest)];
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toEqual([1, 2].map(() => expect.stringMatching(/\/api\/media\/file\//)));
  expect((await fetch(after.at(-1)!.replace(system.cmsOrigin, system.cmsUrl))).status).toBe(200);

  await counted({ page, system }, async () => {
    await page.getByText('Tell all visitors something').tap();
    await expect(page.getByLabel('Last day')).toHaveValue(announcement.to);
    await button(page, 'Take it away').tap();
    await expect(page.getByText('Taken off your site.')).toBeVisible();
  });
  expect((await published({ system })).options.announcement).toEqual({});
  const id = await system.businessId('acme');
  const draft = await (await system.signedIn())(`/api/businesses/${id}?draft=true&depth=0`);
  expect([draft._status, draft.dbPrincipal__name]).toEqual(['draft', 'An unfinished draft']);
  await fits(page);
};
