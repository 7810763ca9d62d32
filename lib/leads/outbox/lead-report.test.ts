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
  await report.deliveredBySite(0);
  await report.failingReceivers(0);
  await report.silentSites(0, []);
  await leadStore(explained).oldestWaiting();
  expect(plans.filter((plan) => !/^SEARCH leads USING (COVERING )?INDEX /.test(plan))).toEqual([
    'SCAN leads USING COVERING INDEX leads_not_delivered',
  ]);
  await db.close();
  await server?.stop();
});
