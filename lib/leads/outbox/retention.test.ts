import type { Row } from '@/lib/platform/db';
import { databaseKinds } from '@/test/databases';
import { putAll, putLead, queueOf, useOutbox } from '@/test/leads';
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
        { lead: 'old', receivedAt: 1_000, attempts: 1, state: 'delivered' },
        { lead: 'dead-lettered', receivedAt: 1_000, attempts: 1, state: 'dead-lettered', reason: 'x' },
      ],
      await take(),
      10_000,
      30_000,
    );
    await outbox.store.record(
      [{ lead: 'new', receivedAt: 1_000, attempts: 1, state: 'delivered' }],
      { ...queueOf('demo'), worker: 'one', failures: 0 },
      20_000,
      30_000,
    );
    expect(await outbox.store.eraseDelivered(20_000)).toBe(1);
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
      ids.map((lead) => ({ lead, receivedAt: 1_000, attempts: 1, state: 'delivered' })),
      await take(),
      10_000,
      30_000,
    );
    const commits = jest.spyOn(outbox.db, 'batch');
    expect(await outbox.store.eraseDelivered(20_000, 2)).toBe(5);
    expect(
      await Promise.all(
        commits.mock.results.map(async ({ value }) => ((await value) as Row[][]).at(-1)?.length),
      ),
    ).toEqual([2, 2, 1]);
    expect((await outbox.db.all('select lead from lead_photos')).map(({ lead }) => lead)).toEqual([
      'stays',
      'stays',
    ]);
    expect(await outbox.store.eraseDelivered(20_000)).toBe(0);
  });

  test('several processes can erase at the same time', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    const ids = Array.from({ length: 30 }, (_, n) => `${n}`);
    await putAll(outbox.store, ids, { photos });
    await outbox.store.record(
      ids.map((lead) => ({ lead, receivedAt: 1_000, attempts: 1, state: 'delivered' })),
      await take(),
      10_000,
      30_000,
    );
    const erased = await Promise.all([1, 2, 3].map(() => outbox.store.eraseDelivered(20_000, 4)));
    expect(erased.reduce((sum, of) => sum + of)).toBe(30);
    expect([await outbox.store.list({}, 99), await outbox.db.all('select id from lead_photos')]).toEqual([
      [],
      [],
    ]);
  });

  test('only the oldest leads of a state above the cap of a site are erased, with their photos', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    await putAll(outbox.store, ['q1', 'q2', 'q3', 'q4', 'q5'], {
      state: 'refused',
      reason: 'honeypot',
      photos,
    });
    await putAll(outbox.store, ['other'], { site: 'other', state: 'refused', reason: 'honeypot' });
    await putAll(outbox.store, ['w1', 'w2', 'w3']);
    expect(await outbox.store.eraseAbove('refused', 2, 2)).toBe(3);
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

  test('also of dead letters the oldest go, of leads that nobody has', async () => {
    await putAll(outbox.store, ['p1', 'p2', 'p3', 'p4'], {
      state: 'dead-lettered',
      destinations: ['a', 'b'],
    });
    await outbox.db.run("update deliveries set state = 'delivered' where lead = 'p1' and destination = 'a'");
    expect(await outbox.store.eraseAbove('dead-lettered', 3)).toBe(1);
    expect((await outbox.store.list({}, 99)).map(({ id }) => id)).toEqual(['p4', 'p3', 'p1']);
  });
});

describe.each(databaseKinds)('leads that are too many, in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  test('refused leads have a cap for each site; the log says how many leads were erased', async () => {
    const logged: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    startServer({});
    const ids = Array.from({ length: 1_002 }, (_, n) => `q${n}`);
    const rows = ids.map((id, n) => `('${id}', 'demo', 'honeypot', '{}', ${n}, 1)`).join(', ');
    await outbox.db.run(`insert into leads (id, site, refused, fields, received_at, routed) values ${rows}`);
    await putAll(outbox.store, ['waits']);
    await eraseOld(async () => outbox.db, 10_000);
    expect(await Promise.all(['q0', 'q1', 'q2', 'waits'].map(outbox.stateOf))).toEqual([
      undefined,
      undefined,
      'refused',
      'waiting',
    ]);
    expect(await outbox.store.countByState()).toMatchObject({ refused: 1_000, waiting: 1 });
    expect(logged).toEqual(['leads.erased state=refused reason=cap leads=2']);
  });

  test.each([
    ['refused', 30],
    ['dead-lettered', 365],
  ] as const)('a lead that is %s for %d days is erased, and the log says so', async (state, days) => {
    const logged: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    startServer({});
    const now = 1_800_000_000_000;
    const before = now - days * 24 * 60 * 60_000;
    await putLead(outbox.store, 'old', { state, receivedAt: before - 1 });
    await putLead(outbox.store, 'new', { state, receivedAt: before });
    await putLead(outbox.store, 'waits', { receivedAt: 0 });
    await eraseOld(async () => outbox.db, now);
    expect(await Promise.all(['old', 'new', 'waits'].map(outbox.stateOf))).toEqual([
      undefined,
      state,
      'waiting',
    ]);
    expect(logged).toEqual([`leads.erased state=${state} reason=age leads=1`]);
  });
});
