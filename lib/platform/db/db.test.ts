import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { Client } from 'pg';
import { listOf, openDatabase } from '.';
import { afterThisTest, dataFolder, startServer, until } from '@/test/server';
import { databaseForTest, databaseKinds, openForTest, openPostgres, useDatabase } from '@/test/databases';

describe.each(databaseKinds)('a %s database', (_kind, start) => {
  const opened = useDatabase(start);
  beforeAll(async () => {
    const bytes = opened.db.dialect === 'postgres' ? 'bytea' : 'blob';
    await opened.db.run(`create table things (id text primary key, n bigint, b ${bytes})`);
  });

  test('values are read as they were written', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255]);
    await opened.db.run('insert into things (id, n, b) values (?, ?, ?)', [
      'it’s “ñ” 😀',
      1_900_000_000_000,
      bytes,
    ]);
    const [row] = await opened.db.all('select id, n, b from things');
    expect(row).toMatchObject({ id: 'it’s “ñ” 😀', n: 1_900_000_000_000 });
    expect(Buffer.from(row?.b as Uint8Array)).toEqual(Buffer.from(bytes));
    expect(await opened.db.all('select count(*) as c, sum(n) as s from things')).toEqual([
      { c: 1, s: 1_900_000_000_000 },
    ]);
    expect(await opened.db.run('update things set n = ? where id = ?', [null, 'nobody'])).toBe(0);
    expect(await opened.db.run('delete from things')).toBe(1);
  });

  test('a batch is atomic, and the database works after a failed one', async () => {
    const insert = (id: string) => ({ sql: 'insert into things (id) values (?) returning id', args: [id] });
    expect(await opened.db.batch([insert('a'), insert('b')])).toEqual([[{ id: 'a' }], [{ id: 'b' }]]);
    await expect(opened.db.batch([insert('c'), insert('a')])).rejects.toThrow(/unique|duplicate/i);
    expect(await opened.db.all('select id from things order by id')).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  test('lists of any length find their rows, with few statements', async () => {
    await opened.db.batch(
      ['k', 'l', 'm'].map((id) => ({ sql: 'insert into things (id) values (?)', args: [id] })),
    );
    const found = async (not: string, ids: string[]) => {
      const { sql, args } = listOf(ids);
      const rows = await opened.db.all(`select id from things where id ${not} in ${sql} order by id`, args);
      return rows.map(({ id }) => id).join('');
    };
    expect(await found('', ['m', 'k', 'x'])).toBe('km');
    expect(await found('not', ['a', 'b', 'm'])).toBe('kl');
    const texts = Array.from({ length: 1_000 }, (_, index) => listOf(Array(index + 1).fill('x')).sql);
    expect(new Set(texts).size).toBe(11);
  });
});

test('a database that cannot be opened throws', async () => {
  await expect(openDatabase('file:/dev/null/x.db')).rejects.toThrow();
  await expect(openDatabase('postgres://test@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
});

describe('a file', () => {
  const fileIn = (folder: string) => path.join(folder, 'x.db');

  test('that is no database is not kept open', async () => {
    const close = jest.spyOn(Libsql.prototype, 'close');
    writeFileSync(fileIn(dataFolder()), 'no database '.repeat(100));
    await expect(openDatabase(`file:${fileIn(dataFolder())}`)).rejects.toThrow('file is not a database');
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });

  test('is read anew by statements that were prepared before its tables changed', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => openForTest(`file:${fileIn(dataFolder())}`)));
    const all = 'select * from things';
    await one?.run('create table things (id text)');
    await one?.run('insert into things (id) values (?)', ['a']);
    expect(await one?.all(all)).toEqual([{ id: 'a' }]);
    await other?.run('alter table things add column n integer not null default 5');
    expect(await one?.all(all)).toEqual([{ id: 'a', n: 5 }]);
  });

  test('is read to the end, however many rows are asked for, so that its log can be emptied', async () => {
    const db = await openForTest(`file:${fileIn(dataFolder())}`);
    await db.run('create table things (id integer)');
    await db.batch(
      Array.from({ length: 300 }, (_, id) => ({ sql: 'insert into things (id) values (?)', args: [id] })),
    );
    // 100 rows are what the driver reads at a time.
    for (const count of [1, 100, 101, 300])
      expect(await db.all('select id from things order by id limit ?', [count])).toHaveLength(count);
    await expect(db.vacuum([])).resolves.toBeUndefined();
  });
});

