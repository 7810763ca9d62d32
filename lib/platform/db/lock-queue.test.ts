import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openDatabase } from '.';
import { dataFolder, startServer, until } from '@/test/server';
import { openForTest } from '@/test/databases';
import { formServer, good } from '@/test/lead-requests';

const HOLDER = `
  const connection = new (require('libsql'))(process.argv[1]);
  connection.exec('begin immediate');
  process.on('message', (word) => {
    if (word === 'release') connection.exec('rollback');
    process.send(word);
  });
  process.send('held');`;

const holders: ChildProcess[] = [];
afterEach(() => holders.splice(0).forEach((holder) => holder.kill()));

/** Another process that holds the file's lock until it is told to release it, and answers meanwhile. */
const holdLock = async (file: string) => {
  const holder = fork('-e', [HOLDER, file], { execArgv: [] });
  holders.push(holder);
  await once(holder, 'message');
  const tell = async (word: string) => {
    holder.send(word);
    await once(holder, 'message');
  };
  return { ping: () => tell('ping'), release: () => tell('release') };
};

/** A server's database below its DATA_DIR. */
const fileIn = (folder: string) => path.join(folder, 'mainstreet.db');

describe('while another process holds the lock of the file', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const held = async () => {
    const file = fileIn(dataFolder());
    const db = await openForTest(`file:${file}`);
    await db.run('create table things (id text)');
    const lock = await holdLock(file);
    return { db, lock, file };
  };
  const insert = (id: string) => ({ sql: 'insert into things (id) values (?)', args: [id] });

  test('the event loop turns, reads are answered, and writes are stored in their order afterwards', async () => {
    const { db, lock, file } = await held();
    const settled: string[] = [];
    const note = (name: string) => () => void settled.push(name);
    const writes = [
      db.run(insert('a').sql, insert('a').args).then(note('a')),
      db.batch([insert('b'), insert('c')]).then(note('b')),
      db.all(`${insert('d').sql} returning id`, ['d']).then(note('d')),
      openDatabase(`file:${file}`).then((other) => other.close()),
    ];
    await lock.ping();
    expect(await db.all('select count(*) as things from things')).toEqual([{ things: 0 }]);
    expect(settled).toEqual([]);
    await lock.release();
    await Promise.all(writes);
    expect(settled).toEqual(['a', 'b', 'd']);
    expect((await db.all('select id from things order by rowid')).map(({ id }) => id).join('')).toBe('abcd');
  });

  test('a call that has waited for 15 seconds is refused, and the database works afterwards', async () => {
    const { db, lock } = await held();
    const refused = Promise.allSettled(['a', 'b'].map((id) => db.batch([insert(id)])));
    const now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now + 15_001);
    expect(await refused).toMatchObject(
      Array(2).fill({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } }),
    );
    await lock.release();
    expect(await db.run(insert('c').sql, ['c'])).toBe(1);
  });

  test('no more than a thousand calls wait: the next one is refused at once', async () => {
    const { db, lock } = await held();
    const change = 'delete from things';
    const waiting = Array.from({ length: 1_000 }, () => db.run(change));
    await expect(db.run(change)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await lock.release();
    expect(await Promise.all(waiting)).toEqual(Array(1_000).fill(0));
  });

  test('a call that waits when the database is closed is refused', async () => {
    const { db } = await held();
    const refused = [db.run(insert('a').sql, ['a']), db.batch([insert('b')])].map((call) =>
      expect(call).rejects.toThrow('the database is closed'),
    );
    await db.close();
    await Promise.all(refused);
  });

  test('a server that could write before still counts as able to, without further probes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    startServer({});
    const { canWrite, database } = await import('.');
    const db = await database();
    expect(await canWrite()).toBe(true);
    const lock = await holdLock(fileIn(dataFolder()));
    const commits = jest.spyOn(db, 'batch');
    const answerAfter = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      const answer = canWrite();
      await jest.advanceTimersByTimeAsync(2_000);
      return answer;
    };
    expect(await answerAfter(7_000)).toBe(true);
    expect(commits).toHaveBeenCalledTimes(0);
    // Begun 11 and 25 seconds after the only success.
    expect(await answerAfter(2_000)).toBe(true);
    expect(await answerAfter(12_000)).toBe(true);
    expect(await answerAfter(1_000)).toBe(false);
    await lock.release();
    await Promise.allSettled(commits.mock.results.map(({ value }) => value as unknown));
  });
});

describe('a lead that is posted while another process holds the lock', () => {
  const server = formServer();

  test('is thanked for after the lock ends, and is stored', async () => {
    const { submit, leads } = await server.start();
    expect((await submit(good)).status).toBe(303);
    const lock = await holdLock(fileIn(dataFolder()));
    const answer = submit({ ...good, message: 'Posted meanwhile' });
    let isAnswered = false;
    void answer.then(() => (isAnswered = true));
    await lock.ping();
    expect(isAnswered).toBe(false);
    await lock.release();
    expect((await answer).status).toBe(303);
    await until(() => isAnswered);
    expect((await leads()).map(({ fields }) => fields.message)).toEqual(['Two rooms', 'Posted meanwhile']);
  });
});
