import { expect, test, type Sites } from '../fixtures';
import { fullRecord } from '../support/full-record';
import { problemsIn } from '../support/html-rules';
import { rawRequest } from '../support/raw-request';
import { routesOf } from '../support/routes';

const record = fullRecord();
const contents = { projects: { record }, gallery: { record: { ...record, landings: [] } } };

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

const ask = (name: keyof typeof contents, path: string, more: object = {}) =>
  rawRequest(sites.server.port, { path, host: sites.hostOf(name), ...more });

const tilesIn = (html: string) => html.match(/class="group relative block"/g)?.length ?? 0;

test('the gallery of 300 pictures has nine pages, linked to each other without JavaScript', async () => {
  let tiles = 0;
  for (let number = 1; number <= 9; number += 1) {
    const path = number === 1 ? '/gallery' : `/gallery/page/${number}`;
    const { status, body } = await ask('gallery', path);
    expect([path, status]).toEqual([path, 200]);
    tiles += tilesIn(body);
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(body.includes(`href="/gallery/page/${number + 1}"`)).toBe(number < 9);
    expect(body).toContain('aria-current="page"');
  }
  expect(tiles).toBe(300);
});

test('further pages are in the sitemap; addresses beside them are not found, whatever the query', async () => {
  const { body } = await ask('projects', '/sitemap.xml');
  expect(body).toContain('/gallery/page/2<');
  expect(body).toContain('/gallery/page/oak-street-2<');
  for (const path of [
    '/gallery/page/1',
    '/gallery/page/3',
    '/gallery/page/oak-street-3',
    '/gallery/page',
    '/gallery/page/x',
  ])
    expect([path, (await ask('projects', path)).status]).toEqual([path, 404]);
  expect((await ask('projects', '/gallery?page=2')).body).toBe((await ask('projects', '/gallery')).body);
  expect((await ask('projects', '/gallery/page/OAK-street-2')).status).toBe(308);
  expect((await ask('projects', '/gallery/page/2', { method: 'POST' })).status).toBe(405);
});

test('no page is above 120 kB, and each is valid HTML', async () => {
  const problems: unknown[] = [];
  for (const name of ['gallery', 'projects'] as const)
    for (const { path, status } of routesOf(contents[name].record)) {
      // Without projects the other pages are the same.
      if (name === 'gallery' && !/^\/(|services|gallery.*)$/.test(path)) continue;
      const { body, status: answered } = await ask(name, path);
      expect([path, answered]).toEqual([path, status]);
      expect(Buffer.byteLength(body), path).toBeLessThanOrEqual(120_000);
      if (/^\/(|services|about|gallery(\/page\/.*2)?)$/.test(path))
        problems.push(...(await problemsIn(body)));
    }
  expect(problems).toEqual([]);
});
