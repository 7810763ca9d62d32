import { databaseKinds } from '@/test/databases';
import { openDatabase } from '.';
import { leadTables } from './tables/lead-tables';
import { openLibsql } from './libsql';
import { openPostgres } from './postgres';
import { visitTables } from './tables/visit-tables';

const [firstRelease] = leadTables;

describe.each(databaseKinds)('a %s database of the first release', (_kind, start) => {
  test('is migrated: tables and stored values get their new names, and nothing is lost', async () => {
    const server = await start();
    try {
      const old = await (server.url.startsWith('postgres:') ? openPostgres : openLibsql)(server.url);
      await old.run('create table migrations (name text primary key, applied_at bigint not null)');
      for (const { name, statements } of [...visitTables, ...(firstRelease ? [firstRelease] : [])]) {
        await old.run('insert into migrations (name, applied_at) values (?, 1)', [name]);
        for (const sql of statements({ bytes: old.dialect === 'postgres' ? 'bytea' : 'blob' }))
          await old.run(sql);
      }
      for (const [id, state, reason] of [
        ['a', 'waiting', null],
        ['b', 'parked', 'status 404'],
        ['c', 'quarantined', 'trap'],
        ['d', 'quarantined', 'forged-stamp'],
      ] as const)
        await old.run(
          `insert into leads (id, site, state, reason, fields, received_at, attempts, due_at, give_up_at, changed_at)
           values (?, 'demo', ?, ?, '{}', 1, 0, 1, 1, 1)`,
          [id, state, reason],
        );
      await old.run(
        "insert into lead_lanes (site, worker, lease_until, failures, retry_at) values ('demo', 'one', 5, 3, 7)",
      );
      await old.run(
        "insert into lead_taps (site, day, kind, place, taps) values ('demo', '2026-01-01', 'call', 'hero', 9)",
      );
      await old.close();

      const db = await openDatabase(server.url);
      expect(await db.all('select id, state, reason from leads order by id')).toEqual([
        { id: 'a', state: 'waiting', reason: null },
        { id: 'b', state: 'dead-lettered', reason: 'status 404' },
        { id: 'c', state: 'quarantined', reason: 'honeypot' },
        { id: 'd', state: 'quarantined', reason: 'forged-bot-check' },
      ]);
      expect(
        await db.all('select site, failures, retry_at, failing_since, receiver from site_leases'),
      ).toEqual([{ site: 'demo', failures: 3, retry_at: 7, failing_since: null, receiver: null }]);
      expect(await db.all('select place, clicks from clicks')).toEqual([{ place: 'hero', clicks: 9 }]);
      await db.close();
    } finally {
      server.stop();
    }
  }, 60_000);
});

test('a command can refuse a database without tables instead of creating them', async () => {
  for (const [, start] of databaseKinds) {
    const server = await start();
    try {
      await expect(openDatabase(server.url, { mustExist: true })).rejects.toThrow('no tables of Mainstreet');
      await (await openDatabase(server.url)).close();
      await (await openDatabase(server.url, { mustExist: true })).close();
    } finally {
      server.stop();
    }
  }
}, 60_000);
