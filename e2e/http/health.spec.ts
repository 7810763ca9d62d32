import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from '../fixtures';
import { envForRecord } from '../support/content-server';
import { completeRecord, freshId } from '../support/embedded-records';
import { rawRequest } from '../support/raw-request';
import type { SiteServer } from '../support/site-server';

const TOKEN = 'a-token-for-details-of-health';
const withToken = { authorization: `Bearer ${TOKEN}` };

// One server for all tests; the last one ends it.
test.describe.configure({ mode: 'default' });

const id = freshId('metrics');
let server: SiteServer;
test.beforeAll(async ({ content, startServer }) => {
  const env = await envForRecord(content, id, completeRecord());
  server = await startServer({ ...env, REVALIDATE_SECONDS: '2', SHUTDOWN_GRACE_SECONDS: '2' });
});

test('details of readiness, and all metrics, need HEALTH_TOKEN', async () => {
  const { port } = server;
  const get = (path: string, headers = {}) => rawRequest(port, { path, headers });
  await get('/');
  expect(JSON.parse((await get('/api/ready')).body)).toEqual({ status: 'ready' });
  expect((await get('/api/metrics')).status).toBe(404);
  expect((await get('/api/metrics', { authorization: 'Bearer another' })).status).toBe(404);

  expect(JSON.parse((await get('/api/ready', withToken)).body)).toMatchObject({
    content: { sites: 1, failing: 0 },
  });
  const { body } = await get('/api/metrics', withToken);
  for (const line of [
    /^mainstreet_views_total\{cache="(hit|miss|stale|none|prerender)",status="2xx"\} 1$/m,
    /^mainstreet_reads_total\{kind="content",outcome="changed"\} 1$/m,
    new RegExp(`^mainstreet_site_age_seconds\\{site="${id}"\\} `, 'm'),
    /^mainstreet_leads\{state="waiting"\} 0$/m,
    /^mainstreet_oldest_waiting_lead_seconds 0$/m,
    /^mainstreet_unknown_pages_total 0$/m,
    /^nodejs_eventloop_lag_seconds /m,
  ])
    expect(body).toMatch(line);
});

test('on SIGTERM readiness fails, pages are served during the grace period, then the process ends', async () => {
  const status = async (path: string) => (await rawRequest(server.port, { path })).status;
  expect([await status('/'), await status('/api/ready')]).toEqual([200, 200]);
  const child = server.process;
  const ended = once(child, 'exit');
  const from = Date.now();
  child.kill('SIGTERM');
  await expect.poll(() => status('/api/ready')).toBe(503);
  expect([await status('/'), await status('/api/health')]).toEqual([200, 200]);
  const agent = new http.Agent({ keepAlive: true });
  expect((await rawRequest(server.port, { path: '/', agent })).headers.connection).toBe('close');
  expect((await ended)[0]).toBe(143);
  expect(Date.now() - from).toBeGreaterThan(2_000);
});
