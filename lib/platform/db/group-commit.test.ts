import type { Database, Statement } from '.';
import { databaseKinds } from '@/test/databases';
import { groupCommit } from './group-commit';
import { newLead, useOutbox } from '@/test/leads';

const statement = (sql: string): Statement => ({ sql });

/** Records commits; one with 'bad' in it fails. */
const recording = () => {
  const commits: string[][] = [];
  const batch: Database['batch'] = async (statements) => {
    await new Promise(setImmediate);
    const names = statements.map(({ sql }) => sql);
    if (names.includes('bad')) throw new Error('constraint');
    commits.push(names);
    return names.map((name) => [{ name }]);
  };
  return { commits, db: { dialect: 'sqlite', batch } as unknown as Database };
};

test('concurrent writes share a commit, and each gets its own rows', async () => {
  const { commits, db } = recording();
  const rows = await Promise.all(
    [['a'], ['b', 'c'], ['d']].map((names) => groupCommit(db)(names.map(statement))),
  );
  expect(rows).toEqual([[[{ name: 'a' }]], [[{ name: 'b' }], [{ name: 'c' }]], [[{ name: 'd' }]]]);
  expect(commits).toEqual([['a', 'b', 'c', 'd']]);
  await groupCommit(db)([statement('e')]);
  expect(commits).toHaveLength(2);
});

test('a write that fails fails alone', async () => {
  const { commits, db } = recording();
  const outcomes = await Promise.allSettled(
    ['a', 'bad', 'c'].map((name) => groupCommit(db)([statement(name)])),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(commits).toEqual([['a'], ['c']]);
});

test('an error of the whole database is not repeated for each write, nor for those that came meanwhile', async () => {
  const outcomes: Promise<unknown>[] = [];
  const batch = jest.fn(async (): Promise<never> => {
    outcomes.push(groupCommit(db)([statement('d')]));
    throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  });
  const db = { dialect: 'sqlite', batch } as unknown as Database;
  outcomes.push(...['a', 'b', 'c'].map((name) => groupCommit(db)([statement(name)])));
  await Promise.allSettled(outcomes);
  const settled = await Promise.allSettled(outcomes);
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(batch).toHaveBeenCalledTimes(1);
});

describe.each(databaseKinds)('with %s', (_kind, start) => {
  const outbox = useOutbox(start);

  test('of many concurrent leads with duplicates, each is stored once', async () => {
    const ids = Array.from({ length: 200 }, (_, n) => `lead-${n % 150}`);
    const areNew = await Promise.all(ids.map((id) => outbox.store.put(newLead(id))));
    expect(areNew.filter(Boolean)).toHaveLength(150);
    expect((await outbox.store.countByState()).waiting).toBe(150);
  });
});
