import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../test/free-port.mjs';
import { SiteServer } from '../../e2e/support/site-server';
import { changed, check, Front, nginxConfiguration, shipped, startCaddy } from './fronts';
import { ask } from '../../e2e/support/raw-request';
import { stores, Varnish } from './varnish';

const HOST = 'www.acme.test';

let front: Front;
let second: Front;
let varnish: Varnish;
let site: SiteServer | null;
test.beforeEach(() => {
  [front, second] = [new Front(), new Front()];
  varnish = new Varnish();
  site = null;
});
test.afterEach(() => Promise.all([front.stop(), second.stop(), varnish.stop(), site?.dispose()]));

/** A site with Varnish in front of it. */
const startSite = async (): Promise<SiteServer> => {
  site = await SiteServer.start({ SITE_URL: `https://${HOST}`, TRUSTED_PROXIES: '2' });
  await varnish.start([site.port]);
  return site;
};

test('each shipped configuration is accepted by its program', () => {
  const two = changed('varnish/two-instances.vcl', {
    '"site-1"': '"127.0.0.1"',
    '"site-2"': '"127.0.0.1"',
    '/etc/varnish/default.vcl': shipped('varnish/default.vcl'),
  });
  for (const [program, ...args] of [
    ['varnishd', '-j', 'none', '-C', '-f', shipped('varnish/default.vcl'), ...stores],
    ['varnishd', '-j', 'none', '-C', '-f', front.write('two.vcl', two), ...stores],
    ['caddy', 'validate', '--adapter', 'caddyfile', '--config', shipped('caddy/Caddyfile')],
    ['nginx', '-t', '-p', front.folder, '-c', nginxConfiguration(front, 8080, 3000)],
    ...['mainstreet@.service', 'mainstreet-editor.service'].flatMap((unit) => [
      ['systemd-analyze', 'verify', shipped(`systemd/${unit}`)],
      // systemd's exposure score of 0 to 10, in tenths.
      ['systemd-analyze', 'security', '--offline=true', '--threshold=30', shipped(`systemd/${unit}`)],
    ]),
  ] as [string, ...string[]][]) {
    const { status, stderr } = check(program, args, { HOME: front.folder });
    expect([program, status, status === 0 ? '' : stderr]).toEqual([program, 0, '']);
  }
});

test('Varnish stays in the foreground, as its unit expects, and listens to a reload', async () => {
  const port = await freePort();
  const unit = changed('systemd/varnish-mainstreet.conf', {
    '127.0.0.1:6081': `127.0.0.1:${port}`,
    'localhost:6082': 'localhost:0',
    '-S /etc/varnish/secret': `-S ${front.write('secret', 'a secret')} -n ${front.folder}/work`,
    '-j unix,user=vcache': '-j none',
    '/srv/mainstreet/deploy/varnish/default.vcl': shipped('varnish/default.vcl'),
  });
  const [program = '', ...args] = (/^ExecStart=(\/.+)$/m.exec(unit)?.[1] ?? '').split(' ');
  await front.start(program, args, port);
  expect(front.isRunning).toBe(true);
  expect(check('varnishadm', ['-n', `${front.folder}/work`, 'vcl.list']).status).toBe(0);
});

test('Caddy in front of Varnish: a certificate for a host that is served, and HTML that was compressed once', async () => {
  const { origin } = await startSite();
  const { http, secure } = await startCaddy(front, {
    CACHE: new URL(varnish.url).host,
    ASK_URL: `${origin}/api/tls-permission`,
  });
  const get = (path: string, method?: string, host = HOST) =>
    ask(`https://127.0.0.1:${secure}${path}`, {
      method,
      headers: { host, 'accept-encoding': 'gzip, deflate, br, zstd' },
    });
  await get('/');
  const page = await get('/');
  expect([page.status, page.headers['content-encoding'], page.headers['x-cache']]).toEqual([
    200,
    'gzip',
    'HIT',
  ]);
  expect(page.headers['strict-transport-security']).toBeDefined();
  expect(gunzipSync(page.bytes).toString()).toContain('</html>');
  // Compressed once, so that all views have the same bytes.
  expect((await get('/')).bytes.equals(page.bytes)).toBe(true);
  expect((await get('/about', 'DELETE')).status).toBe(405);
  await expect(get('/', 'GET', 'www.stranger.test')).rejects.toThrow();
  const plain = await ask(`http://127.0.0.1:${http}/about?a=1`, { headers: { host: HOST } });
  expect([plain.status, plain.headers.location]).toEqual([308, `https://${HOST}/about?a=1`]);
});

