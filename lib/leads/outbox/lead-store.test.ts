import { databaseKinds } from '@/test/databases';
import { fieldsFor, newLead, putAll, useOutbox } from '@/test/leads';
import { GIVE_UP_AFTER } from './lead';
import type { LeadStore } from './lead-store';

describe.each(databaseKinds)('leads in %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const { take, stateOf } = outbox;

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
    await outbox.store.put(newLead('unproved'));
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

  test('the due leads of a site come oldest first; the oldest and the least tried can be found', async () => {
    await putAll(outbox.store, ['c', 'a', 'b']);
    await putAll(outbox.store, ['x'], { site: 'other', receivedAt: 1 });
    await outbox.store.record(
      [{ lead: 'a', attempts: 2, state: 'waiting', reason: 'status 500', dueAt: 50_000 }],
      await take(),
      10_000,
      30_000,
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
      30_000,
    );
    await outbox.store.record(
      [{ lead: 'a', attempts: 2, state: 'dead-lettered', reason: 'status 400' }],
      lease,
      12_000,
      30_000,
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
    expect(await outbox.store.counts()).toEqual({ waiting: 1, deadLettered: 1, bounced: 0, quarantined: 0 });
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
    outbox.setClock(() => 50_000);
    expect(await outbox.store.queuesWithWork(50_000)).toEqual([]);
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
    expect(await outbox.store.queuesWithWork(50_000)).toEqual([{ site: 'demo', destination: '' }]);
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
});
