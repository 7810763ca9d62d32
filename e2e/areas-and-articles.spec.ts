import { parseAtomFeed } from 'feedsmith';
import { expect, test, type Sites } from './fixtures';
import { axeProblems } from './support/axe';
import { completeRecord, embeddedRecord } from './support/embedded-records';
import { withLightPictures } from './support/light-pictures';
import { outlineProblems } from './support/page-checks';
import { expectNoSidewaysScroll } from './support/page-facts';
import { rawRequest } from './support/raw-request';
import { searchFactsOf } from './support/search-facts';

const complete = completeRecord();
const { options } = complete as { options: { articles: object[] } };
const words = 'We paint in the cold as long as the wall is dry and warmer than the air around it. ';
const older = Array.from({ length: 12 }, (_, index) => ({
  title: `A note on weather, number ${index + 1}`,
  date: `2025-0${1 + (index % 9)}-11`,
  text: words.repeat(8),
}));
const contents = {
  full: { record: { ...complete, options: { ...options, articles: [...options.articles, ...older] } } },
  without: { record: embeddedRecord('minimal') },
  'call-only': { record: { ...embeddedRecord('call-only'), options: { ...options, pages: [] } } },
};

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

const get = (path: string, name = 'full') =>
  rawRequest(sites.server.port, { path, host: sites.hostOf(name) });
const nodesOf = async (path: string) =>
  searchFactsOf((await get(path)).body).graphs.flatMap((graph) => graph['@graph']);

const town = '/areas/cedar-falls';
const pages = ['/areas', town, '/articles', '/articles/page/2', '/articles/a-note-on-weather-number-3'];

for (const path of pages)
  test(`${path} fits at three widths, and axe finds nothing`, async ({ sharedPage: page }) => {
    await withLightPictures(page);
    await page.goto(sites.urlOf('full', path));
    for (const width of [1440, 768, 390]) {
      await expectNoSidewaysScroll(page, width);
      expect.soft(await outlineProblems(page), `outline at ${width} px`).toEqual([]);
      expect.soft(await axeProblems(page), `axe at ${width} px`).toEqual([]);
    }
  });

test('without JavaScript map, footer and lists lead to towns and articles', async ({ plainPage: page }) => {
  await page.goto(sites.urlOf('full'));
  await page.locator('#coverage').getByRole('link', { name: 'Cedar Falls' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cedar Falls');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click();
  await expect(page.locator('main time')).toHaveCount(12);
  await page.locator('a[href="/articles/page/2"]').first().click();
  await page.getByRole('link', { name: 'A note on weather, number 10' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A note on weather, number 10');
  await expect(page.locator('main time')).toHaveAttribute('datetime', '2025-01-11');
});

test('the feed, structured data and the sitemap tell of them', async () => {
  const feed = await get('/feed.xml');
  expect(feed.headers['content-type']).toMatch(/^application\/atom\+xml/);
  const { entries = [] } = parseAtomFeed(feed.body);
  expect(entries.length).toBe(options.articles.length + older.length);
  for (const { links } of entries) {
    const { pathname } = new URL(links?.[0]?.href ?? '');
    expect((await get(pathname)).status, pathname).toBe(200);
  }
  expect((await get('/articles')).body).toContain('type="application/atom+xml"');

  const article = (await nodesOf('/articles/a-note-on-weather-number-3')).find((node) =>
    /Article|BlogPosting/.test(String(node['@type'])),
  );
  expect(article).toMatchObject({ headline: 'A note on weather, number 3' });
  expect(String(article?.datePublished)).toMatch(/^2025-03-11/);
  const service = (await nodesOf(town)).find((node) => node['@type'] === 'Service');
  expect(JSON.stringify(service?.areaServed)).toContain('Cedar Falls');

  const sitemap = (await get('/sitemap.xml')).body;
  expect(sitemap).toContain(`${town}</loc>`);
  expect(sitemap).toMatch(/a-note-on-weather-number-3<\/loc>\s*<lastmod>2025-03-11/);
  expect((await get('/llms.txt')).body).toContain('/articles/a-note-on-weather-number-3');
});

test('sites without them, and call-only sites, have none of their addresses', async () => {
  for (const name of ['without', 'call-only'])
    for (const path of ['/feed.xml', ...pages]) {
      const { status, body } = await get(path, name);
      expect([name, path, status]).toEqual([name, path, 404]);
      expect(body).not.toContain('Cedar Falls');
    }
  for (const path of [
    '/articles/page/1',
    '/articles/page/0',
    '/articles/page/3',
    '/articles/page/02',
    '/areas/nowhere',
  ])
    expect((await get(path)).status, path).toBe(404);
});
