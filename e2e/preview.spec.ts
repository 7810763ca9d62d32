import { readdir } from 'node:fs/promises';
import { expect, test, type Sites } from './fixtures';
import { hydrated } from './support/hydrated';
import type { SiteServer } from './support/site-server';
import { rawRequest } from './support/raw-request';
import { completeRecord, type WireRecord } from './support/embedded-records';

const TOKEN = 'a-token-for-previews';
const EDITOR = 'https://editor.example';
const named = (name: string): WireRecord => ({
  ...completeRecord(),
  dbPrincipal: { ...completeRecord().dbPrincipal, name },
});

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

let sites: Sites<SiteServer>;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(
    { acme: { record: named('Acme As It Is') } },
    { PREVIEW_TOKEN: TOKEN, PREVIEW_FRAME_ANCESTORS: EDITOR },
  );
});

const previewOf = async (name: string) => {
  const host = sites.hostOf('acme');
  const made = await rawRequest(sites.server.port, {
    method: 'POST',
    path: '/api/preview',
    host,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record: named(name) }),
  });
  const link = new URL((JSON.parse(made.body) as { url: string }).url);
  const opened = await rawRequest(sites.server.port, { path: link.pathname + link.search, host });
  expect([opened.status, opened.headers.location]).toEqual([303, '/']);
  return { link, cookie: (opened.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' };
};

const view = (path: string, cookie = '') =>
  rawRequest(sites.server.port, { path, host: sites.hostOf('acme'), headers: cookie ? { cookie } : {} });

const pages = ['/', '/about', '/services', '/gallery', '/contact', '/privacy', '/no-such-page'];

test('with two previews each visitor sees their own on every page, and others the public site', async () => {
  const one = await previewOf('First Preview');
  const two = await previewOf('Second Preview');
  for (const path of pages) {
    // The public page is rendered before and after, so that a mixed-up cache entry would show.
    const before = path === '/about' ? undefined : (await view(path)).body;
    const [first, second] = await Promise.all([view(path, one.cookie), view(path, two.cookie)]);
    const after = await view(path);
    expect(first.body, path).toContain('First Preview');
    expect(second.body, path).toContain('Second Preview');
    expect(after.body, path).toContain('Acme As It Is');
    expect(after.body, path).not.toContain('Preview');
    expect((before ?? after.body).length, path).toBe(after.body.length);
    for (const { headers, body, status } of [first, second]) {
      expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      expect(headers['cache-control'], path).toContain('no-store');
      expect(headers['x-robots-tag'], path).toBe('noindex');
      expect(headers['surrogate-control'], path).toBeUndefined();
      expect(headers['content-security-policy'], path).toContain(`frame-ancestors 'self' ${EDITOR}`);
      expect(headers['content-security-policy'], path).toContain("'sha256-");
      expect(body, path).toMatch(/<meta name="robots" content="noindex/);
      expect(body, path).not.toContain('Acme As It Is');
    }
    expect(after.headers['content-security-policy'], path).not.toContain(EDITOR);
  }
  const kept = await readdir(new URL('../.next', import.meta.url), { recursive: true });
  const id = (one.link.searchParams.get('token') ?? '').split('.')[0] ?? '';
  expect(kept.filter((file) => file.includes(id))).toEqual([]);
});

test('its form stores nothing and says so, with and without JavaScript, and nothing is counted', async ({
  page,
  watch,
}) => {
  const { server, hostOf } = sites;
  const { cookie, link } = await previewOf('First Preview');
  const post = (path: string, body: string, accept: string) =>
    rawRequest(server.port, {
      method: 'POST',
      path,
      host: hostOf('acme'),
      headers: { cookie, accept, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const answer = await post('/api/leads', 'firstName=Ann&phone=303-555-0123&message=Hello', 'text/html');
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('nothing was sent')]);
  expect(
    (await rawRequest(server.port, { path: '/api/visits', host: hostOf('acme'), headers: { cookie } })).body,
  ).toBe('{"visits":null}');

  watch.allow(/403/);
  await page.goto(sites.urlOf('acme', link.pathname + link.search));
  await page.goto(sites.urlOf('acme', '/contact'));
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: /Preview/ })).toContainText('send nothing');
  const form = page.locator('main form').first();
  await form.locator('[name=firstName]').fill('Ann');
  await form.locator('[name=phone]').fill('303-555-0123');
  await form.locator('[name=message]').fill('Hello');
  await form.locator('[type=submit]').click();
  await expect(page.locator('main')).toContainText('nothing was sent');
  expect(await server.health()).toMatchObject({ leads: { waiting: 0, refused: 0 } });
  await page.getByRole('link', { name: 'End preview' }).click();
  await expect(page).toHaveTitle(/Acme As It Is/);
});
