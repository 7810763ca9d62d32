import { openDatabase, type Database } from '.';
import { databaseKinds, type TestServer } from '@/test/databases';

describe.each(databaseKinds)('a %s database', (_kind, start) => {
  let server: TestServer;
  let db: Database;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url);
    await db.run(
      'create table things (id text primary key, n bigint, b ' +
        (db.dialect === 'postgres' ? 'bytea' : 'blob') +
        ')',
    );
  }, 60_000);

  afterAll(async () => {
    await db?.close();
    await server?.stop();
  });

  test('values are read as they were written', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255]);
    await db.run('insert into things (id, n, b) values (?, ?, ?)', ['it’s “ñ” 😀', 1_900_000_000_000, bytes]);
    const [row] = await db.all('select id, n, b from things');
    expect(row).toMatchObject({ id: 'it’s “ñ” 😀', n: 1_900_000_000_000 });
    expect(Buffer.from(row?.b as Uint8Array)).toEqual(Buffer.from(bytes));
    expect(await db.all('select count(*) as c, sum(n) as s from things')).toEqual([
      { c: 1, s: 1_900_000_000_000 },
    ]);
    expect(await db.run('update things set n = ? where id = ?', [null, 'nobody'])).toBe(0);
    expect(await db.run('delete from things')).toBe(1);
  });

  test('a batch is atomic, and the database works after a failed one', async () => {
    const insert = (id: string) => ({ sql: 'insert into things (id) values (?) returning id', args: [id] });
    expect(await db.batch([insert('a'), insert('b')])).toEqual([[{ id: 'a' }], [{ id: 'b' }]]);
    await expect(db.batch([insert('c'), insert('a')])).rejects.toThrow(/unique|duplicate/i);
    expect(await db.all('select id from things order by id')).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  test('several processes can open it at once, and again', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(server.url)));
    for (const other of others)
      expect(await other.all('select id from things where id = ?', ['a'])).toEqual([{ id: 'a' }]);
    await Promise.all(others.map((other) => other.close()));
  });
});

test('several processes can migrate a new database at once', async () => {
  for (const [, start] of databaseKinds) {
    const server = await start();
    try {
      const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(server.url)));
      await Promise.all(
        opened.map(async (db) => {
          expect((await db.all('select name from migrations')).length).toBeGreaterThan(0);
          await db.close();
        }),
      );
    } finally {
      await server.stop();
    }
  }
}, 60_000);

test('a database that cannot be opened throws', async () => {
  await expect(openDatabase('file:/dev/null/x.db')).rejects.toThrow();
  await expect(openDatabase('postgres://test@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
});
