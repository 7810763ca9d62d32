import { expect, isFullRun, test, TOKEN, type Sites } from '../fixtures';
import { fileAddresses, pageAddresses } from '../support/public-addresses';
import { rawRequest, type RawRequest } from '../support/raw-request';
import { completeRecord } from '../support/embedded-records';

// One visitor's request never changes what others see.

const methods = ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PURGE'];

const ask = (sites: Sites, request: RawRequest) =>
  rawRequest(sites.server.port, { host: sites.hostOf('site'), ...request });

/** Expires all cached pages. */
const expire = async (sites: Sites) => {
  const answer = await ask(sites, {
    method: 'POST',
    path: '/api/revalidate',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ site: sites.idOf('site') }),
  });
  expect(answer.status).toBe(200);
};

test('a method other than GET and HEAD gets 405, which is never cached for GET', async ({ startSites }) => {
  test.setTimeout(120_000);
  const sites = await startSites({ site: { record: completeRecord() } });
  for (const path of [...fileAddresses, '/', '/about', '/no-such-page']) {
    await expire(sites);
    for (const method of methods) {
      const refused = await ask(sites, { method, path });
      expect.soft(refused.status, `${method} ${path}`).toBe(405);
      expect.soft(refused.headers.allow, `${method} ${path}`).toBe('GET, HEAD');
      expect.soft(refused.headers['cache-control'], `${method} ${path}`).toBe('no-store');
    }
    const { status, headers } = await ask(sites, { path });
    expect.soft(status, `GET ${path}`).toBe(path === '/no-such-page' ? 404 : 200);
    expect.soft(headers['cache-control'], `GET ${path}`).not.toContain('s-maxage=31536000');
  }
});

/** Next's internal headers, which a visitor may send too. */
const internalHeaders = {
  'next-action': 'x',
  'x-invoke-path': '/visitor-',
  'x-invoke-status': '500',
  'x-matched-path': '/api/health',
  'x-middleware-rewrite': '/visitor-',
  'x-middleware-subrequest': Array.from({ length: 5 }, () => 'middleware').join(':'),
  'x-nextjs-data': '1',
  'x-now-route-matches': '1=visitor-',
  'x-prerender-revalidate': 'x',
  cookie: '__prerender_bypass=x; __next_preview_data=x',
};

/** Requests for the same page. */
const variants = (path: string): RawRequest[] => [
  ...Array.from({ length: 12 }, (_, n) => ({
    path: `${path}?utm_source=${'x'.repeat(n * 300)}&email=visitor-${n}%40example.com`,
  })),
  { path: `${path}?` },
  { path: `${path}?_rsc=visitor-${'z'.repeat(2_000)}` },
  { path: `${path}?q=%3Cscript%3E&__nextLocale=es&nxtPsite=other` },
  { path, headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
  { path, headers: { 'user-agent': 'facebookexternalhit/1.1' } },
  { path, headers: { 'user-agent': 'Mozilla/5.0', 'accept-language': 'es', cookie: 'a=b' } },
  { path, headers: internalHeaders },
  { path },
];

/** `npm test` tries all variants on Home, and a quarter of them on each other page. */
const variantsFor = (path: string, index: number) =>
  variants(path).filter((_, variant) => isFullRun || index === 0 || variant % 4 === index % 4);

for (const [index, path] of pageAddresses.entries())
  test(`${path} is the same bytes whoever asked for it first`, async ({ startSites }) => {
    const sites = await startSites({ site: { record: completeRecord() } });
    const html = new Set<string>();
    const flight = new Set<string>();
    for (const variant of variantsFor(path, index)) {
      await expire(sites);
      const first = await ask(sites, variant);
      expect(first.status).toBe(200);
      html.add(first.body);
      html.add((await ask(sites, { path })).body);
      flight.add((await ask(sites, { path: `${path}?_rsc`, headers: { rsc: '1' } })).body);
    }
    expect([...html].join(), 'nobody sees what others asked for').not.toContain('visitor-');
    expect([...flight].join(), 'nobody sees what others asked for').not.toContain('visitor-');
    expect([html.size, flight.size]).toEqual([1, 1]);
  });

test('the not-found page has the same bytes for every path', async ({ startSites }) => {
  const sites = await startSites({ site: { record: completeRecord() } });
  const addresses = Array.from({ length: 10 }, (_, n) => `no-such-page-${n}${'y'.repeat(n * 70)}`);
  for (const prefix of ['/', '/gallery/']) {
    const bodies = new Set<string>();
    for (const address of addresses) {
      await expire(sites);
      const { status, body } = await ask(sites, { path: `${prefix}${address}?from=visitor` });
      expect(status).toBe(404);
      bodies.add(body);
    }
    expect([...bodies].join()).not.toMatch(/no-such-page-|from=visitor/);
    expect(bodies.size, prefix).toBe(1);
  }
});

test('a missing file is not cached', async ({ demo }) => {
  for (const path of ['/assets/none.png', '/assets/', '/_next/none.js', '/_next/static/chunks/none.js']) {
    const { status, headers, body } = await rawRequest(demo.port, { path });
    expect(status, path).toBe(404);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(body.length, path).toBeLessThan(100);
  }
  const found = await rawRequest(demo.port, { path: '/assets/demo/logo.svg' });
  expect(found.headers['cache-control']).toContain('max-age=86400');
});
