import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { policyWithoutScripts } from '../lib/serving/next/security-headers.mjs';
import { expect, test, type Sites } from './fixtures';
import { pageAddresses } from './support/public-addresses';
import { rawRequest, type RawAnswer } from './support/raw-request';
import { unreadableSite } from './support/changed-records';
import { completeRecord } from './support/embedded-records';

const contents = { site: { record: completeRecord() } };
let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

const get = (path: string, headers: Record<string, string> = { 'x-forwarded-proto': 'https' }) =>
  rawRequest(sites.server.port, { path, host: sites.hostOf('site'), headers });

/** The hashes of a page's inline scripts. */
const inlineHashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const expectStrict = ({ headers, body }: RawAnswer, path: string) => {
  const policy = String(headers['content-security-policy']);
  expect(policy, `${path}: one policy`).not.toContain(',');
  expect(policy, path).toMatch(/^default-src 'none'; /);
  expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe|https:|data:)|[ ;]http:/);
  for (const hash of inlineHashes(body)) expect(policy, `${path}: ${hash}`).toContain(hash);
};

test('each page has a policy that names its own scripts, at its first view and from the cache', async () => {
  for (const path of [...pageAddresses, '/no-such-page', '/gallery/no-such-project'])
    for (const view of ['first', 'second']) {
      const answer = await get(path);
      expectStrict(answer, `${path}, ${view} view`);
      expect(inlineHashes(answer.body).length, path).toBeGreaterThan(2);
    }
});

test('the pages without JavaScript have a policy of their own', async ({ startSites }) => {
  const form = (body: string) =>
    rawRequest(sites.server.port, {
      method: 'POST',
      path: '/api/leads',
      host: sites.hostOf('site'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const unreadable = await startSites(unreadableSite);
  const answers = {
    thanks: await get('/api/leads/thanks'),
    palette: await get('/api/palette'),
    'form errors': await form('firstName='),
    unavailable: await rawRequest(unreadable.server.port, { path: '/', host: unreadable.hostOf('site') }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    expect(String(answer.headers['content-type']), name).toContain('text/html');
    expectStrict(answer, name);
    expect(String(answer.headers['content-security-policy']), name).not.toContain('unsafe');
  }
});

// The headers of every address and method: http/attacks.spec.ts.
test('only answers over TLS have Strict-Transport-Security', async () => {
  for (const path of [
    '/',
    '/robots.txt',
    '/no-such-page',
    '/assets/demo/logo.svg',
    '/_next/none.js',
    '/api/none',
  ])
    expect((await get(path)).headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}$/);
  for (const headers of [{}, { 'x-forwarded-proto': 'http' }] as Record<string, string>[])
    expect((await get('/', headers)).headers).not.toHaveProperty('strict-transport-security');
});

const sendLine = async ({ server, hostOf }: Sites, line: string, headers = ''): Promise<string> => {
  const socket = net.connect(server.port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: ${hostOf('site')}\r\n${headers}Connection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

test('malformed requests are refused without a stack trace', async ({ startSites }) => {
  // A new server, for its log.
  const own = await startSites(contents, {});
  for (const [line, status] of [
    ['TRACE /', 405],
    ['OPTIONS *', 405],
    ['PUT /assets/demo/logo.svg', 405],
    ['POST /_next/static/chunks/a.js', 405],
    ['DELETE /_next/image', 405],
    ['GET *', 400],
    ['no request', 400],
    [`GET /${'a'.repeat(20_000)}`, 431],
    ['GET http://stranger.example/', 421],
    ['GET https://stranger.example/about', 421],
    [`GET http://${own.hostOf('site')}/about`, 200],
  ] as const)
    expect.soft(await sendLine(own, line), line.slice(0, 60)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const file = (headers: string) => sendLine(own, 'GET /assets/demo/logo.svg', headers);
  expect.soft(await file('Range: bytes=999999999-\r\n')).toMatch(/^HTTP\/1.1 416 /);
  expect.soft(await file('If-Match: "x"\r\n')).toMatch(/^HTTP\/1.1 200 /);
  expect(own.server.log).not.toMatch(/\n\s+at |Error/);
});

test('pages violate no rule of their policy in Chromium, also during use', async ({ page }) => {
  for (const path of pageAddresses) {
    await page.goto(sites.urlOf('site', path));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(sites.urlOf('site', '/'));
});

test('a foreign script does not run, and the tests notice the violation', async ({ page, watch }) => {
  await page.goto(sites.urlOf('site', '/about'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__pwned = 1';
    document.body.append(script);
  });
  expect(await page.evaluate(() => (window as unknown as { __pwned?: unknown }).__pwned)).toBeUndefined();
  await expect.poll(() => watch.unexpected.join()).toContain('Content Security Policy');
  watch.allow(/Content Security Policy/);
});

test('a page of an unknown form works without scripts', async ({ demo, page, watch }) => {
  watch.allow(/Content Security Policy/);
  // As Next prerendered it, with Next's own elements.
  const file = readdirSync('.next/server/app', { recursive: true }).find((name) =>
    `${name}`.endsWith('/contact.html'),
  );
  const body = readFileSync(`.next/server/app/${file}`, 'utf8');
  const headers = { 'content-security-policy': policyWithoutScripts(), 'content-type': 'text/html' };
  await page.route(`${demo.origin}/contact`, (route) => route.fulfill({ headers, body }));
  await page.goto(`${demo.origin}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  expect(await page.evaluate(() => ['TURBOPACK', '__next_f'].filter((name) => name in window))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});
