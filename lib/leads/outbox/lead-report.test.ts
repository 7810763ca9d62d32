import type { Database, Row } from '@/lib/platform/db';
import { databaseForTest, openFile, openPostgres } from '@/test/databases';
import { leadReport } from './lead-report';
import { leadStore } from './lead-store';

/** What a database explains of the counts that operators and alerts ask for. */
const explainedBy = async (db: Database, explain: string, read: (row: Row) => unknown) => {
  const plans: string[] = [];
  const explained: Database = {
    ...db,
    all: async (sql, args) => {
      plans.push(...(await db.all(`${explain} ${sql}`, args)).map((row) => String(read(row))));
      return db.all(sql, args);
    },
  };
  const { acceptedInWeek, bySite, failingReceivers, silentSites } = leadReport(explained);
  const now = Date.now();
  const sites = await bySite(now);
  await acceptedInWeek(now);
  await failingReceivers(now);
  await silentSites(now, []);
  return { plans, sites, counts: await leadStore(explained).countByState() };
};

test('no count that operators or alerts ask for reads a table of leads, or more than a part of an index', async () => {
  const { db } = await databaseForTest(openFile);
  const explained = await explainedBy(db, 'explain query plan', ({ detail }) => detail);
  const plans = explained.plans.filter((plan) => /\b(leads|deliveries)\b/.test(plan));
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.filter((plan) => !/^SEARCH (leads|deliveries) USING (COVERING )?INDEX /.test(plan))).toEqual(
    [],
  );
});

test('PostgreSQL scans no table of 20,000 delivered leads for these counts', async () => {
  const { db } = await databaseForTest(openPostgres);
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
  const { plans, sites, counts } = await explainedBy(db, 'explain', (row) => Object.values(row)[0]);
  expect([sites.length, counts.delivered]).toEqual([1, 19_980]);
  expect(plans.filter((plan) => /Seq Scan on (leads|deliveries)/.test(plan))).toEqual([]);
  expect(plans.filter((plan) => /using leads_by_/.test(plan)).length).toBeGreaterThan(4);
}, 60_000);
