import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, full, sitesWith, test } from './fixtures';
import { fileAddresses } from './support/routes';
import { completeRecord, freshId } from './support/embedded-records';
import { envForRecord, type Mode } from './support/content-server';
import { rawRequest } from './support/raw-request';
import type { RunningServer, SiteServer } from './support/site-server';

// The last good copy from memory, then from disk, then status 503 with the spinner, with real processes.
// Sites that are gone, shared reads: lib/content/stale-if-error; reviews in an outage: app/[site]/reviews.

const name = completeRecord().dbPrincipal.name;
const failures: Mode[] = ['500', 'html', 'truncated', 'reset', 'hang'];

const get = (server: RunningServer, path: string, host?: string) => rawRequest(server.port, { path, host });

const expectSite = async (server: RunningServer, paths = ['/'], host?: string) => {
  for (const path of paths) {
    const answer = await get(server, path, host);
    expect(answer.status, path).toBe(200);
    expect(answer.body, path).toContain(name);
  }
};

const expectUnavailable = async (server: RunningServer, path = '/', host?: string) => {
  const answer = await get(server, path, host);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('class="spinner"');
  expect(answer.body).toContain('http-equiv="refresh"');
};

test.describe('on a server whose records are soon due', () => {
  const names = failures.flatMap((mode) => [`known-${mode}`, `unread-${mode}`]);
  const sites = sitesWith<SiteServer>(
    Object.fromEntries([...names, 'kept', 'other'].map((site) => [site, { record: completeRecord() }])),
    { REVALIDATE_SECONDS: '2', GONE_AFTER_SECONDS: '3' },
  );

  test('a site stays up, from memory and after a restart from disk, however its content server fails', async ({
    content,
  }) => {
    test.slow();
    const { server } = sites;
    const idOf = (mode: Mode) => sites.idOf(`known-${mode}`);
    const hostOf = (mode: Mode) => sites.hostOf(`known-${mode}`);
    const eachFailure = (work: (mode: Mode) => Promise<void>) => Promise.all(failures.map(work));

    await eachFailure(async (mode) => {
      await expectSite(server, ['/'], hostOf(mode));
      await content.setMode(mode, idOf(mode));
      const hits = await content.hits(idOf(mode));
      await expect
        .poll(
          async () => {
            // A stale page, and one that was never rendered.
            await expectSite(server, ['/', '/about'], hostOf(mode));
            return content.hits(idOf(mode));
          },
          { message: `${mode}: the content server is asked again` },
        )
        .toBeGreaterThan(hits);
      await expectSite(server, ['/', '/contact'], hostOf(mode));
    });
    await server.halt();
    await server.resume();
    await eachFailure((mode) => expectSite(server, ['/', '/services', '/gallery'], hostOf(mode)));
  });

  test('without any copy a visitor sees the spinner until the record can be read, however the content server fails', async ({
    content,
    context,
  }) => {
    const { server } = sites;
    const idOf = (mode: Mode) => sites.idOf(`unread-${mode}`);
    for (const mode of failures) await content.setMode(mode, idOf(mode));
    const pages = await Promise.all(
      failures.map(async (mode) => {
        await expectUnavailable(server, '/', sites.hostOf(`unread-${mode}`));
        const page = await context.newPage();
        await page.goto(sites.urlOf(`unread-${mode}`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment');
        return page;
      }),
    );
    for (const mode of failures) await content.setMode('ok', idOf(mode));
    // The pages reload by themselves.
    for (const page of pages) await expect(page).toHaveTitle(`Home | ${name}`, { timeout: 30_000 });
    for (const mode of failures)
      expect(
        server.logLines(new RegExp(`^content\\.read-failed site=${idOf(mode)} reason=`)),
        `${mode}: one line for one reason`,
      ).toHaveLength(1);
  });

  test('a record with 404s for GONE_AFTER_SECONDS while others are answered ends its site, until it returns', async ({
    content,
  }) => {
    const { server, hostOf, idOf } = sites;
    const view = (site: string) => rawRequest(server.port, { path: '/', host: hostOf(site) });
    const viewBoth = async () => [(await view('kept')).status, (await view('other')).status];
    const statusOf = async (path: string) => (await get(server, path, hostOf('kept'))).status;
    const files = async () => new Set(await Promise.all(fileAddresses.map(statusOf)));
    expect(await viewBoth()).toEqual([200, 200]);
    const from = Date.now();
    await content.setMode('404', idOf('kept'));
    await expect.poll(viewBoth).toEqual([404, 200]);
    expect(Date.now() - from).toBeGreaterThan(3_000);
    expect((await view('kept')).body).not.toContain(name);
    expect(await files()).toEqual(new Set([404]));
    // A site that is gone stays gone after a restart during an outage.
    await server.halt();
    await content.setMode('500', idOf('kept'));
    await server.resume();
    expect(await viewBoth()).toEqual([404, 200]);
    await content.setMode('ok', idOf('kept'));
    await expect.poll(viewBoth).toEqual([200, 200]);
    await expect.poll(files).toEqual(new Set([200]));
  });
});

test(
  'whole pages are shown when all copies of the record are damaged during an outage',
  full,
  async ({ content, startServer }) => {
    const id = freshId('damaged');
    const server = await startServer(await envForRecord(content, id, completeRecord()));
    const shown = ['/', '/contact', '/gallery', '/alder-carving'];
    await expectSite(server, shown);
    const snapshots = path.join(server.dataDir, 'snapshots');
    const copies = () =>
      readdirSync(snapshots, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes(id));
    await expect.poll(() => copies().length).toBeGreaterThan(1);
    await server.halt();
    for (const file of copies()) writeFileSync(path.join(snapshots, file), '{"half');
    await content.setMode('500', id);
    await server.resume();
    await expectSite(server, shown);
    for (const missing of ['/about', '/nowhere', '/robots.txt', '/gallery/nowhere'])
      await expectUnavailable(server, missing);
    await content.setMode('ok', id);
    await expect.poll(async () => (await get(server, '/about')).status).toBe(200);
  },
);
