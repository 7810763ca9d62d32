import { openDatabase, type Database } from '@/lib/platform/db';
import { databaseKinds } from '@/test/databases';
import { newLead, useOutbox } from '@/test/leads';
import { leadReport } from './lead-report';
import { leadStore } from './lead-store';

const DAY = 24 * 60 * 60_000;

describe.each(databaseKinds)('silent sites in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  test('a site is silent with leads in each of four weeks and none in the 14 days since, until one comes', async () => {
    const now = 1_800_000_000_000;
    for (const [site, ...daysAgo] of [
      ['silent', 15, 22, 29, 36],
      ['rare', 15, 22, 36, 37],
      ['heard', 1, 15, 22, 29, 36],
      ['aaa', 15, 22, 29, 36],
    ] as [string, ...number[]][])
      for (const days of daysAgo)
        await outbox.store.put(newLead(`${site}-${days}`, { site, receivedAt: now - days * DAY }));
    const { silentSites } = leadReport(outbox.db);
    expect(await silentSites(now, [])).toEqual(['aaa', 'silent']);
    expect(await silentSites(now, ['earlier', 'heard'])).toEqual(['aaa', 'earlier', 'silent']);
  });
});

test('no count that operators or alerts ask for reads the table of leads, or more than its part of an index', async () => {
  const [, startFile] = databaseKinds[0] ?? [];
  const server = await startFile?.();
  const db = await openDatabase(server?.url ?? '');
  const plans: string[] = [];
  const explained: Database = {
    ...db,
    all: async (sql, args) => {
      const rows = await db.all(`explain query plan ${sql}`, args);
      plans.push(...rows.map(({ detail }) => String(detail)).filter((detail) => /\bleads\b/.test(detail)));
      return db.all(sql, args);
    },
  };
  const report = leadReport(explained);
  await report.bySite(0);
  await report.acceptedInWeek(0);
  await report.failingReceivers(0);
  await report.silentSites(0, []);
  await leadStore(explained).oldestWaiting();
  expect(plans.filter((plan) => !/^SEARCH leads USING (COVERING )?INDEX /.test(plan))).toEqual([
    'SCAN leads USING COVERING INDEX leads_not_delivered',
  ]);
  await db.close();
  await server?.stop();
});

test('PostgreSQL scans no table of 20,000 delivered leads for these counts', async () => {
  const [, startPostgres] = databaseKinds[1] ?? [];
  const server = await startPostgres?.();
  const db = await openDatabase(server?.url ?? '');
  const now = Date.now();
  await db.run(
    `insert into leads (id, site, state, fields, received_at, attempts, due_at, give_up_at, changed_at)
     select 'lead-' || i, 'site-' || i % 100, case when i % 1000 = 7 then 'quarantined' else 'delivered' end,
       '{}', cast(? as bigint) - i * 600000, 1, 0, 0, cast(? as bigint) - i * 600000
     from (select cast(i as bigint) as i from generate_series(1, 20000) as i) as numbers`,
    [now, now],
  );
  await db.run('analyze leads');
  const plans: string[] = [];
  const explained: Database = {
    ...db,
    all: async (sql, args) => {
      plans.push(...(await db.all(`explain ${sql}`, args)).map((row) => String(Object.values(row)[0])));
      return db.all(sql, args);
    },
  };
  const report = leadReport(explained);
  await report.bySite(now);
  await report.acceptedInWeek(now);
  await report.failingReceivers(now);
  await report.silentSites(now, []);
  await leadStore(explained).oldestWaiting();
  expect(plans.filter((plan) => /Seq Scan on leads/.test(plan))).toEqual([]);
  expect(
    plans.filter((plan) => /Scan using leads_\w+ on leads|Bitmap Index Scan on leads_/.test(plan)).length,
  ).toBeGreaterThan(4);
  await db.run('drop index leads_not_delivered');
  await report.bySite(now);
  expect(plans.filter((plan) => /Seq Scan on leads/.test(plan))).toHaveLength(1);
  await db.close();
  await server?.stop();
}, 60_000);
