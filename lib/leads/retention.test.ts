import { databaseKinds } from '@/test/databases';
import { newLead, useOutbox } from '@/test/leads';
import { startServer } from '@/test/site';
import { eraseOld } from './retention';

describe.each(databaseKinds)('leads that are too many, in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  test('a site keeps its newest thousand leads in quarantine, and the log says how many were erased', async () => {
    const logged: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    startServer({});
    const now = 1_800_000_000_000;
    const caught = Array.from({ length: 1_003 }, (_, n) =>
      newLead(`q${n}`, { state: 'quarantined', receivedAt: now + n }),
    );
    await Promise.all([newLead('waits'), ...caught].map((lead) => outbox.store.put(lead)));
    await eraseOld(async () => outbox.store, now + 10_000);
    expect(await outbox.store.countByState()).toMatchObject({ waiting: 1, quarantined: 1_000 });
    expect(await Promise.all(['q0', 'q2', 'q3', 'waits'].map(outbox.stateOf))).toEqual([
      undefined,
      undefined,
      'quarantined',
      'waiting',
    ]);
    expect(logged).toEqual(['leads.erased state=quarantined reason=cap leads=3']);
  });

  test.each([
    ['quarantined', 30],
    ['dead-lettered', 365],
  ] as const)('a lead that is %s for %d days is erased, and the log says so', async (state, days) => {
    const logged: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    startServer({});
    const now = 1_800_000_000_000;
    const before = now - days * 24 * 60 * 60_000;
    await outbox.store.put(newLead('old', { state, receivedAt: before - 1 }));
    await outbox.store.put(newLead('new', { state, receivedAt: before }));
    await outbox.store.put(newLead('waits', { receivedAt: 0 }));
    await eraseOld(async () => outbox.store, now);
    expect(await Promise.all(['old', 'new', 'waits'].map(outbox.stateOf))).toEqual([
      undefined,
      state,
      'waiting',
    ]);
    expect(logged).toEqual([`leads.erased state=${state} reason=age leads=1`]);
  });

  test('dead-lettered leads have a cap of their own', async () => {
    startServer({});
    const eraseAbove = jest.spyOn(outbox.store, 'eraseAbove');
    await eraseOld(async () => outbox.store, 2_000);
    expect(eraseAbove.mock.calls).toEqual([
      ['quarantined', 1_000],
      ['dead-lettered', 10_000],
    ]);
  });
});
