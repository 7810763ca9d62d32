import { databaseKinds } from '@/test/databases';
import { newLead, putAll, useOutbox } from '@/test/leads';
import { startServer } from '@/test/site';
import { eraseOld } from './retention';

describe.each(databaseKinds)('leads that are too many, in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  test('quarantine and dead letters have a cap for each site; the log says how many leads were erased', async () => {
    const logged: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    startServer({});
    const { eraseAbove } = outbox.store;
    // A smaller cap than the one asked for: a thousand leads take a busy machine minutes.
    const asked = jest
      .spyOn(outbox.store, 'eraseAbove')
      .mockImplementation((state) => eraseAbove(state, state === 'quarantined' ? 2 : 1));
    await putAll(outbox.store, ['q0', 'q1', 'q2', 'q3'], { state: 'quarantined' });
    await putAll(outbox.store, ['waits']);
    await eraseOld(async () => outbox.store, 10_000);
    expect(asked.mock.calls).toEqual([
      ['quarantined', 1_000],
      ['dead-lettered', 10_000],
    ]);
    expect(await Promise.all(['q0', 'q1', 'q2', 'q3', 'waits'].map(outbox.stateOf))).toEqual([
      undefined,
      undefined,
      'quarantined',
      'quarantined',
      'waiting',
    ]);
    expect(logged).toEqual(['leads.erased state=quarantined reason=cap leads=2']);
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
});
