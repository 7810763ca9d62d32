import type { Row } from '@/lib/db';
import { databaseKinds } from '@/test/databases';
import { GIVE_UP_AFTER } from './lead';
import type { LeadStore } from './lead-store';
import { fieldsFor, newLead, putAll, useOutbox } from '@/test/leads';

describe.each(databaseKinds)('leads in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  const take = async (now = 10_000, worker = 'one') => {
    const lease = await outbox.store.acquireLease('demo', worker, now, now + 30_000);
    if (!lease) throw new Error('no lease');
    return lease;
  };
  const stateOf = async (id: string) => (await outbox.store.find(id))?.state;

  test('a lead is read as it was stored, with its photos in order', async () => {
    const photos = [1, 2, 3].map((n) => ({ type: 'image/jpeg', bytes: new Uint8Array([n, 0, 255]) }));
    const lead = newLead('a', {
      fields: fieldsFor({ message: 'it’s “ñ”\n😀; drop table leads' }),
      receivedAt: 1_900_000_000_000,
    });
    expect(await outbox.store.put(lead)).toBe(true);
    await outbox.store.addPhotos('a', photos, lead.receivedAt);
    expect(await outbox.store.find('a')).toEqual({
      ...lead,
      attempts: 0,
      dueAt: lead.receivedAt,
      giveUpAt: lead.receivedAt + GIVE_UP_AFTER,
      changedAt: lead.receivedAt,
    });
    expect((await outbox.store.photos('a')).map(({ id, type, bytes }) => [id, type, [...bytes]])).toEqual([
      ['a.1', 'image/jpeg', [1, 0, 255]],
      ['a.2', 'image/jpeg', [2, 0, 255]],
      ['a.3', 'image/jpeg', [3, 0, 255]],
    ]);
    expect([...((await outbox.store.photo('a.2'))?.bytes ?? [])]).toEqual([2, 0, 255]);
    expect([
      await outbox.store.find('b'),
      await outbox.store.photo('a.4'),
      await outbox.store.photoIds('b'),
    ]).toEqual([null, null, []]);
  });

  test('of several leads with one id the first is kept, also when they come at once', async () => {
    const first = newLead('a');
    expect(await outbox.store.put(first)).toBe(true);
    expect(
      await Promise.all(
        [1, 2, 3].map(() =>
          outbox.store.put({ ...first, fields: fieldsFor({ message: 'Another' }), site: 'other' }),
        ),
      ),
    ).toEqual([false, false, false]);
    expect(await outbox.store.find('a')).toMatchObject({
      site: 'demo',
      fields: { message: 'Two rooms\nand a hall' },
    });
  });

  test('only a missing Turnstile token releases a lead from quarantine when a retry brings it', async () => {
    for (const [id, reason] of [
      ['proved', 'turnstile-missing'],
      ['unproved', 'turnstile-refused'],
      ['robot', 'honeypot'],
      ['foreign', 'turnstile-missing'],
    ] as const)
      await outbox.store.put(newLead(id, { state: 'quarantined', reason }));
    await outbox.store.put(newLead('proved', { receivedAt: 5_000 }));
    await outbox.store.put(newLead('unproved', { state: 'quarantined', reason: 'turnstile-missing' }));
    await outbox.store.put(newLead('robot'));
    await outbox.store.put(newLead('foreign', { site: 'other' }));
    expect(await Promise.all(['proved', 'unproved', 'robot', 'foreign'].map(stateOf))).toEqual([
      'waiting',
      'quarantined',
      'quarantined',
      'quarantined',
    ]);
    expect(await outbox.store.find('proved')).toMatchObject({
      reason: null,
      receivedAt: 1_000,
      dueAt: 5_000,
    });
  });

  test("one of several workers holds a site's lease, until it releases it or the lease expires", async () => {
    const lanes = await Promise.all(
      ['one', 'two', 'three', 'four'].map((worker) =>
        outbox.store.acquireLease('demo', worker, 10_000, 40_000),
      ),
    );
    const lease = lanes.find((taken) => taken !== null);
    expect(lanes.filter(Boolean)).toHaveLength(1);
    expect(await outbox.store.acquireLease('demo', 'five', 39_999, 70_000)).toBeNull();
    expect(await outbox.store.acquireLease('other', 'five', 10_000, 40_000)).toEqual({
      site: 'other',
      worker: 'five',
      failures: 0,
    });
    expect(await outbox.store.acquireLease('demo', 'five', 40_000, 70_000)).toEqual({
      site: 'demo',
      worker: 'five',
      failures: 0,
    });
    // A worker without the lease changes nothing.
    if (lease) await outbox.store.releaseLease({ ...lease, failures: 7 }, 0);
    expect(await outbox.store.acquireLease('demo', 'six', 50_000, 80_000)).toBeNull();
  });

  test('a released lease is free again at its retry time, with its number of failures', async () => {
    await outbox.store.releaseLease({ ...(await take()), failures: 3 }, 20_000);
    expect(await outbox.store.acquireLease('demo', 'two', 19_999, 50_000)).toBeNull();
    expect(await outbox.store.acquireLease('demo', 'two', 20_000, 50_000)).toEqual({
      site: 'demo',
      worker: 'two',
      failures: 3,
    });
  });

  test('sites with work are those with due leads and a free lease, oldest lead first and failing sites last', async () => {
    await putAll(outbox.store, ['late', 'later'], { site: 'second', receivedAt: 5_000 });
    await putAll(outbox.store, ['a', 'b']);
    await putAll(outbox.store, ['q'], { site: 'third', state: 'quarantined' });
    expect(await outbox.store.sitesWithWork(10_000)).toEqual(['demo', 'second']);
    expect(await outbox.store.sitesWithWork(3_000)).toEqual(['demo']);
    const lease = await take();
    expect(await outbox.store.sitesWithWork(10_000)).toEqual(['second']);
    expect(await outbox.store.sitesWithWork(40_000)).toEqual(['demo', 'second']);
    await outbox.store.releaseLease({ ...lease, failures: 1 }, 60_000);
    expect([await outbox.store.sitesWithWork(59_999), await outbox.store.sitesWithWork(60_000)]).toEqual([
      ['second'],
      ['second', 'demo'],
    ]);
  });

  test('after a failure a site has work again at its retry time, although its leads are due later', async () => {
    await putAll(outbox.store, ['a']);
    const lease = await take();
    await outbox.store.record(
      [{ lead: 'a', attempts: 1, state: 'waiting', reason: 'status 500', dueAt: 90_000 }],
      lease,
      10_000,
      40_000,
    );
    await outbox.store.releaseLease(lease, 0);
    expect(await outbox.store.sitesWithWork(20_000)).toEqual([]);
    const again = await take(20_000);
    await outbox.store.releaseLease({ ...again, failures: 1 }, 25_000);
    expect(await outbox.store.sitesWithWork(25_000)).toEqual(['demo']);
    expect((await outbox.store.oldestLead('demo', 60_000))?.id).toBe('a');
  });

  test('the due leads of a site come oldest first; the oldest and the least tried can be found', async () => {
    await putAll(outbox.store, ['c', 'a', 'b']);
    await putAll(outbox.store, ['x'], { site: 'other', receivedAt: 1 });
    await outbox.store.record(
      [{ lead: 'a', attempts: 2, state: 'waiting', reason: 'status 500', dueAt: 50_000 }],
      await take(),
      10_000,
      40_000,
    );
    const ids = async (now: number, most: number) =>
      (await outbox.store.dueLeads('demo', now, most)).map(({ id }) => id);
    expect([await ids(10_000, 9), await ids(50_000, 9), await ids(50_000, 2), await ids(0, 9)]).toEqual([
      ['c', 'b'],
      ['c', 'a', 'b'],
      ['c', 'a'],
      [],
    ]);
    expect([
      (await outbox.store.oldestLead('demo', 60_000))?.id,
      (await outbox.store.leastTriedLead('demo', 'c', 60_000))?.id,
      await outbox.store.leastTriedLead('other', 'x', 60_000),
    ]).toEqual(['c', 'b', null]);
  });

  test('results are stored, and a late result never changes a delivered lead', async () => {
    await putAll(outbox.store, ['a', 'b', 'c']);
    const lease = await take();
    await outbox.store.record(
      [
        { lead: 'a', attempts: 1, state: 'delivered' },
        { lead: 'b', attempts: 1, state: 'dead-lettered', reason: 'status 404' },
        { lead: 'c', attempts: 1, state: 'waiting', reason: 'timeout', dueAt: 11_000 },
      ],
      lease,
      10_000,
      40_000,
    );
    await outbox.store.record(
      [{ lead: 'a', attempts: 2, state: 'dead-lettered', reason: 'status 400' }],
      lease,
      12_000,
      40_000,
    );
    expect(await outbox.store.find('a')).toMatchObject({
      state: 'delivered',
      attempts: 1,
      reason: null,
      changedAt: 10_000,
    });
    expect(await outbox.store.find('b')).toMatchObject({ state: 'dead-lettered', reason: 'status 404' });
    expect(await outbox.store.find('c')).toMatchObject({
      state: 'waiting',
      reason: 'timeout',
      attempts: 1,
      dueAt: 11_000,
    });
    expect(await outbox.store.counts()).toEqual({ waiting: 1, deadLettered: 1, quarantined: 0 });
  });

  test('an operator can requeue dead-lettered and quarantined leads', async () => {
    await putAll(outbox.store, ['p'], { state: 'dead-lettered', reason: 'status 404' });
    await putAll(outbox.store, ['q'], { state: 'quarantined', reason: 'honeypot' });
    await putAll(outbox.store, ['d'], { state: 'delivered' });
    await outbox.store.releaseLease({ ...(await take()), failures: 3 }, 99_000);
    expect([
      await outbox.store.requeue('p', 'quarantined', 50_000),
      await outbox.store.requeue('d', 'dead-lettered', 50_000),
      await outbox.store.requeue('none', 'dead-lettered', 50_000),
    ]).toEqual([false, false, false]);
    expect(await outbox.store.sitesWithWork(50_000)).toEqual([]);
    expect([
      await outbox.store.requeue('p', 'dead-lettered', 50_000),
      await outbox.store.requeue('q', 'quarantined', 50_000),
    ]).toEqual([true, true]);
    expect(await outbox.store.find('p')).toMatchObject({
      state: 'waiting',
      reason: null,
      dueAt: 50_000,
      giveUpAt: 50_000 + GIVE_UP_AFTER,
    });
    expect(await outbox.store.sitesWithWork(50_000)).toEqual(['demo']);
    expect(await stateOf('d')).toBe('delivered');
  });

  test('leads can be listed by site, state or both, newest first', async () => {
    await putAll(outbox.store, ['a', 'b', 'c']);
    await putAll(outbox.store, ['p'], { state: 'dead-lettered', site: 'other' });
    const ids = async (filter: Parameters<LeadStore['list']>[0], most = 99) =>
      (await outbox.store.list(filter, most)).map(({ id }) => id);
    expect([
      await ids({}, 2),
      await ids({ site: 'demo' }),
      await ids({ state: 'dead-lettered' }),
      await ids({ site: 'demo', state: 'dead-lettered' }),
    ]).toEqual([['c', 'b'], ['c', 'b', 'a'], ['p'], []]);
  });

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
      40_000,
    );
    await outbox.store.record(
      [{ lead: 'new', attempts: 1, state: 'delivered' }],
      { site: 'demo', worker: 'one', failures: 0 },
      20_000,
      40_000,
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
      40_000,
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
      40_000,
    );
    const erased = await Promise.all([1, 2, 3].map(() => outbox.store.erase('delivered', 20_000, 4)));
    expect(erased.reduce((sum, of) => sum + of)).toBe(30);
    expect([await outbox.store.list({}, 99), await outbox.db.all('select id from lead_photos')]).toEqual([
      [],
      [],
    ]);
  });

  test('a lead whose photos are processed is held back, also while its site fails', async () => {
    await outbox.store.put(newLead('new', { holdUntil: 400_000 }));
    await outbox.store.releaseLease({ ...(await take()), failures: 1 }, 0);
    expect([
      await outbox.store.sitesWithWork(20_000),
      await outbox.store.oldestLead('demo', 20_000),
      await outbox.store.leastTriedLead('demo', 'x', 20_000),
      await outbox.store.sitesWithWork(400_000),
    ]).toEqual([[], null, null, ['demo']]);
    await outbox.store.addPhotos('new', [], 30_000);
    expect(await outbox.store.sitesWithWork(30_000)).toEqual(['demo']);
  });

  test('only the oldest leads of a state above the cap of a site are erased, with their photos', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    await putAll(outbox.store, ['q1', 'q2', 'q3', 'q4', 'q5'], { state: 'quarantined', photos });
    await putAll(outbox.store, ['other'], { site: 'other', state: 'quarantined' });
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
});
