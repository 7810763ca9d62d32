import { databaseForTest, databaseKinds } from '@/test/databases';
import { tables } from './tables';

test.each(databaseKinds)(
  'every table of the schema says whose data it holds, with %s',
  async (_kind, start) => {
    const { db } = await databaseForTest(start);
    const isPostgres = db.dialect === 'postgres';
    const names = await db.all(
      isPostgres
        ? "select tablename as name from pg_tables where schemaname = 'public'"
        : "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    );
    expect(names.map(({ name }) => String(name)).sort()).toEqual(Object.keys(tables).sort());
    for (const [name, { key, lead, site, kept, version }] of Object.entries(tables)) {
      expect([name, Boolean(lead ?? site) !== Boolean(kept)]).toEqual([name, true]);
      const columns = [...key, ...[lead, site, version].filter((column) => column !== undefined)];
      await db.all(`select ${columns.join(', ')} from ${name}`);
      // A second row with the key must be refused: the columns are the whole key.
      const found = await db.all(
        isPostgres
          ? `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid
           and a.attnum = any (i.indkey) where i.indisprimary and i.indrelid = '${name}'::regclass`
          : `select name from pragma_table_info('${name}') where pk > 0`,
      );
      expect(found.map((row) => String(row.name)).sort()).toEqual([...key].sort());
    }
  },
  60_000,
);
