import path from 'node:path';
import { loggedLines, sitesFile, startServer, writeIn } from '@/test/server';

const { file, folder, write } = sitesFile();
write(
  JSON.stringify({ 'demo.example': 'demo', 'calls.example': 'call-only', 'gone.example': 'no-such-record' }),
);

/** A server's answers, as [host, path] -> answer. */
const start = async (environment: Record<string, string>) => {
  startServer({ DATA_DIR: folder, ...environment });
  const { resolveRequest } = await import('./resolve-request');
  const { siteKeyOf } = await import('@/lib/serving/site-key');
  return {
    answer: (
      host: string,
      pathname: string,
      asked: { method?: string; search?: string; acceptLanguage?: string } = {},
    ) => resolveRequest({ method: 'GET', acceptLanguage: 'en', host, pathname, ...asked }),
    siteKeyOf,
  };
};

const rewrite = (path: unknown, status = 200) => ({
  kind: 'rewrite',
  path,
  status,
  headers: status === 404 ? { 'x-robots-tag': 'noindex' } : {},
});

test('pages are rewritten, unknown paths too but with 404 and noindex, and other spellings redirected', async () => {
  const { answer, siteKeyOf } = await start({});
  const key = siteKeyOf('demo');
  for (const [asked, expected] of [
    ['/', rewrite(`/${key}`)],
    ['/contact', rewrite(`/${key}/contact`)],
    ['/gallery/nothing', rewrite(`/${key}/not-found-page`, 404)],
    ['/nothing', rewrite(expect.any(String), 404)],
    ['/Contact/', { kind: 'redirect', path: '/contact' }],
  ] as const)
    expect(await answer('any.example', asked)).toEqual(expected);
});

test('files, icons and social cards of the site are rewritten, those of no page are not found', async () => {
  const { answer, siteKeyOf } = await start({});
  const { internalPaths } = await import('./internal-paths');
  const key = siteKeyOf('demo');
  for (const [asked, path] of [
    ['/robots.txt', `/${key}/robots.txt`],
    ['/sitemap.xml', `/${key}/site-map`],
    ['/icon-192.png', `/${key}/icons/icon-192.png`],
    ['/social-cards/index.png', internalPaths.card(key, '/')],
    ['/social-cards/about.png', internalPaths.card(key, '/about')],
  ] as const)
    expect(await answer('any.example', asked)).toMatchObject({ kind: 'rewrite', path, status: 200 });
  expect(await answer('any.example', '/social-cards/nothing.png')).toMatchObject({ status: 404 });
});

test('outside /api, only GET and HEAD are allowed', async () => {
  const { answer } = await start({});
  const headers = { allow: 'GET, HEAD', 'cache-control': 'no-store' };
  const refused = { kind: 'response', status: 405, headers };
  for (const method of ['POST', 'OPTIONS', 'PUT', 'PURGE'])
    for (const pathname of ['/', '/robots.txt', '/nothing', '/_next/image', '/apix'])
      expect(await answer('any.example', pathname, { method })).toMatchObject(refused);
  expect(await answer('any.example', '/', { method: 'HEAD' })).toMatchObject(rewrite(expect.any(String)));
  expect(await answer('any.example', '/api/leads', { method: 'POST' })).toEqual({ kind: 'pass' });
});

test('the optimiser makes the pictures of the record, for a host of a site', async () => {
  const { answer } = await start({ SITES_FILE: file });
  const ask = (host: string, url: string) =>
    answer(host, '/_next/image', { search: `?url=${encodeURIComponent(url)}&w=640&q=75` });
  const own = '/assets/demo/balcony-timber-soffit.jpg';
  expect(await ask('demo.example', own)).toEqual({ kind: 'pass' });
  expect(await ask('stranger.example', own)).toMatchObject({ status: 421 });
  expect(await ask('calls.example', own)).toMatchObject({ status: 404 });
  expect(await ask('demo.example', `${own}#1`)).toMatchObject({ status: 404 });
  expect(await ask('demo.example', 'https://cdn.example/a.jpg')).toMatchObject({ status: 404 });
});

test("/favicon.ico is answered with the site's icon", async () => {
  const { answer } = await start({});
  const icon = { kind: 'response', status: 204, body: null };
  expect(await answer('any.example', '/favicon.ico')).toMatchObject(icon);
});

test('each host has its own site, and a call-only one has Home alone', async () => {
  const { answer, siteKeyOf } = await start({ SITES_FILE: file });
  const calls = siteKeyOf('call-only');
  expect(await answer('demo.example:3000', '/about')).toEqual(rewrite(`/${siteKeyOf('demo')}/about`));
  expect(await answer('calls.example', '/')).toEqual(rewrite(`/${calls}`));
  expect(await answer('calls.example', '/about')).toEqual(rewrite(`/${calls}/not-found-page`, 404));
});

test.each(['other.example', '', 'demo.example.evil.example', '127.0.0.1'])(
  'the unknown host %j is answered with 421 and one plain line',
  async (host) => {
    const { answer } = await start({ SITES_FILE: file });
    const got = await answer(host, '/');
    expect(got).toMatchObject({
      kind: 'response',
      status: 421,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      },
    });
    expect(got.kind === 'response' && got.body).toMatch(/^[^\n<]+\n$/);
  },
);

test('a site whose record does not exist is answered with 404, without its page id', async () => {
  const lines = loggedLines('error');
  const { answer } = await start({ SITES_FILE: file });
  const got = await answer('gone.example', '/');
  expect(got).toMatchObject({ kind: 'response', status: 404, headers: { 'x-robots-tag': 'noindex' } });
  expect(JSON.stringify(got)).not.toContain('no-such-record');
  expect(lines).toHaveLength(1);
});

