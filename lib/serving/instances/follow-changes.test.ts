import path from 'node:path';
import { afterThisTest, startServer, temporaryFolder, until } from '@/test/server';
import { databaseKinds, postgresPerFile, serverForTest } from '@/test/databases';

const folder = temporaryFolder();

/** A process of its own. */
const instance = async (url: string, environment: Record<string, string> = {}) => {
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
  startServer({ DATABASE_URL: url, DATA_DIR: folder, ...environment }, { areHostsKnown: false });
  const { followSites } = await import('./follow-changes');
  const { sitesTable } = await import('@/lib/content/hosts/sites-table');
  const { database } = await import('@/lib/platform/db');
  const { pageIdOfHost, originOf, servedSites } = await import('@/lib/content/hosts/hosts');
  const follow = async () => {
    const { ready, stop } = followSites();
    afterThisTest(stop);
    await ready;
  };
  const table = async () => sitesTable(await database());
  return { follow, table, pageIdOfHost, originOf, servedSites };
};

test.each(databaseKinds)(
  '%s: an empty table leaves PAGE_ID; its hosts are served after the next start',
  async (_kind, startDatabase) => {
    const url = await serverForTest(startDatabase);
    const first = await instance(url);
    await first.follow();
    expect(first.pageIdOfHost('any.example')).toBe('demo');
    const table = await first.table();
    await table.set('www.b.example', { page: 'b', redirects: { '/old': '/about' } }, 1);
    await table.set('a.example', 'b', 2);
    await table.set('www.b.example', { page: 'b', canonical: true }, 3);
    const next = await instance(url);
    await next.follow();
    expect(['www.b.example', 'a.example', 'any.example'].map(next.pageIdOfHost)).toEqual(['b', 'b', null]);
    expect(next.originOf('b')).toBe('https://www.b.example');
  },
  60_000,
);

const server = postgresPerFile();
const AWAY = 'postgres://nobody@127.0.0.1:1/none';
const awayWithCopy = async (hosts: [string, string][]) => {
  const away = await instance(AWAY);
  const { snapshotsIn } = await import('@/lib/content/stale-if-error/snapshots');
  await snapshotsIn(path.join(folder, 'snapshots', 'sites')).write('table', hosts);
  await away.follow();
  return away;
};

test('PostgreSQL: a change reaches every instance at once', async () => {
  const other = await instance(server.url);
  await other.follow();
  const here = await instance(server.url);
  await (await here.table()).set('www.c.example', 'c', Date.now());
  await until(() => other.pageIdOfHost('www.c.example') === 'c');
  const before = other.servedSites();
  expect(other.servedSites()).toBe(before);
}, 60_000);

test('a start while the database is away serves the hosts of the copy in DATA_DIR', async () => {
  const { pageIdOfHost } = await awayWithCopy([['www.d.example', 'd']]);
  expect(['www.d.example', 'any.example'].map(pageIdOfHost)).toEqual(['d', null]);
}, 30_000);

test('a copy of an empty table is no proof that no host was added since', async () => {
  expect((await awayWithCopy([])).pageIdOfHost('other.example')).toBeNull();
}, 30_000);

test('while neither the table nor a copy was read, only the host of SITE_URL has a site', async () => {
  const own = { DATA_DIR: `${folder}/empty`, SITE_URL: 'https://own.example' };
  const { follow, pageIdOfHost } = await instance(AWAY, own);
  await follow();
  expect(['other.example', 'own.example'].map(pageIdOfHost)).toEqual([null, 'demo']);
  const { resolveRequest } = await import('@/lib/serving/routing/resolve-request');
  const asked = { method: 'GET', host: 'other.example', pathname: '/', acceptLanguage: '' };
  expect(await resolveRequest(asked)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  const { receiveLead } = await import('@/lib/leads/intake/receive-lead');
  const lead = new Request('http://x/api/leads', { method: 'POST', headers: { host: 'other.example' } });
  expect((await receiveLead(lead, jest.fn())).response.status).toBe(503);
}, 30_000);
