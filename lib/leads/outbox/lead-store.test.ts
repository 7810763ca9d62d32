import type { Row } from '@/lib/db';
import { databaseKinds } from '@/test/databases';
import { GIVE_UP_AFTER, type LeadStore } from './lead-store';
import { fieldsFor, newLead, putAll, useOutbox } from '@/test/leads';

describe.each(databaseKinds)('leads in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  const take = async (now = 10_000, worker = 'one') => {
    const lane = await outbox.store.takeLane('demo', worker, now, now + 30_000);
    if (!lane) throw new Error('no lane');
    return lane;
  };
  const stateOf = async (id: string) => (await outbox.store.find(id))?.state;

  test('a lead comes back as it was put, with its photos in order', async () => {
    const photos = [1, 2, 3].map((n) => ({ type: 'image/jpeg', bytes: new Uint8Array([n, 0, 255]) }));
    const lead = newLead('a', {
      fields: fieldsFor({ message: 'it’s “ñ”\n😀; drop table leads' }),
      receivedAt: 1_900_000_000_000,
      photos,
    });
    expect(await outbox.store.put(lead)).toBe(true);
    const { photos: _photos, ...kept } = lead;
    expect(await outbox.store.find('a')).toEqual({
      ...kept,
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

  test('the same id is the same lead, also when both come at once: the first stays', async () => {
    const first = newLead('a', { photos: [{ type: 'image/png', bytes: new Uint8Array([1]) }] });
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
    expect(await outbox.store.photoIds('a')).toHaveLength(1);
  });

  test('a retry that brings the proof that was missing leaves quarantine; nothing else does', async () => {
    for (const [id, reason] of [
      ['proved', 'turnstile-missing'],
      ['unproved', 'turnstile-refused'],
      ['robot', 'trap'],
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

  test("of several workers one has a site's turn, until it leaves or its lease is over", async () => {
    const lanes = await Promise.all(
      ['one', 'two', 'three', 'four'].map((worker) => outbox.store.takeLane('demo', worker, 10_000, 40_000)),
    );
    const lane = lanes.find((taken) => taken !== null);
    expect(lanes.filter(Boolean)).toHaveLength(1);
    expect(await outbox.store.takeLane('demo', 'five', 39_999, 70_000)).toBeNull();
    expect(await outbox.store.takeLane('other', 'five', 10_000, 40_000)).toEqual({
      site: 'other',
      worker: 'five',
      failures: 0,
    });
    expect(await outbox.store.takeLane('demo', 'five', 40_000, 70_000)).toEqual({
      site: 'demo',
      worker: 'five',
      failures: 0,
    });
    // Who lost the lease changes nothing more.
    if (lane) await outbox.store.leaveLane({ ...lane, failures: 7 }, 0);
    expect(await outbox.store.takeLane('demo', 'six', 50_000, 80_000)).toBeNull();
  });

  test('a turn that was left comes again when it is time', async () => {
    await outbox.store.leaveLane({ ...(await take()), failures: 3 }, 20_000);
    expect(await outbox.store.takeLane('demo', 'two', 19_999, 50_000)).toBeNull();
    expect(await outbox.store.takeLane('demo', 'two', 20_000, 50_000)).toEqual({
      site: 'demo',
      worker: 'two',
      failures: 3,
    });
  });

  test('work is found by site, oldest first but failing ones last, and only where it is due and nobody is at it', async () => {
    await putAll(outbox.store, ['late', 'later'], { site: 'second', receivedAt: 5_000 });
    await putAll(outbox.store, ['a', 'b']);
    await putAll(outbox.store, ['q'], { site: 'third', state: 'quarantined' });
    expect(await outbox.store.sitesWithWork(10_000)).toEqual(['demo', 'second']);
    expect(await outbox.store.sitesWithWork(3_000)).toEqual(['demo']);
    const lane = await take();
    expect(await outbox.store.sitesWithWork(10_000)).toEqual(['second']);
    expect(await outbox.store.sitesWithWork(40_000)).toEqual(['demo', 'second']);
    await outbox.store.leaveLane({ ...lane, failures: 1 }, 60_000);
    expect([await outbox.store.sitesWithWork(59_999), await outbox.store.sitesWithWork(60_000)]).toEqual([
      ['second'],
      ['second', 'demo'],
    ]);
  });

  test('after a failure a site has work although its leads have later times', async () => {
    await putAll(outbox.store, ['a']);
    const lane = await take();
    await outbox.store.record(
      [{ lead: 'a', attempts: 1, state: 'waiting', reason: 'status 500', dueAt: 90_000 }],
      lane,
      10_000,
      40_000,
    );
    await outbox.store.leaveLane(lane, 0);
    expect(await outbox.store.sitesWithWork(20_000)).toEqual([]);
    const again = await take(20_000);
    await outbox.store.leaveLane({ ...again, failures: 1 }, 25_000);
    expect(await outbox.store.sitesWithWork(25_000)).toEqual(['demo']);
    expect((await outbox.store.oldestLead('demo'))?.id).toBe('a');
  });

  test('leads of a site: those due oldest first, the oldest, and the least tried', async () => {
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
      (await outbox.store.oldestLead('demo'))?.id,
      (await outbox.store.leastTriedLead('demo', 'c'))?.id,
      await outbox.store.leastTriedLead('other', 'x'),
    ]).toEqual(['c', 'b', null]);
  });

  test('results are kept, and a delivered lead is never changed by a late one', async () => {
    await putAll(outbox.store, ['a', 'b', 'c']);
    const lane = await take();
    await outbox.store.record(
      [
        { lead: 'a', attempts: 1, state: 'delivered' },
        { lead: 'b', attempts: 1, state: 'parked', reason: 'status 404' },
        { lead: 'c', attempts: 1, state: 'waiting', reason: 'timeout', dueAt: 11_000 },
      ],
      lane,
      10_000,
      40_000,
    );
    await outbox.store.record(
      [{ lead: 'a', attempts: 2, state: 'parked', reason: 'status 400' }],
      lane,
      12_000,
      40_000,
    );
    expect(await outbox.store.find('a')).toMatchObject({
      state: 'delivered',
      attempts: 1,
      reason: null,
      changedAt: 10_000,
    });
    expect(await outbox.store.find('b')).toMatchObject({ state: 'parked', reason: 'status 404' });
    expect(await outbox.store.find('c')).toMatchObject({
      state: 'waiting',
      reason: 'timeout',
      attempts: 1,
      dueAt: 11_000,
    });
    expect(await outbox.store.counts()).toEqual({ waiting: 1, parked: 1, quarantined: 0 });
  });

  test('an operator sends parked and quarantined leads on their way', async () => {
    await putAll(outbox.store, ['p'], { state: 'parked', reason: 'status 404' });
    await putAll(outbox.store, ['q'], { state: 'quarantined', reason: 'trap' });
    await putAll(outbox.store, ['d'], { state: 'delivered' });
    await outbox.store.leaveLane({ ...(await take()), failures: 3 }, 99_000);
    expect([
      await outbox.store.sendOn('p', 'quarantined', 50_000),
      await outbox.store.sendOn('d', 'parked', 50_000),
      await outbox.store.sendOn('none', 'parked', 50_000),
    ]).toEqual([false, false, false]);
    expect(await outbox.store.sitesWithWork(50_000)).toEqual([]);
    expect([
      await outbox.store.sendOn('p', 'parked', 50_000),
      await outbox.store.sendOn('q', 'quarantined', 50_000),
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

  test('a list is of a site, a state, or both, newest first', async () => {
    await putAll(outbox.store, ['a', 'b', 'c']);
    await putAll(outbox.store, ['p'], { state: 'parked', site: 'other' });
    const ids = async (filter: Parameters<LeadStore['list']>[0], most = 99) =>
      (await outbox.store.list(filter, most)).map(({ id }) => id);
    expect([
      await ids({}, 2),
      await ids({ site: 'demo' }),
      await ids({ state: 'parked' }),
      await ids({ site: 'demo', state: 'parked' }),
    ]).toEqual([['c', 'b'], ['c', 'b', 'a'], ['p'], []]);
  });

  test('only what was delivered long ago is erased, with its photos', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    await putAll(outbox.store, ['old', 'new'], { photos });
    await putAll(outbox.store, ['waiting', 'parked'], { photos });
    await outbox.store.record(
      [
        { lead: 'old', attempts: 1, state: 'delivered' },
        { lead: 'parked', attempts: 1, state: 'parked', reason: 'x' },
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
    expect(await outbox.store.erase(20_000)).toBe(1);
    expect(await Promise.all(['old', 'new', 'waiting', 'parked'].map(stateOf))).toEqual([
      undefined,
      'delivered',
      'waiting',
      'parked',
    ]);
    expect(
      (await outbox.db.all('select lead from lead_photos order by lead')).map(({ lead }) => lead),
    ).toEqual(['new', 'parked', 'waiting']);
  });

  test('much is erased in slices, so that no commit is long', async () => {
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
    expect(await outbox.store.erase(20_000, 2)).toBe(5);
    expect(
      await Promise.all(
        commits.mock.results.map(async ({ value }) => ((await value) as Row[][]).at(-1)?.length),
      ),
    ).toEqual([2, 2, 1]);
    expect((await outbox.db.all('select lead from lead_photos')).map(({ lead }) => lead)).toEqual([
      'stays',
      'stays',
    ]);
    expect(await outbox.store.erase(20_000)).toBe(0);
  });

  test('several processes that erase at once leave nothing behind', async () => {
    const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
    const ids = Array.from({ length: 30 }, (_, n) => `${n}`);
    await putAll(outbox.store, ids, { photos });
    await outbox.store.record(
      ids.map((lead) => ({ lead, attempts: 1, state: 'delivered' })),
      await take(),
      10_000,
      40_000,
    );
    const erased = await Promise.all([1, 2, 3].map(() => outbox.store.erase(20_000, 4)));
    expect(erased.reduce((sum, of) => sum + of)).toBe(30);
    expect([await outbox.store.list({}, 99), await outbox.db.all('select id from lead_photos')]).toEqual([
      [],
      [],
    ]);
  });
});