test('an unavailable site is answered with 503, Retry-After, and a spinner page that reloads itself', async () => {
  const lines = loggedLines('error');
  const { answer } = await start({
    CONTENT_API_URL: 'http://127.0.0.1:9',
    DATA_DIR: path.join(folder, 'empty'),
  });
  const got = await answer('any.example', '/about', { acceptLanguage: 'es-MX,es;q=0.9' });
  expect(got).toMatchObject({
    kind: 'response',
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
  const body = got.kind === 'response' ? got.body : '';
  expect(body).toMatch(
    /<html lang="es"[^]*name="robots" content="noindex"[^]*http-equiv="refresh" content="5"[^]*aria-label="Cargando"/,
  );
  expect(body).not.toMatch(/<script|src=|href=/);
  const english = await answer('any.example', '/', { acceptLanguage: 'en-US,es;q=0.5' });
  expect(english.kind === 'response' && english.body).toContain('<html lang="en"');
  expect(lines).toHaveLength(1);
});

test('known addresses below /api pass, unknown ones are a plain 404, also on a call-only site', async () => {
  const { answer } = await start({ SITES_FILE: file });
  for (const host of ['demo.example', 'calls.example']) {
    for (const pathname of ['/api/health', '/api/leads', '/api/reviews', '/api/visits', '/api/weather'])
      expect(await answer(host, pathname)).toEqual({ kind: 'pass' });
    for (const pathname of '/api /api/ /api/missing-file /api/nothing /api/health/ /api/Health'.split(' '))
      expect(await answer(host, pathname)).toMatchObject({ path: '/api/missing-file', status: 404 });
  }
});

test('another host of a site redirects to the canonical one, except for the API and optimised pictures', async () => {
  const twoHosts = writeIn(folder, 'two-hosts.json', {
    'acme.example': 'demo',
    'www.acme.example': { page: 'demo', canonical: true, redirects: { '/old': '/about?from=old' } },
  });
  const { answer } = await start({ SITES_FILE: twoHosts });
  const origin = 'https://www.acme.example';
  for (const pathname of ['/', '/about', '/nothing', '/robots.txt', '/favicon.ico', '/old'])
    expect(await answer('acme.example:3000', pathname)).toEqual({ kind: 'redirect', path: pathname, origin });
  for (const pathname of ['/api/health', '/api/leads'])
    expect(await answer('acme.example', pathname)).toEqual({ kind: 'pass' });
  const search = `?url=${encodeURIComponent('/assets/demo/balcony-timber-soffit.jpg')}&w=640&q=75`;
  expect(await answer('acme.example', '/_next/image', { search })).toEqual({ kind: 'pass' });
  expect(await answer('acme.example', '/', { method: 'POST' })).toMatchObject({ status: 405 });
  expect(await answer('www.acme.example', '/about')).toMatchObject({ kind: 'rewrite', status: 200 });
  expect(await answer('www.acme.example', '/old')).toEqual({ kind: 'redirect', path: '/about?from=old' });
  expect(await answer('www.acme.example', '/about-us')).toEqual({ kind: 'redirect', path: '/about' });
});

test("health, status, revalidate and tls-permission answer under any host, leads only under a site's", async () => {
  const { answer } = await start({ SITES_FILE: file });
  for (const pathname of ['/api/health', '/api/status', '/api/tls-permission'])
    expect(await answer('10.0.0.5', pathname)).toEqual({ kind: 'pass' });
  expect(await answer('10.0.0.5', '/api/revalidate', { method: 'POST' })).toEqual({ kind: 'pass' });
  expect(await answer('10.0.0.5', '/api/leads')).toMatchObject({ status: 421 });
});

test("a missing file of Next is a plain 404, and so are Next's development paths in production", async () => {
  const { answer } = await start({});
  expect(await answer('any.example', '/_next/none.js')).toMatchObject({ kind: 'response', status: 404 });
  for (const pathname of ['/_next/data/x.json', '/__nextjs_font/x', '/_next/image/x'])
    expect(await answer('any.example', pathname)).toMatchObject({ status: 404 });
});

test('a further page of reviews is unavailable, not missing, until the reviews service has answered', async () => {
  loggedLines('error');
  const DATA_DIR = path.join(folder, 'without-reviews');
  const { answer: whileAway } = await start({ REVIEWS_API_URL: 'http://127.0.0.1:9', DATA_DIR });
  const unavailable = { kind: 'response', status: 503, headers: { 'retry-after': '5' } };
  expect(await whileAway('any.example', '/reviews/page/2')).toMatchObject(unavailable);
  expect(await whileAway('any.example', '/reviews')).toMatchObject({ kind: 'rewrite', status: 200 });
  const { answer } = await start({});
  expect(await answer('any.example', '/reviews/page/2')).toMatchObject({ kind: 'rewrite', status: 404 });
});

test('the key of IndexNow is a file of each served host, and of no other; it can only be read', async () => {
  const KEY = 'abcdef0123456789';
  const { answer } = await start({ SITES_FILE: file, INDEXNOW_KEY: KEY });
  expect(await answer('demo.example', `/${KEY}.txt`)).toMatchObject({
    status: 200,
    body: `${KEY}\n`,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
  expect(await answer('other.example', `/${KEY}.txt`)).toMatchObject({ status: 421 });
  expect(await answer('demo.example', '/abcdef0123456788.txt')).toMatchObject({ status: 404 });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    const refused = await answer('demo.example', `/${KEY}.txt`, { method });
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(JSON.stringify(refused)).not.toContain(KEY);
  }
  const { answer: withoutKey } = await start({ SITES_FILE: file });
  expect(await withoutKey('demo.example', `/${KEY}.txt`)).toMatchObject({ status: 404 });
});
