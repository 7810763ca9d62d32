import { databaseKinds } from '@/test/databases';
import { newLead, useOutbox } from '@/test/leads';
import { leadReport } from './lead-report';

const DAY = 24 * 60 * 60_000;

describe.each(databaseKinds)('silent sites in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  test('a site is silent with leads in each of four weeks and none in the 14 days since, until one comes', async () => {
    const now = 1_800_000_000_000;
    for (const [site, ...daysAgo] of [
      ['silent', 15, 22, 29, 36],
      ['rare', 15, 22, 36, 37],
      ['heard', 1, 15, 22, 29, 36],
    ] as [string, ...number[]][])
      for (const days of daysAgo)
        await outbox.store.put(newLead(`${site}-${days}`, { site, receivedAt: now - days * DAY }));
    const { silentSites } = leadReport(outbox.db);
    expect(await silentSites(now, [])).toEqual(['silent']);
    expect(await silentSites(now, ['earlier', 'heard'])).toEqual(['earlier', 'silent']);
  });
});