test('nginx passes on the Host header with its port, to which the server compares the Origin of a form', async () => {
  const behind = createServer(({ headers }, response) => response.end(headers.host));
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  try {
    const port = await freePort();
    const file = nginxConfiguration(front, port, (behind.address() as AddressInfo).port);
    await front.start('nginx', ['-p', front.folder, '-c', file], port);
    for (const host of [`${HOST}:${port}`, HOST])
      expect((await ask(`http://127.0.0.1:${port}/api/leads`, { headers: { host } })).body).toBe(host);
  } finally {
    behind.close();
  }
});

test('nginx in front of Varnish keeps nothing of its own: an answer is that of the cache behind it', async () => {
  await startSite();
  const port = await freePort();
  const file = nginxConfiguration(front, port, Number(new URL(varnish.url).port));
  await front.start('nginx', ['-p', front.folder, '-c', file], port);
  const get = (path: string, headers = {}) =>
    ask(`http://127.0.0.1:${port}${path}`, { headers: { host: HOST, ...headers } });
  const first = await get('/about?utm_source=ad');
  expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS']);
  expect(Object.keys(first.headers).filter((name) => name.startsWith('surrogate'))).toEqual([]);
  const again = await get('/about', { cookie: 'session=1', 'x-middleware-prefetch': '1' });
  expect([again.headers['x-cache'], again.body === first.body]).toEqual(['HIT', true]);
  const payload = await get('/about?_rsc=0', { rsc: '1' });
  expect(payload.headers['content-type']).toBe('text/x-component');
  expect((await get('/about')).body).toBe(first.body);
  await varnish.stop();
  expect((await get('/about')).status).toBe(502);
});

test('a form that nobody takes gets the same page from Varnish, nginx and Caddy: not sent, go back, call', async () => {
  const away = await freePort();
  await (await startSite()).dispose();
  const port = await freePort();
  await front.start('nginx', ['-p', front.folder, '-c', nginxConfiguration(front, port, away)], port);
  const { plain } = await startCaddy(second, { CACHE: `127.0.0.1:${away}` }, { isPlain: true });
  const pages: string[] = [];
  for (const origin of [varnish.url, `http://127.0.0.1:${port}`, `http://127.0.0.1:${plain}`]) {
    const { status, headers, body } = await ask(`${origin}/api/leads`, {
      method: 'POST',
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', 'content-length': 3 },
      body: 'a=b',
    });
    expect([origin, status, headers]).toEqual([
      origin,
      503,
      expect.objectContaining({
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      }),
    ]);
    expect(body).toMatch(/not sent[^]*Back button[^]*call[^]*no se ha enviado/);
    expect(body).not.toContain('http-equiv');
    pages.push(body);
    const page = await ask(`${origin}/about`, { headers: { host: HOST } });
    expect([page.status >= 502, page.body.includes('not sent')]).toEqual([true, false]);
  }
  expect(new Set(pages).size).toBe(1);
});

test('100 connections of one visitor make Node neither sick nor deaf: leads and pages of others arrive', async () => {
  await startSite();
  const by = (visitor: string) => ({ host: HOST, 'x-forwarded-for': visitor });
  let isOver = false;
  const flood = Array.from({ length: 100 }, async (_, connection) => {
    for (let index = 0; !isOver; index += 1)
      await ask(`${varnish.url}/x-${connection}-${index}`, { headers: by('203.0.113.7') }).catch(() => {});
  });
  const statuses: number[] = [];
  for (let lead = 0; lead < 7; lead += 1) {
    const visitor = by(`198.51.100.${lead}`);
    const body = `firstName=Ana&phone=3035550199&message=Room+${lead}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
    const headers = { ...visitor, ...type };
    statuses.push((await ask(`${varnish.url}/api/leads`, { method: 'POST', headers, body })).status);
    statuses.push((await ask(`${varnish.url}/never-seen-${lead}`, { headers: visitor })).status);
  }
  isOver = true;
  await Promise.all(flood);
  expect(statuses).toEqual(Array.from({ length: 7 }, () => [303, 404]).flat());
});
