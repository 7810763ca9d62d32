import { chromium, expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ContentServer } from '../../e2e/support/content-server-process';
import { embeddedRecord } from '../../e2e/support/embedded-records';
import { LeadReceiver } from '../../e2e/support/lead-receiver';
import { end, freePort, startNode, untilReady, type Running } from '../../e2e/support/processes';
import { root } from '../../e2e/support/site-server';
import { startPostgres } from '../../test/start-postgres.mjs';
import { copyOutput } from '../vercel/copy-output.mjs';
import { leadFields } from './cluster';
import { ask } from './request';

const CRON_SECRET = 'a-secret-for-the-schedule';
const REVALIDATE_TOKEN = 'a-token-for-revalidations';
const MEGABYTE = 1_000_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-vercel-'));
const copy = path.join(folder, 'copy');
const content = new ContentServer();
const receiver = new LeadReceiver();
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let port: number;
let environment: Record<string, string>;
let sizes: Map<string, number>;
let server: Running;

const origin = () => `http://localhost:${port}`;

/** Runs `vercel build`, for which no account is needed. @throws Error with what it wrote when it fails */
const buildOutput = async (): Promise<void> => {
  const project = path.join(root, '.vercel/project.json');
  mkdirSync(path.dirname(project), { recursive: true });
  const settings = { framework: 'nextjs', installCommand: 'true' };
  writeFileSync(project, JSON.stringify({ projectId: 'prj_local', orgId: 'team_local', settings }));
  const [program = '', ...args] = (process.env.VERCEL_CLI ?? 'npx --yes vercel@60').split(' ');
  const build = spawn(program, [...args, 'build', '--yes', '--output', path.join(folder, 'output')], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_ENV: 'production', VERCEL_TELEMETRY_DISABLED: '1' },
  });
  let written = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (part) => (written += String(part)));
  const [code] = (await once(build, 'close')) as [number];
  if (code !== 0) throw new Error(`vercel build ended with ${code}:\n${written}`);
  expect(written).not.toContain('tracing of the whole project');
};

const startServer = async (more: Record<string, string> = {}): Promise<void> => {
  server = startNode([path.join(root, 'deploy/vercel/serve-output.mjs'), copy, String(port)], folder, {
    ...environment,
    VERCEL: '1',
    VERCEL_ENV: 'production',
    ...more,
  });
  await untilReady(server, 'The output', () =>
    ask(`${origin()}/robots.txt`).then(
      ({ status }) => status === 200 || null,
      () => null,
    ),
  );
};

const putName = (name: string) => {
  const record = embeddedRecord('demo');
  return content.putRecord('acme', {
    ...record,
    dbPrincipal: { ...record.dbPrincipal, name },
    linkPostEmail: `http://${receiver.address}/leads`,
  });
};

const get = (address: string, headers: Record<string, string> = {}) => ask(origin() + address, { headers });

const postLead = (id: string) => {
  const body = new URLSearchParams(leadFields(id)).toString();
  return ask(`${origin()}/api/leads`, {
    method: 'POST',
    headers: {
      origin: origin(),
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    },
    body,
  });
};

const callSchedule = () => get('/api/leads/deliver', { authorization: `Bearer ${CRON_SECRET}` });

/** The sources of scripts in a policy. */
const scriptsIn = (policy: unknown): string => /script-src ([^;]*)/.exec(String(policy))?.[1] ?? '';

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  port = await freePort();
  await Promise.all([content.start(), receiver.start()]);
  postgres = await startPostgres();
  await putName('Acme Painting');
  environment = {
    CONTENT_API_URL: content.url,
    REVIEWS_API_URL: content.url,
    PAGE_ID: 'acme',
    SITE_URL: origin(),
    DATABASE_URL: postgres.url,
    CRON_SECRET,
    REVALIDATE_SECONDS: '6',
    REVALIDATE_TOKEN,
    ALLOW_PRIVATE_HOSTS: receiver.address,
    WEATHER_API_URL: 'off',
    GEOCODER_API_URL: 'off',
  };
  await buildOutput();
  sizes = copyOutput({ project: root, output: path.join(folder, 'output'), copy });
  await startServer();
});
test.afterAll(async () => {
  if (server) await end(server);
  await Promise.all([content.stop(), receiver.stop()]);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  // No other test may start this build.
  rmSync(path.join(root, '.next/BUILD_ID'), { force: true });
});

