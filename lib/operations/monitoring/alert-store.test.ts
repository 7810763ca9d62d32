import { startServer, until } from '@/test/server';
import { databaseKinds, useDatabase } from '@/test/databases';
import { alertStore } from './alert-store';

const NOW = 1_900_000_000_000;
const problemsOf = (count: number, name = 'site') =>
  Array.from({ length: count }, (_, n) => ({
    cause: 'dead-lettered' as const,
    subject: `${name}-${n}`,
    detail: 'x',
  }));

describe.each(databaseKinds)('alerts in %s', (_kind, startDatabase) => {
  const opened = useDatabase(startDatabase, 'alerts');

  /** The statements of some work, and its result. */
  const counted = async <T>(work: (store: ReturnType<typeof alertStore>) => Promise<T>) => {
    const statements: string[] = [];
    const noted = (sql: string) => void statements.push(sql);
    const result = await work(
      alertStore({
        ...opened.db,
        all: (sql, args) => (noted(sql), opened.db.all(sql, args)),
        run: (sql, args) => (noted(sql), opened.db.run(sql, args)),
        batch: (given) => (given.forEach(({ sql }) => noted(sql)), opened.db.batch(given)),
      }),
    );
    return { result, statements: statements.length };
  };

  test('500 problems take as many statements as one; one that is found twice is one', async () => {
    const updated = async (count: number) =>
      (await counted((store) => store.update([...problemsOf(count), ...problemsOf(1)], NOW, true)))
        .statements;
    expect([await updated(1), await updated(500)]).toEqual([4, 4]);
    expect(await opened.db.all('select count(*) as n from alerts')).toEqual([{ n: 500 }]);
  });

  test('500 sent messages are marked by as many statements as one', async () => {
    const store = alertStore(opened.db);
    await store.update(problemsOf(500), NOW, true);
    const notices = (await store.claim(['log'], NOW, 500)).map((notice) => ({
      ...notice,
      sentTo: ['log', 'mail'],
      isComplete: true,
    }));
    const marked = async (count: number) =>
      (await counted(({ markSent }) => markSent(notices.slice(0, count)))).statements;
    expect([await marked(1), await marked(500)]).toEqual([3, 3]);
    expect(await opened.db.all("select count(*) as n from alerts where open_sent_to = 'log,mail'")).toEqual([
      { n: 500 },
    ]);
  });

  test('two instances claim lots of 20, and no message twice', async () => {
    const store = alertStore(opened.db);
    await store.update(problemsOf(45), NOW, true);
    const lots = await Promise.all([1, 2, 3, 4].map(() => store.claim(['log'], NOW, 20)));
    const subjects = lots.flat().map(({ subject }) => subject);
    expect([Math.max(...lots.map(({ length }) => length)), new Set(subjects).size]).toEqual([
      20,
      subjects.length,
    ]);
    const rest = await store.claim(['log'], NOW, 20);
    expect(subjects.length + rest.length).toBe(45);
  });

  test('a problem that is part of another one keeps an alert that was sent, and begins none', async () => {
    const store = alertStore(opened.db);
    const [sent, unsent] = problemsOf(2).map((problem) => ({ ...problem, isCovered: true }));
    await store.update(problemsOf(1), NOW, true);
    const claimed = await store.claim(['log'], NOW, 20);
    await store.markSent(claimed.map((notice) => ({ ...notice, sentTo: ['log'], isComplete: true })));
    for (const later of [1, 5, 10])
      await store.update(sent && unsent ? [sent, unsent] : [], NOW + later * 60_000, true);
    expect(await store.open()).toMatchObject([{ subject: 'site-0', state: 'open' }]);
  });
});

test('no check of alerts begins before the one before has ended, also when that failed', async () => {
  const endings: (() => void)[] = [];
  const findProblems = jest.fn(
    () => new Promise((_, reject) => void endings.push(() => reject(new Error('slow')))),
  );
  startServer({});
  jest.doMock('./problems', () => ({ findProblems }));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const every = jest.spyOn(globalThis, 'setInterval').mockReturnValue({ unref: () => {} } as never);
  (await import('./alerts')).startAlerts();
  const check = every.mock.calls.at(-1)?.[0] as () => void;
  every.mockRestore();
  for (const checks of [1, 2]) {
    check();
    await until(() => endings.length === checks);
    for (let times = 0; times < 3; times += 1) check();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(findProblems).toHaveBeenCalledTimes(checks);
    endings.at(-1)?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
