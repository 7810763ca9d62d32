import { postgresPerFile } from '@/test/databases';
import { startServer } from '@/test/server';

const server = postgresPerFile();

/** As a process of its own, with its own modules and memory. */
const instance = async (databaseUrl = server.url) => {
  startServer({ DATABASE_URL: databaseUrl });
  const { sharedRateLimit } = await import('./shared-rate-limit');
  const { database } = await import('.');
  const db = await database().catch(() => null);
  const take = sharedRateLimit('test', () => ({ points: 3, windowMs: 60_000 }));
  // Creates this process's own count before the next process starts.
  await take('first use');
  return { take, db };
};

test('instances share one count per key, and return the time until the window ends', async () => {
  const [first, second] = [await instance(), await instance()];
  for (const { take } of [first, second, first]) expect(await take('together')).toBeNull();
  for (const { take } of [first, second]) {
    const wait = await take('together');
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  }
  expect(await second.take('another key')).toBeNull();
});

test('a new window starts at 0, and keys are stored as digests', async () => {
  const { take, db } = await instance();
  for (let index = 0; index < 3; index += 1) await take('192.0.2.7');
  await db?.run('update rate_limits set ends_at = ?', [Date.now() - 1]);
  const other = await instance();
  expect(await other.take('192.0.2.7')).toBeNull();
  const rows = await db?.all('select key, used from rate_limits');
  expect(rows?.map(({ used }) => used)).toContain(1);
  expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
});

test('a count waits for no disk', async () => {
  const { db } = await instance();
  expect(await db?.all("select relpersistence from pg_class where relname = 'rate_limits'")).toEqual([
    { relpersistence: 'u' },
  ]);
});

test('while the database does not answer, an instance uses its own count', async () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { take } = await instance('postgres://nobody@127.0.0.1:1/none');
  for (let index = 0; index < 3; index += 1) expect(await take('alone')).toBeNull();
  expect(await take('alone')).toBeGreaterThan(0);
  expect(warn.mock.calls.filter(([line]) => String(line).startsWith('rate-limits.database'))).toHaveLength(1);
});

const from = (address: string) => new Headers({ 'x-forwarded-for': address });

test('a network has points at each site, and four times as many over all sites', async () => {
  startServer({ TRUSTED_PROXIES: '1' });
  const { clientLimit } = await import('./shared-rate-limit');
  const take = clientLimit('test', () => ({ points: 2, windowMs: 60_000 }));
  const allowed = async (address: string, site: string) => (await take(site, from(address))) === null;
  const sites = ['a', 'a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'f'];
  const seen = [];
  for (const site of sites) seen.push(await allowed('203.0.113.9', site));
  expect(seen).toEqual([true, true, false, true, true, true, true, true, true, false, false]);
  expect(await allowed('203.0.113.10', 'e')).toBe(true);
});