test('on PostgreSQL no byte of a deleted row stays, or it is said that an older transaction still sees it', async () => {
  const { url, db } = await databaseForTest(openPostgres);
  const older = new Client({ connectionString: url });
  await older.connect();
  const hasBytes = async () => {
    await db.run('checkpoint');
    const [row] = await db.all(
      "select current_setting('data_directory') || '/' || pg_relation_filepath('things') as file",
    );
    return readFileSync(String(row?.file)).includes('secret');
  };
  await db.run('create table things (id text)');
  await db.run("insert into things values ('secret')");
  await older.query('begin isolation level repeatable read');
  await older.query('select 1');
  await db.run('delete from things');
  await expect(db.vacuum(['things'])).rejects.toThrow('A transaction that is still open keeps deleted rows');
  expect(await hasBytes()).toBe(true);
  await older.end();
  await db.vacuum(['things']);
  expect(await hasBytes()).toBe(false);
}, 30_000);

test('a connection that ends while it is in use fails its batch, not the process; the next one works', async () => {
  const uncaught = jest.fn();
  const { url, db: other } = await databaseForTest(openPostgres);
  const address = new URL(url);
  const port = Number(address.port);
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    const upstream = connect(port, address.hostname).on('error', () => {});
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const db = await openForTest(address.href);
  const inUse = "select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'";
  process.on('uncaughtException', uncaught);
  const working = db.batch([{ sql: 'select pg_sleep(20)' }]).catch((error: Error) => error);
  await until(async () => (await other.all(inUse)).length > 0);
  for (const socket of sockets.splice(0)) socket.destroy();
  expect(await working).toMatchObject({ message: expect.stringMatching(/terminated/) });
  expect(await db.all('select 1 as n')).toEqual([{ n: 1 }]);
  process.off('uncaughtException', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  afterThisTest(() => proxy.close());
}, 30_000);

describe('whether a server can write', () => {
  const opened = async (environment: Record<string, string> = {}) => {
    startServer(environment);
    return import('.');
  };

  test('a database that takes a row can be written', async () => {
    const { canWrite, database } = await opened();
    expect(await canWrite()).toBe(true);
    expect(await (await database()).all('select count(*) as rows from write_probe')).toEqual([{ rows: 1 }]);
  });

  test('a disk with room for a small row and none for a lead counts as full', async () => {
    const { canWrite, database } = await opened();
    const db = await database();
    let time = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    const probe = async () => {
      // A probe removes the row of the one before only when a millisecond has passed.
      await new Promise((resolve) => setTimeout(resolve, 5));
      time += 10_001;
      return canWrite();
    };
    expect([await probe(), await probe()]).toEqual([true, true]);
    const [row] = await db.all('pragma page_count');
    await db.all(`pragma max_page_count = ${Number(row?.page_count)}`);
    // Fills the free space that earlier probes left in the file.
    await db.run("insert into previews values ('a', ?, 0, 0)", ['x'.repeat(8_000)]);
    await expect(db.run("insert into previews values ('b', ?, 0, 0)", ['x'.repeat(20_000)])).rejects.toThrow(
      /full/,
    );
    expect(await db.run("insert into visits (site, count) values ('demo', 1)")).toBe(1);
    expect(await probe()).toBe(false);
  });

  test('many who ask share one probe, whose success counts for 10 seconds', async () => {
    const { canWrite, database } = await opened();
    const commits = jest.spyOn(await database(), 'batch');
    expect(await Promise.all([1, 2, 3].map(canWrite))).toEqual([true, true, true]);
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now');
    for (const [after, probes] of [
      [9_000, 1],
      [11_000, 2],
    ] as const) {
      clock.mockReturnValue(now + after);
      expect(await canWrite()).toBe(true);
      expect(commits).toHaveBeenCalledTimes(probes);
    }
  });

  test('a database that can be read but not written counts as away, as does one that cannot be opened', async () => {
    const { canWrite, database } = await opened();
    jest.spyOn(await database(), 'batch').mockRejectedValue(new Error('database or disk is full'));
    expect(await canWrite()).toBe(false);
    expect(await (await opened({ DATABASE_URL: 'file:/dev/null/x.db' })).canWrite()).toBe(false);
  });

  test('a database that does not answer counts as away after 2 seconds', async () => {
    const { canWrite, database } = await opened();
    jest.spyOn(await database(), 'batch').mockReturnValue(new Promise(() => {}));
    jest.useFakeTimers();
    const answer = canWrite();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBe(false);
  });
});
