import { expect, test } from '@playwright/test';
import { ContentServer } from '../../e2e/support/content-server';
import { embeddedRecord } from '../../e2e/support/embedded-records';
import { SiteServer } from '../../e2e/support/site-server';
import { ask } from '../../e2e/support/raw-request';
import { Varnish } from './varnish';

const TOKEN = 'a-token-for-the-cluster-tests';
const content = new ContentServer();
const varnish = new Varnish();
let site: SiteServer;

const named = (name: string) => {
  const record = embeddedRecord('demo');
  return { ...record, dbPrincipal: { ...record.dbPrincipal, name } };
};

const get = (path: string, headers = {}) =>
  ask(varnish.url + path, { headers: { host: 'acme.test', ...headers } });
/**
 * As Next's browser code asks for a page; a hash that is not of its own headers is answered with the right
 * address.
 */
const getPayload = async (path: string) => {
  const { headers, ...answer } = await get(`${path}?_rsc=0`, { rsc: '1' });
  return headers.location ? get(headers.location, { rsc: '1' }) : { headers, ...answer };
};
const revalidate = () =>
  ask(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: '{"site": "acme"}',
  });

test.beforeAll(async () => {
  await content.start();
  await content.putRecord('acme', named('Acme Painting'));
  site = await SiteServer.start({
    CONTENT_API_URL: content.url,
    REVIEWS_API_URL: content.url,
    PAGE_ID: 'acme',
    SITE_URL: 'http://acme.test',
    REVALIDATE_SECONDS: '3600',
    REVALIDATE_TOKEN: TOKEN,
    PREVIEW_TOKEN: TOKEN,
    PURGE_URLS: await varnish.reserve(),
  });
  await varnish.start([site.port]);
});
test.afterAll(async () => {
  await varnish.stop();
  await site.dispose();
  await content.stop();
});

test('a page is fetched once, whatever query, cookie or user agent asks for it', async () => {
  const first = await get('/about');
  expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS']);
  for (const [path, headers] of [
    ['/about?utm_source=ad&email=somebody@example.com', {}],
    ['/about', { cookie: 'session=1', authorization: 'Basic eDp5' }],
    ['/about', { 'user-agent': 'Googlebot/2.1' }],
  ] as const) {
    const again = await get(path, headers);
    expect([path, again.headers['x-cache'], again.body === first.body]).toEqual([path, 'HIT', true]);
  }
});

test('visitors see neither the headers for the cache nor a page id', async () => {
  const { headers, body } = await get('/services');
  const internal = Object.keys(headers).filter((name) => /^(surrogate|xkey|x-varnish|via)/.test(name));
  expect(internal).toEqual([]);
  expect(JSON.stringify(headers)).not.toContain('"acme"');
  expect(body).toContain('Acme Painting');
});

test('many visitors at once cause one fetch', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/contact')));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(answers.filter(({ headers }) => headers['x-cache'] === 'MISS')).toHaveLength(1);
});

test('client navigation data is cached apart from the page', async () => {
  const page = await get('/gallery');
  const payload = await getPayload('/gallery');
  expect([page.headers['content-type'], payload.headers['content-type']]).toEqual([
    'text/html; charset=utf-8',
    'text/x-component',
  ]);
  expect((await getPayload('/gallery')).headers['x-cache']).toBe('HIT');
  expect((await get('/gallery')).headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await get('/gallery?utm_source=x')).headers['x-cache']).toBe('HIT');
});

test('the API, unknown pages and unknown hosts are not cached', async () => {
  for (const [path, status] of [
    ['/api/health', 200],
    ['/no-such-page', 404],
    ['/wp-login.php', 404],
  ] as const)
    for (const _ of [1, 2]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers['x-cache']]).toEqual([path, status, 'MISS']);
    }
});

test("a redirect keeps its visitor's query, and shows it to nobody else", async () => {
  const first = await get('/About?utm_source=one');
  expect([first.status, first.headers.location]).toEqual([
    308,
    expect.stringMatching(/\/about\?utm_source=one$/),
  ]);
  expect((await get('/About?utm_source=two')).headers.location).toMatch(/\/about\?utm_source=two$/);
  expect((await get('/About')).headers.location).toMatch(/\/about$/);
});

test('a preview is shown only to who opened its link, and not cached', async () => {
  const { body } = await ask(`${site.origin}/api/preview`, {
    method: 'POST',
    headers: { host: 'acme.test', authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record: named('Draft Painting') }),
  });
  const { pathname, search } = new URL(JSON.parse(body).url);
  const opened = await get(pathname + search);
  expect([opened.status, opened.headers['x-cache']]).toEqual([303, 'MISS']);
  const [cookie = ''] = opened.headers['set-cookie']?.[0]?.split(';') ?? [];
  await get('/about');
  for (const path of ['/about', '/reviews', '/manifest.webmanifest'])
    for (const _ of [1, 2]) {
      const shown = await get(path, { cookie });
      expect([path, shown.status, shown.headers['x-cache']]).toEqual([path, 200, 'MISS']);
      expect([path, shown.headers['cache-control']]).toEqual([
        path,
        expect.stringContaining('private, no-store'),
      ]);
      expect(shown.body).toContain('Draft Painting');
    }
  for (const path of ['/about', '/reviews', '/manifest.webmanifest'])
    expect([path, (await get(path)).body.includes('Draft Painting')]).toEqual([path, false]);
});

test('only the servers may purge', async () => {
  const purge = (headers: Record<string, string>) => ask(varnish.url, { method: 'PURGE', headers });
  expect(
    (await purge({ host: 'acme.test', 'surrogate-key': 'x', 'x-forwarded-for': '192.0.2.7' })).status,
  ).toBe(405);
  expect((await purge({ host: 'acme.test' })).status).toBe(400);
});

test('a revalidation reaches pages, client navigation data and files', async () => {
  const shown = async () => {
    const answers = await Promise.all([
      get('/'),
      getPayload('/'),
      get('/manifest.webmanifest'),
      get('/llms.txt'),
    ]);
    return answers.map(({ body }) => /Acme Painting|Baker Roofing/.exec(body)?.[0]);
  };
  expect(await shown()).toEqual(Array(4).fill('Acme Painting'));
  await content.putRecord('acme', named('Baker Roofing'));
  expect(await shown()).toEqual(Array(4).fill('Acme Painting'));
  expect((await revalidate()).status).toBe(200);
  await expect.poll(shown).toEqual(Array(4).fill('Baker Roofing'));
});
