import { databaseKinds, useDatabase } from '@/test/databases';
import { sitesTable } from './sites-table';

describe.each(databaseKinds)('sites in %s', (_kind, start) => {
  const opened = useDatabase(start, 'sites');

  test('hosts are listed in order of addition; a changed entry keeps its place', async () => {
    const table = sitesTable(opened.db);
    await table.set('www.b.example', 'b', 1_000);
    await table.set('www.a.example', { page: 'a', redirects: { '/x': '/' } }, 2_000);
    await table.set('c.example', 'c', 2_000);
    await table.set('www.b.example', 'b2', 3_000);
    expect(await table.all()).toEqual([
      ['www.b.example', 'b2'],
      ['c.example', 'c'],
      ['www.a.example', { page: 'a', redirects: { '/x': '/' } }],
    ]);
  });

  test('a host can be removed; removing an unknown one changes nothing', async () => {
    const table = sitesTable(opened.db);
    await table.set('www.a.example', 'a', 1_000);
    await table.set('www.b.example', 'b', 1_000);
    expect(await table.remove('www.a.example')).toBe(true);
    expect(await table.remove('www.a.example')).toBe(false);
    expect(await table.all()).toEqual([['www.b.example', 'b']]);
  });

  test('a row that is no JSON is read as null', async () => {
    await opened.db.run("insert into sites (host, entry, added_at) values ('www.a.example', '{', 1)", []);
    expect(await sitesTable(opened.db).all()).toEqual([['www.a.example', null]]);
  });
});
