import { databaseKinds } from '@/test/databases';
import { fieldsFor, newLead, putAll, putLead, queueOf, useOutbox } from '@/test/leads';
import { FIRST, GIVE_UP_AFTER } from './lead';
import type { Result } from './queue-leases';

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
    const { id, site, fields, receivedAt } = lead;
    expect(await outbox.store.find('a')).toEqual({
      ...{ id, site, fields, receivedAt },
      ...{ state: 'waiting', reason: null, attempts: 0, changedAt: receivedAt },
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
    const other = { ...first, fields: fieldsFor({ message: 'Another' }), site: 'other' };
    expect(await Promise.all([1, 2, 3].map(() => outbox.store.put(other)))).toEqual([false, false, false]);
    expect(await outbox.store.find('a')).toMatchObject({ site: 'demo', fields: first.fields });
  });

  test('a refused lead is kept without a delivery, until it comes again and is not refused', async () => {
    await putAll(outbox.store, ['robot', 'proved'], { state: 'refused', reason: 'turnstile-refused' });
    await putLead(outbox.store, 'sent');
    const proved = { state: 'refused', reason: 'turnstile-refused' };
    expect(await outbox.store.find('proved')).toMatchObject(proved);
    expect(await outbox.store.deliveriesOf({ lead: 'proved' }, 9)).toEqual([]);
    const put = (id: string, refused: string | null) =>
      outbox.store.put(newLead(id, { refused, receivedAt: 5_000 }));
    const areNew = [await put('robot', 'honeypot'), await put('proved', null), await put('sent', 'honeypot')];
    expect(areNew).toEqual([false, true, false]);
    const states = await Promise.all(['robot', 'proved', 'sent'].map(stateOf));
    expect(states).toEqual(['refused', 'waiting', 'waiting']);
    expect(await outbox.store.dueLeads(queueOf('demo'), 9_000, 9)).toMatchObject([
      { id: 'sent' },
      { id: 'proved', receivedAt: 2_000, giveUpAt: 5_000 + GIVE_UP_AFTER },
    ]);
  });

  test('the state of a lead is the one of its destinations that needs most attention', async () => {
    const places = ['delivered', 'bounced', 'dead-lettered', 'waiting'] as const;
    for (const [index, state] of places.entries()) {
      const destinations = places.slice(0, index + 1);
      await putLead(outbox.store, state, { destinations });
      for (const destination of destinations)
        await outbox.db.run(
          'update deliveries set state = ?, reason = ? where lead = ? and destination = ?',
          [destination, destination === 'delivered' ? null : `reason of ${destination}`, state, destination],
        );
    }
    expect(await Promise.all(places.map(stateOf))).toEqual(places);
    expect((await outbox.store.find('dead-lettered'))?.reason).toBe('reason of bounced');
    for (const state of places)
      expect((await outbox.store.list({ site: 'demo', state }, 9)).map(({ id }) => id)).toEqual([state]);
  });

  test('the due leads of a site come oldest first; the oldest and the least tried can be found', async () => {
    await putAll(outbox.store, ['c', 'a', 'b']);
    await putAll(outbox.store, ['x'], { site: 'other', receivedAt: 1 });
    await outbox.store.record(
      [{ lead: 'a', receivedAt: 1_000, attempts: 2, state: 'waiting', reason: 'status 500', dueAt: 50_000 }],
      await take(),
      10_000,
      30_000,
    );
    const ids = async (now: number, most: number) =>
      (await outbox.store.dueLeads(queueOf('demo'), now, most)).map(({ id }) => id);
    expect([await ids(10_000, 9), await ids(50_000, 9), await ids(50_000, 2), await ids(0, 9)]).toEqual([
      ['c', 'b'],
      ['c', 'a', 'b'],
      ['c', 'a'],
      [],
    ]);
    expect([
      (await outbox.store.oldestLead(queueOf('demo'), 60_000))?.id,
      (await outbox.store.leastTriedLead(queueOf('demo'), 'c', 60_000))?.id,
      await outbox.store.leastTriedLead(queueOf('other'), 'x', 60_000),
    ]).toEqual(['c', 'b', null]);
  });

  test('results are stored, and a late result never changes a delivered lead', async () => {
    await putAll(outbox.store, ['a', 'b', 'c']);
    const lease = await take();
    const of = (lead: string) => ({ lead, receivedAt: 1_000, attempts: 1 });
    const first: Result[] = [
      { ...of('a'), state: 'delivered' },
      { ...of('b'), state: 'dead-lettered', reason: 'status 404' },
      { ...of('c'), state: 'waiting', reason: 'timeout', dueAt: 11_000 },
    ];
    await outbox.store.record(first, lease, 10_000, 30_000);
    const late: Result = { ...of('a'), attempts: 2, state: 'dead-lettered', reason: 'status 400' };
    await outbox.store.record([late], lease, 12_000, 30_000);
    for (const [id, expected] of Object.entries({
      a: { state: 'delivered', attempts: 1, reason: null, changedAt: 10_000 },
      b: { state: 'dead-lettered', reason: 'status 404' },
      c: { state: 'waiting', reason: 'timeout', attempts: 1 },
    }))
      expect(await outbox.store.find(id)).toMatchObject(expected);
    expect(await outbox.store.dueLeads(queueOf('demo'), 10_999, 9)).toEqual([]);
    expect(await outbox.store.dueLeads(queueOf('demo'), 11_000, 9)).toMatchObject([{ id: 'c' }]);
    expect(await outbox.store.countByState()).toMatchObject({ waiting: 1, 'dead-lettered': 1, delivered: 1 });
  });

  test('an operator makes a lead due wherever it is not delivered, at the destinations of today', async () => {
    const [kept, gone, added] = ['kept.example#1', 'gone.example#2', 'added.example#3'];
    await putLead(outbox.store, 'p', { state: 'dead-lettered', destinations: [FIRST, kept, gone] });
    await outbox.db.run("update deliveries set state = 'delivered' where lead = 'p' and destination = ?", [
      FIRST,
    ]);
    await putLead(outbox.store, 'q', { state: 'refused' });
    await putLead(outbox.store, 'd', { state: 'delivered' });
    await outbox.store.releaseLease({ ...(await take()), destination: kept, failures: 3 }, 99_000);
    const requeue = (
      id: string,
      from: Parameters<typeof outbox.store.requeue>[1],
      named = [FIRST, kept, added],
    ) => outbox.store.requeue(id, from, named, 50_000);
    expect([
      await requeue('d', ['dead-lettered'], [FIRST]),
      await requeue('none', ['dead-lettered']),
      await requeue('q', ['dead-lettered', 'bounced']),
      await stateOf('q'),
    ]).toEqual([0, 0, 0, 'refused']);
    expect([await requeue('p', ['dead-lettered']), await requeue('q', ['refused'])]).toEqual([2, 3]);
    const places = await outbox.store.deliveriesOf({ lead: 'p' }, 9);
    expect(places.map(({ destination, state }) => `${destination} ${state}`)).toEqual([
      `${added} waiting`,
      'first delivered',
      `${kept} waiting`,
    ]);
    outbox.setClock(() => 50_000);
    const queues = await outbox.store.queuesWithWork(50_000);
    expect(queues.map(({ destination }) => destination).sort()).toEqual([added, FIRST, kept]);
    const [due] = await outbox.store.dueLeads(queueOf('demo', kept), 50_000, 1);
    expect(due?.giveUpAt).toBe(50_000 + GIVE_UP_AFTER);
  });
});
