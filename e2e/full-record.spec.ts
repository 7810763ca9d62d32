import { expect, isFullRun, test, type Sites } from './fixtures';
import { axeProblems } from './support/axe';
import { fullRecord, serviceGroups } from './support/full-record';
import { withLightPictures } from './support/light-pictures';
import { expectNoSidewaysScroll } from './support/page-facts';

const record = fullRecord();
const contents = {
  projects: { record },
  gallery: { record: { ...record, landings: [] } },
  groups: { record: { ...record, landings: [], options: { serviceGroups } } },
};

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

/** In `npm test` those with the longest lists. */
const pages = ['/', '/services', '/gallery', '/gallery/oak-street'];
if (isFullRun) pages.push('/about', '/service-number%202', '/gallery/page/2', '/gallery/page/oak-street-2');

test('a record with much of everything fits, and axe finds nothing', async ({ sharedPage: page }) => {
  test.slow();
  await withLightPictures(page);
  for (const [index, path] of pages.entries()) {
    await page.goto(sites.urlOf('projects', path));
    const words = await page.getByRole('main').innerText();
    expect(words, path).not.toMatch(/\*\*|\]\(|Mso|<\/?\w|&amp;|&nbsp;|w:Word/);
    for (const width of [390, 1440]) {
      await expectNoSidewaysScroll(page, width);
      // `npm test` runs axe at one width of each page.
      const isAxeTurn = isFullRun || width === [390, 1440][index % 2];
      expect(isAxeTurn ? await axeProblems(page) : [], `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('of thirty services nine have cards, the others are a list; the menu scrolls', async ({
  sharedPage: page,
}) => {
  await withLightPictures(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(sites.urlOf('gallery'));
  const services = page.locator('#services');
  await expect(services.getByRole('heading', { level: 3 })).toHaveCount(9);
  await expect(services.getByRole('link')).toHaveCount(30);
  await page.getByRole('link', { name: 'Services' }).first().hover();
  const menu = page.locator('#menu-services');
  await expect(menu).toBeVisible();
  const { height, whole } = await menu.evaluate((list) => ({
    height: list.clientHeight,
    whole: list.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(300);
  expect(whole).toBeGreaterThan(1_000);
});

test('thirty services in groups have a card each; Services shows them below the titles', async ({
  sharedPage: page,
}) => {
  await withLightPictures(page);
  await page.goto(sites.urlOf('groups'));
  const services = page.locator('#services');
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    ...serviceGroups.map(({ title }) => title),
    'More services',
  ]);
  await expect(services.getByRole('listitem')).toHaveCount(30);
  for (const width of [390, 768, 1440]) await expectNoSidewaysScroll(page, width);
  expect(await axeProblems(page)).toEqual([]);
  await page.goto(sites.urlOf('groups', '/services'));
  await expect(
    page.getByRole('main').getByRole('heading', { level: 3, name: 'Service number 30' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Planning' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});
