import { startServer } from '@/test/site';
import { databaseKinds, type TestServer } from '@/test/databases';

const silenced = () => {
  const spies = [
    jest.spyOn(console, 'error').mockImplementation(() => {}),
    jest.spyOn(console, 'log').mockImplementation(() => {}),
  ];
  return () => spies.flatMap((spy) => spy.mock.calls.map(([line]) => String(line)));
};

/** Starts a server process with a database connection of its own. */
const start = async (url: string) => {
  startServer({ DATABASE_URL: url });
  const { database } = await import('@/lib/platform/db');
  const db = await database().catch(() => null);
  return { ...(await import('./visits')), db, stop: () => db?.close() };
};

describe.each(databaseKinds)('visits in %s', (_kind, open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  }, 60_000);
  afterAll(() => server?.stop());

  test('10,000 concurrent visits in two processes are all counted, and each gets its own number', async () => {
    const processes = [await start(server.url), await start(server.url)];
    const numbers = await Promise.all(
      Array.from({ length: 10_000 }, (_, index) => processes[index % 2]?.countVisit('busy')),
    );
    expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 10_000 }, (_, index) => index + 1),
    );
    expect(await Promise.all(processes.map(({ visitsOf }) => visitsOf('busy')))).toEqual([10_000, 10_000]);
    await Promise.all(processes.map(({ stop }) => stop()));
  }, 60_000);

  test('numbers survive a restart, and each site has its own', async () => {
    const before = await start(server.url);
    expect([
      await before.visitsOf('one'),
      await before.countVisit('one'),
      await before.countVisit('two'),
      await before.countVisit('one'),
    ]).toEqual([0, 1, 1, 2]);
    await before.stop();
    const after = await start(server.url);
    expect([await after.visitsOf('one'), await after.visitsOf('two'), await after.visitsOf('three')]).toEqual(
      [2, 1, 0],
    );
    await after.stop();
  });

  test('an outage gives null; its begin and end are logged once, and no count is lost', async () => {
    const lines = silenced();
    const { countVisit, visitsOf, db, stop } = await start(server.url);
    await countVisit('kept');
    await db?.run('alter table visits rename to away');
    const answers = await Promise.all([countVisit('kept'), countVisit('kept'), visitsOf('kept')]);
    expect([...answers, await countVisit('kept'), await visitsOf('kept')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    await db?.run('alter table away rename to visits');
    expect([await countVisit('kept'), await visitsOf('kept')]).toEqual([2, 2]);
    expect(lines().map((line) => line.split(' ')[0])).toEqual(['visits.failed', 'visits.recovered']);
    await stop();
  });
});

test('a database that cannot be opened counts as an outage', async () => {
  const lines = silenced();
  const { countVisit, visitsOf } = await start('postgres://test@127.0.0.1:1/none');
  expect([await countVisit('a'), await visitsOf('a')]).toEqual([null, null]);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatch(/^visits\.failed reason=.*ECONNREFUSED/);
});
