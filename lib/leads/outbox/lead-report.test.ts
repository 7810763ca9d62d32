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

test('no count that operators or alerts ask for reads a table of leads, or more than a part of an index', async () => {
  const [, startFile] = databaseKinds[0] ?? [];
  const server = await startFile?.();
  const db = await openDatabase(server?.url ?? '');
  const plans: string[] = [];
  const explained: Database = {
    ...db,
    all: async (sql, args) => {
      const rows = await db.all(`explain query plan ${sql}`, args);
      plans.push(
        ...rows.map(({ detail }) => String(detail)).filter((detail) => /\b(leads|deliveries)\b/.test(detail)),
      );
      return db.all(sql, args);
    },
  };
  const report = leadReport(explained);
  await report.bySite(0);
  await report.acceptedInWeek(0);
  await report.failingReceivers(0);
  await report.silentSites(0, []);
  await leadStore(explained).countByState();
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.filter((plan) => !/^SEARCH (leads|deliveries) USING (COVERING )?INDEX /.test(plan))).toEqual(
    [],
  );
  await db.close();
  await server?.stop();
});

test('PostgreSQL scans no table of 20,000 delivered leads for these counts', async () => {
  const [, startPostgres] = databaseKinds[1] ?? [];
  const server = await startPostgres?.();
  const db = await openDatabase(server?.url ?? '');
  const now = Date.now();
  const numbers = `(select cast(i as bigint) as i from generate_series(1, 20000) as i) as numbers`;
  await db.run(
    `insert into leads (id, site, refused, fields, received_at)
     select 'lead-' || i, 'site-' || i % 100, case when i % 1000 = 7 then 'honeypot' end, '{}',
       cast(? as bigint) - i * 600000 from ${numbers}`,
    [now],
  );
  await db.run(
    `insert into deliveries (lead, destination, site, state, received_at, attempts, due_at, give_up_at, changed_at)
     select id, 'first', site, 'delivered', received_at, 1, 0, 0, received_at from leads where refused is null`,
  );
  await db.run('analyze');
  const plans: string[] = [];
  const explained: Database = {
    ...db,
    all: async (sql, args) => {
      plans.push(...(await db.all(`explain ${sql}`, args)).map((row) => String(Object.values(row)[0])));
      return db.all(sql, args);
    },
  };
  const report = leadReport(explained);
  expect(await report.bySite(now)).toHaveLength(1);
  await report.acceptedInWeek(now);
  await report.failingReceivers(now);
  await report.silentSites(now, []);
  expect((await leadStore(explained).countByState()).delivered).toBe(19_980);
  expect(plans.filter((plan) => /Seq Scan on (leads|deliveries)/.test(plan))).toEqual([]);
  expect(plans.filter((plan) => /using leads_by_/.test(plan)).length).toBeGreaterThan(4);
  await db.close();
  await server?.stop();
}, 60_000);
