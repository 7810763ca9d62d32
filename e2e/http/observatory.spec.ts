import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Sites } from '../fixtures';
import { embeddedSites } from '../support/embedded-sites';
import { pageAddresses } from '../support/public-addresses';
import { rawRequest } from '../support/raw-request';
import { completeRecord } from '../support/embedded-records';
import { startTlsProxy, type View } from '../support/tls-proxy';

// Mozilla's HTTP Observatory scores the security headers of every kind of page, over TLS.

const PREVIEW_TOKEN = 'a-token-for-previews';
const contents = { site: { record: completeRecord() }, closed: embeddedSites['call-only'] };

const previewCookie = async ({ server, hostOf }: Sites): Promise<string> => {
  const host = hostOf('site');
  const made = await rawRequest(server.port, {
    method: 'POST',
    path: '/api/preview',
    host,
    headers: { authorization: `Bearer ${PREVIEW_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record: completeRecord() }),
  });
  const link = new URL((JSON.parse(made.body) as { url: string }).url);
  const opened = await rawRequest(server.port, { path: link.pathname + link.search, host });
  return (opened.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
};

/** Every kind of page by its name, with its status. */
const viewsOf = async (sites: Sites): Promise<Map<string, View & { status: number }>> => {
  const site = { port: sites.server.port, host: sites.hostOf('site'), status: 200 };
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=',
  };
  return new Map<string, View & { status: number }>([
    ...pageAddresses.map((address) => [`page ${address}`, { ...site, path: address }] as const),
    ['not found', { ...site, path: '/no-such-page', status: 404 }],
    ['call-only', { ...site, host: sites.hostOf('closed'), path: '/' }],
    ['not found, call-only', { ...site, host: sites.hostOf('closed'), path: '/none', status: 404 }],
    ['thanks', { ...site, path: '/api/leads/thanks' }],
    ['form errors', { ...site, path: '/api/leads', ...form, status: 422 }],
    ['palette', { ...site, path: '/api/palette' }],
    ['preview', { ...site, path: '/about', headers: { cookie: await previewCookie(sites) } }],
  ]);
};

/** Milliseconds. The defaults are too short for a busy machine. */
const timeouts = { ABORT_TIMEOUT: '60000', CLIENT_TIMEOUT: '60000' };

type Result = { status: number; score: number; marks: Record<string, number> };

test('Mozilla’s HTTP Observatory gives every kind of page 130 points or more', async ({ startSites }) => {
  test.slow();
  const views = await viewsOf(await startSites(contents, { PREVIEW_TOKEN }));
  const proxy = await startTlsProxy(views);
  const { httpPort, httpsPort, certificateFile } = proxy;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(import.meta.dirname, '../support/observatory.mjs'),
      JSON.stringify({ httpPort, httpsPort, names: [...views.keys()] }),
    ],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile, ...timeouts } },
  ).finally(proxy.stop);
  const results = JSON.parse(stdout) as Record<string, Result>;
  expect(Object.keys(results)).toEqual([...views.keys()]);
  for (const [name, { status, score, marks }] of Object.entries(results)) {
    expect.soft(status, name).toBe(views.get(name)?.status);
    expect.soft(score, `${name}: ${JSON.stringify(marks)}`).toBeGreaterThanOrEqual(130);
  }
});
