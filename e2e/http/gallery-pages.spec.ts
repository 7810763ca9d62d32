import { expect, test, type Sites } from '../fixtures';
import { fullRecord } from '../support/full-record';
import { rawRequest } from '../support/raw-request';

const record = fullRecord();
const contents = { projects: { record }, gallery: { record: { ...record, landings: [] } } };

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

const ask = (name: keyof typeof contents, path: string, more: object = {}) =>
  rawRequest(sites.server.port, { path, host: sites.hostOf(name), ...more });

const tilesIn = (html: string) =>
  html.match(/<ul[^>]* class="gallery-grid .*?<\/ul>/s)?.[0].match(/<li/g)?.length ?? 0;

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
  const unknown =
    '1 3 0 -1 1e9 02 2.0 +2 0x2 2%00 %E0%A4 %EF%BC%92 2%2F3 2/3 99999999999999999999 NaN __proto__ x';
  for (const part of [
    '',
    ...unknown.split(' ').map((name) => `/${name}`),
    '/oak-street-3',
    '/oak-street-02',
  ]) {
    const path = `/gallery/page${part}`;
    expect([path, (await ask('projects', path)).status]).toEqual([path, 404]);
  }
  for (const spelling of ['%32', '2/', '2%20', '-2'])
    expect((await ask('projects', `/gallery/page/${spelling}`)).headers.location).toMatch(
      /\/gallery\/page\/2$/,
    );
  expect((await ask('projects', `/gallery/page/${'2'.repeat(5_000)}`)).body).toBe('Not found\n');
  expect((await ask('projects', '/gallery?page=2')).body).toBe((await ask('projects', '/gallery')).body);
  expect((await ask('projects', '/gallery/page/OAK-street-2')).status).toBe(308);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
    expect([method, (await ask('projects', '/gallery/page/2', { method })).status]).toEqual([method, 405]);
});
