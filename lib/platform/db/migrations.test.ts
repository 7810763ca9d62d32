import { databaseKinds, openForTest, serverForTest } from '@/test/databases';
import { migrate } from './migrations';
import { migrations, type Migration } from './schema';

const later: Migration = {
  name: 'a-later-release',
  statements: ({ bytes }) => [
    'alter table visits rename column count to views',
    `alter table visits add column picture ${bytes}`,
  ],
};

describe.each(databaseKinds)('a %s database', (_kind, start) => {
  let url: string;
  const open = (options?: { mustExist: boolean }) => openForTest(url, options);
  beforeEach(async () => {
    url = await serverForTest(start);
  }, 60_000);

  test('several processes can migrate a new one at once', async () => {
    const opened = await Promise.all([1, 2, 3, 4].map(() => open()));
    for (const db of opened)
      expect((await db.all('select name from migrations')).length).toBe(migrations.length);
  });

  test('of the first release gets what a later release adds, once, and loses nothing', async () => {
    const db = await open();
    await db.run("insert into visits (site, count) values ('demo', 7)");
    await Promise.all([1, 2, 3].map(() => migrate(db, [...migrations, later])));
    await migrate(db, [...migrations, later]);
    expect(await db.all('select * from visits')).toEqual([{ site: 'demo', views: 7, picture: null }]);
    expect(await db.all('select name from migrations order by name')).toEqual(
      [...migrations, later].map(({ name }) => ({ name })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  test('is unchanged by a migration that fails', async () => {
    const db = await open();
    const broken: Migration = {
      name: 'broken',
      statements: () => ['create table half (id integer primary key)', 'create table visits (x integer)'],
    };
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow(/already exists/);
    await expect(db.all('select id from half')).rejects.toThrow();
    expect(await db.all("select name from migrations where name = 'broken'")).toEqual([]);
  });

  test('without tables can be refused by a command instead of getting them', async () => {
    await expect(open({ mustExist: true })).rejects.toThrow('no tables of Mainstreet');
    await open();
    await open({ mustExist: true });
  });
});
