import type { Row } from '@/lib/platform/db';
import { databaseKinds } from '@/test/databases';
import { newLead, putAll, useOutbox } from '@/test/leads';
import { startServer } from '@/test/site';
import { eraseOld } from './retention';

describe.each(databaseKinds)('erasing leads in %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const { take, stateOf } = outbox;

  test('only leads that were delivered long ago are erased, with their photos', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    await putAll(outbox.store, ['old', 'new'], { photos });
    await putAll(outbox.store, ['waiting', 'dead-lettered'], { photos });
    await outbox.store.record(
      [
        { lead: 'old', attempts: 1, state: 'delivered' },
        { lead: 'dead-lettered', attempts: 1, state: 'dead-lettered', reason: 'x' },
      ],
      await take(),
      10_000,
      30_000,
    );
    await outbox.store.record(
      [{ lead: 'new', attempts: 1, state: 'delivered' }],
      { site: 'demo', worker: 'one', failures: 0 },
      20_000,
      30_000,
    );
    expect(await outbox.store.erase('delivered', 20_000)).toBe(1);
    expect(await Promise.all(['old', 'new', 'waiting', 'dead-lettered'].map(stateOf))).toEqual([
      undefined,
      'delivered',
      'waiting',
      'dead-lettered',
    ]);
    expect(
      (await outbox.db.all('select lead from lead_photos order by lead')).map(({ lead }) => lead),
    ).toEqual(['dead-lettered', 'new', 'waiting']);
  });

  test('many leads are erased in several commits', async () => {
    const photos = [1, 2].map((n) => ({ type: 'image/png', bytes: new Uint8Array([n]) }));
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await putAll(outbox.store, ids, { photos });
    await putAll(outbox.store, ['stays'], { photos });
    await outbox.store.record(
      ids.map((lead) => ({ lead, attempts: 1, state: 'delivered' })),
      await take(),
      10_000,
      30_000,
    );
    const commits = jest.spyOn(outbox.db, 'batch');
    expect(await outbox.store.erase('delivered', 20_000, 2)).toBe(5);
    expect(
      await Promise.all(
        commits.mock.results.map(async ({ value }) => ((await value) as Row[][]).at(-1)?.length),
      ),
    ).toEqual([2, 2, 1]);
    expect((await outbox.db.all('select lead from lead_photos')).map(({ lead }) => lead)).toEqual([
      'stays',
      'stays',
    ]);
    expect(await outbox.store.erase('delivered', 20_000)).toBe(0);
  });

  test('several processes can erase at the same time', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    const ids = Array.from({ length: 30 }, (_, n) => `${n}`);
    await putAll(outbox.store, ids, { photos });
    await outbox.store.record(
      ids.map((lead) => ({ lead, attempts: 1, state: 'delivered' })),
      await take(),
      10_000,
      30_000,
    );
    const erased = await Promise.all([1, 2, 3].map(() => outbox.store.erase('delivered', 20_000, 4)));
    expect(erased.reduce((sum, of) => sum + of)).toBe(30);
    expect([await outbox.store.list({}, 99), await outbox.db.all('select id from lead_photos')]).toEqual([
      [],
      [],
    ]);
  });

  test('only the oldest leads of a state above the cap of a site are erased, with their photos', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    await putAll(outbox.store, ['q1', 'q2', 'q3', 'q4', 'q5'], {
      state: 'quarantined',
      reason: 'honeypot',
      photos,
    });
    await putAll(outbox.store, ['other'], { site: 'other', state: 'quarantined', reason: 'honeypot' });
    await putAll(outbox.store, ['w1', 'w2', 'w3']);
    expect(await outbox.store.eraseAbove('quarantined', 2, 2)).toBe(3);
    expect((await outbox.store.list({}, 99)).map(({ id }) => id).sort()).toEqual([
      'other',
      'q4',
      'q5',
      'w1',
      'w2',
      'w3',
    ]);
    expect(await outbox.store.photoIds('q1')).toEqual([]);
  });

  test('the cap of the quarantine erases what no browser sends, and neither erases nor counts anything else', async () => {
    const others = ['too-fast', 'turnstile-missing', 'turnstile-refused', 'over-site-limit'];
    for (const reason of others) await putAll(outbox.store, [reason], { state: 'quarantined', reason });
    await putAll(outbox.store, ['h1', 'h2', 'h3'], { state: 'quarantined', reason: 'honeypot' });
    await putAll(outbox.store, ['f1'], { state: 'quarantined', reason: 'forged-bot-check' });
    expect(await outbox.store.eraseAbove('quarantined', 2)).toBe(2);
    expect((await outbox.store.list({}, 99)).map(({ id }) => id).sort()).toEqual(
      ['h2', 'h3', ...others].sort(),
    );
  });
});

describe.each(databaseKinds)('leads that are too many, in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  test('quarantine and dead letters have a cap for each site; the log says how many leads were erased', async () => {
    const logged: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    startServer({});
    const { eraseAbove } = outbox.store;
    // A smaller cap, because a busy machine takes minutes for a thousand leads.
    const asked = jest
      .spyOn(outbox.store, 'eraseAbove')
      .mockImplementation((state) => eraseAbove(state, state === 'quarantined' ? 2 : 1));
    await putAll(outbox.store, ['q0', 'q1', 'q2', 'q3'], {
      state: 'quarantined',
      reason: 'forged-bot-check',
    });
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