test('functions hold what they use', () => {
  const [middleware, page] = ['_middleware', '[site]/[service]'].map((name) => sizes.get(name));
  for (const [name, bytes] of sizes) process.stdout.write(`${name}: ${(bytes / MEGABYTE).toFixed(1)} MB\n`);
  expect(middleware).toBeLessThan(15 * MEGABYTE);
  expect(page).toBeLessThan(35 * MEGABYTE);
  // The largest has sharp and the fonts that pictures are drawn with; its name is that of any of its routes.
  for (const bytes of sizes.values()) expect(bytes).toBeLessThan(45 * MEGABYTE);
});

test('pages, files and pictures are served', async () => {
  const home = await get('/');
  expect([home.status, home.headers['x-vercel-cache']]).toEqual([200, 'HIT']);
  expect(home.body).toContain('Acme Painting');
  const service = /href="(\/[^"#]+)"[^>]*>[^<]*Interior/i.exec(home.body)?.[1] ?? '/interior-painting';
  expect((await get(service)).status).toBe(200);
  for (const unknown of ['/no-such-page', '/gallery/no-such-page']) {
    const { status, headers, body } = await get(unknown);
    expect([unknown, status, headers['x-robots-tag']]).toEqual([unknown, 404, 'noindex']);
    expect(body).toContain('Acme Painting');
  }
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  expect((await get('/sitemap.xml')).body).toContain(`${origin()}/about`);
  for (const drawn of ['/favicon.svg', '/icon-192.png'])
    expect([drawn, (await get(drawn)).status]).not.toEqual([drawn, 500]);
  const picture = /\/_next\/image\?[^" ]+/.exec(home.body)?.[0].replaceAll('&amp;', '&') ?? '';
  expect((await get(picture)).headers['content-type']).toBe('image/webp');
});

test('a page that a function renders has hashes for its inline scripts, as one of the build has', async () => {
  const before = scriptsIn((await get('/about')).headers['content-security-policy']);
  await putName('Acme Roofing');
  await expect.poll(async () => (await get('/about')).body, { timeout: 30_000 }).toContain('Acme Roofing');
  const after = scriptsIn((await get('/about')).headers['content-security-policy']);
  for (const scripts of [before, after]) {
    expect(scripts).toMatch(/^'self' ('sha256-[^']{44}' ?)+$/);
    expect(scripts).not.toContain('unsafe');
  }
  expect(after).not.toBe(before);
});

test('without SITES_FILE and hosts in the table, every host shows the site', async () => {
  const elsewhere = await get('/', { host: 'deployment-1.vercel.test' });
  expect([elsewhere.status, elsewhere.body.includes('Acme')]).toEqual([200, true]);
});

test('a revalidation is answered in a function', async () => {
  const body = '{"site": "acme"}';
  const { status } = await ask(`${origin()}/api/revalidate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${REVALIDATE_TOKEN}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
    body,
  });
  expect(status).toBe(200);
});

test('pages of both kinds hydrate without a word in the console', async () => {
  const browser = await chromium.launch({ ...test.info().project.use.launchOptions });
  try {
    for (const address of ['/', '/about', '/contact', '/no-such-page']) {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(origin() + address);
      await page.waitForFunction(
        () =>
          Object.keys(document.body).some((key) => key.startsWith('__react')) ||
          Object.keys(document).some((key) => key.startsWith('__react')),
      );
      expect([address, said.filter((line) => !line.includes('status of 404'))]).toEqual([address, []]);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

test('a posted lead is kept, and delivered when it is posted or by the schedule', async () => {
  receiver.mode = 'failing';
  expect((await postLead('one')).status).toBe(303);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  receiver.mode = 'ok';
  await expect
    .poll(
      async () => {
        expect((await callSchedule()).status).toBe(200);
        return receiver.taken.length;
      },
      { timeout: 90_000, intervals: [3_000] },
    )
    .toBe(1);
  expect((await get('/api/leads/deliver')).status).toBe(401);
});

test('nothing runs in functions between requests', async () => {
  for (const address of ['/', '/api/health', '/api/ready', '/icon-192.png']) await get(address);
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  const timers = JSON.parse((await get('/__timers')).body) as Record<string, string[]>;
  expect(Object.keys(timers).length).toBeGreaterThan(2);
  expect(timers).toEqual(Object.fromEntries(Object.keys(timers).map((name) => [name, []])));
});

test('a preview deployment takes and delivers no leads', async () => {
  receiver.mode = 'failing';
  expect((await postLead('two')).status).toBe(303);
  await expect
    .poll(() => receiver.received.some(({ body }) => JSON.stringify(body).includes('two')))
    .toBe(true);
  await end(server);
  receiver.mode = 'ok';
  const before = receiver.received.length;
  await startServer({ VERCEL_ENV: 'preview' });
  expect((await postLead('three')).status).toBe(403);
  expect((await callSchedule()).status).toBe(403);
  expect(receiver.received.length).toBe(before);
});
