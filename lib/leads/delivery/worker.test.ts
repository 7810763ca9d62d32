import { someDatabaseKinds } from '@/test/databases';
import type { DeliveryOutcome } from './outcome';
import { newLead, queueOf, putAll } from '@/test/leads';
import { MAX_BACKOFF_MS, backoffAfter } from './deliver-site';
import { until } from '@/test/server';
import { useDelivery, down, error500, taken } from '@/test/lead-worker';

test('waits double up to the maximum, less a random part', () => {
  expect([1, 2, 3, 4, 8, 100].map((failures) => backoffAfter(failures, () => 0))).toEqual([
    1_000,
    2_000,
    4_000,
    8_000,
    MAX_BACKOFF_MS,
    MAX_BACKOFF_MS,
  ]);
  expect(backoffAfter(3, () => 1)).toBe(2_000);
  // PostgreSQL's bigint takes no fractions.
  expect(backoffAfter(1, () => 0.123_456)).toBe(938);
});

describe.each(someDatabaseKinds)('delivery from %s', (_kind, start) => {
  const world = useDelivery(start);

  test('all due leads are delivered once, oldest first, with one log line each', async () => {
    await putAll(world.outbox.store, ['c', 'a', 'b']);
    expect(await world.deliverDue()).toEqual(['c', 'a', 'b']);
    expect(await world.deliverDue()).toEqual([]);
    expect(await world.states()).toEqual({ a: 'delivered', b: 'delivered', c: 'delivered' });
    expect(world.logged).toEqual(
      ['c', 'a', 'b'].map((id) => `lead lead=${id} site=demo destination=first state=delivered attempts=1`),
    );
  });

  test('more leads than one batch are delivered in order', async () => {
    const ids = Array.from({ length: 120 }, (_, n) => `lead-${String(n).padStart(3, '0')}`);
    await putAll(world.outbox.store, ids, {});
    world.clock = 1_000_000;
    expect(await world.deliverDue()).toEqual(ids);
  });

  test('sites do not wait for one another, and the leads of a site that another deployment serves are left alone', async () => {
    await putAll(world.outbox.store, ['a']);
    await putAll(world.outbox.store, ['slow'], { site: 'slow', receivedAt: 1 });
    await putAll(world.outbox.store, ['x'], { site: 'elsewhere' });
    const finish = world.hold((lead) => lead.id === 'slow');
    const worker = world.newWorker();
    await worker.poll();
    await until(async () => (await world.states()).a === 'delivered');
    expect(await world.states()).toEqual({ a: 'delivered', slow: 'waiting', x: 'waiting' });
    finish();
    await worker.idle();
    expect(world.tried.sort()).toEqual(['a', 'slow']);
  });

  test('a rejected lead is dead-lettered with its reason, and the rest is delivered', async () => {
    await putAll(world.outbox.store, ['a', 'b']);
    world.answer = ({ id }) => (id === 'a' ? { kind: 'rejected', reason: 'status 404' } : taken);
    expect(await world.deliverDue()).toEqual(['a', 'b']);
    expect(await world.outbox.store.find('a')).toMatchObject({
      state: 'dead-lettered',
      reason: 'status 404',
      attempts: 1,
    });
    expect(world.logged[0]).toBe(
      'lead lead=a site=demo destination=first state=dead-lettered attempts=1 reason="status 404"',
    );
  });

  test('a receiver that is down is tried with the oldest lead first, less and less often', async () => {
    await putAll(world.outbox.store, ['a', 'b', 'c']);
    world.answer = () => down;
    const sent: string[] = [];
    for (const due of [
      0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000, 127_000, 217_000, 307_000, 397_000, 487_000, 577_000,
    ]) {
      world.clock = 100_000 + due - 1;
      expect(due === 0 ? [] : await world.deliverDue()).toEqual([]);
      world.clock += 1;
      sent.push((await world.deliverDue()).join(' '));
    }
    // After five attempts without an answer another lead becomes the probe.
    expect(sent).toEqual(['a', 'a', 'a', 'a', 'a b', 'a c', 'a b', 'a c', 'a b', 'a c', 'a b', 'a c', 'a b']);
    expect(world.logged).toEqual(['leads.failing site=demo destination=first reason=ECONNREFUSED']);
    expect(await world.outbox.store.find('a')).toMatchObject({
      state: 'waiting',
      attempts: 13,
      reason: 'ECONNREFUSED',
    });
  });

  test('a receiver that refuses a lead is reached: the next failure begins its outage anew', async () => {
    const failingSince = async () =>
      (await world.outbox.db.all('select failing_since from delivery_leases')).map(
        (row) => row.failing_since,
      );
    await putAll(world.outbox.store, ['a']);
    world.answer = () => down;
    await world.deliverDue();
    expect(await failingSince()).toEqual([100_000]);
    world.answer = () => ({ kind: 'rejected', reason: 'status 404' });
    world.clock += 3_600_000;
    await world.deliverDue();
    expect(await failingSince()).toEqual([null]);
    await putAll(world.outbox.store, ['b']);
    world.answer = () => down;
    world.clock += 3_600_000;
    await world.deliverDue();
    expect(await failingSince()).toEqual([world.clock]);
  });

  test('one lead on which the receiver hangs does not block the others for long', async () => {
    await putAll(world.outbox.store, ['bad', 'b', 'c']);
    world.answer = ({ id }) => (id === 'bad' ? down : taken);
    for (const due of [0, 1_000, 3_000, 7_000]) {
      world.clock = 100_000 + due;
      expect(await world.deliverDue()).toEqual(['bad']);
    }
    world.clock = 115_000;
    expect(await world.deliverDue()).toEqual(['bad', 'b', 'c']);
    expect(await world.states()).toEqual({ bad: 'waiting', b: 'delivered', c: 'delivered' });
  });

  const dayLong: [string, DeliveryOutcome][] = [
    ['answers 500', error500],
    ['refuses connections', down],
    ['answers 429', { kind: 'failed', reason: 'status 429', reach: 'site' }],
  ];
  // Thousands of queries each: `npm test` runs one of them.
  test.each(process.env.TEST_FULL ? dayLong : dayLong.slice(0, 1))(
    'after a receiver %s for a day, everything arrives within two minutes of its return, oldest first',
    async (_name, outcome) => {
      world.answer = () => outcome;
      const ids = Array.from({ length: 24 }, (_, n) => `lead-${String(n).padStart(3, '0')}`);
      for (const id of ids) {
        world.clock += 60 * 60_000;
        await world.outbox.store.put(newLead(id, { receivedAt: world.clock }));
        await world.deliverDue();
      }
      for (const end = world.clock + 2 * MAX_BACKOFF_MS; world.clock < end; world.clock += 2_000)
        await world.deliverDue();
      expect((await world.outbox.store.countByState()).waiting).toBe(24);
      world.answer = () => taken;
      const arrived: string[] = [];
      for (const back = world.clock; world.clock < back + 120_000; world.clock += 2_000)
        arrived.push(...(await world.deliverDue()));
      expect(arrived).toEqual(ids);
    },
    120_000,
  );

  test('one lead that always fails does not block the others', async () => {
    await putAll(world.outbox.store, ['bad', 'b', 'c']);
    world.answer = ({ id }) => (id === 'bad' ? error500 : taken);
    expect(await world.deliverDue()).toEqual(['bad', 'b', 'c']);
    expect(await world.states()).toEqual({ bad: 'waiting', b: 'delivered', c: 'delivered' });
    expect(await world.outbox.store.dueLeads(queueOf('demo'), world.clock + 999, 9)).toEqual([]);
    world.clock += 1_000;
    expect(await world.deliverDue()).toEqual(['bad']);
    await world.outbox.store.put(newLead('d', { receivedAt: world.clock }));
    world.clock += MAX_BACKOFF_MS;
    expect(await world.deliverDue()).toEqual(['bad', 'd']);
    expect((await world.states()).d).toBe('delivered');
  });

  test('Retry-After is obeyed for all leads of the site', async () => {
    await putAll(world.outbox.store, ['a', 'b']);
    world.answer = () => ({ kind: 'failed', reason: 'status 503', reach: 'site', retryAfter: 300_000 });
    expect(await world.deliverDue()).toEqual(['a']);
    world.clock += 299_999;
    expect(await world.deliverDue()).toEqual([]);
    world.clock += 1;
    expect(await world.deliverDue()).toEqual(['a']);
  });

  test('after seven days of failures a lead is dead-lettered, and a newer one is not', async () => {
    await putAll(world.outbox.store, ['old']);
    world.answer = () => down;
    world.clock = 1_000 + 7 * 24 * 60 * 60_000;
    await world.outbox.store.put(newLead('new', { receivedAt: world.clock - 1_000 }));
    expect(await world.deliverDue()).toEqual(['old']);
    expect(await world.outbox.store.find('old')).toMatchObject({
      state: 'dead-lettered',
      reason: 'given up after 7 days: ECONNREFUSED',
    });
    world.clock += MAX_BACKOFF_MS;
    expect(await world.deliverDue()).toEqual(['new']);
    expect((await world.states()).new).toBe('waiting');
  });

  test('an undeliverable lead waits without a time limit', async () => {
    const site = `undeliverable-${world.outbox.db.dialect}`;
    await putAll(world.outbox.store, ['a', 'b'], { site });
    world.answer = () => ({ kind: 'undeliverable', reason: 'no linkPostEmail' });
    expect(await world.deliverDue()).toEqual(['a']);
    world.clock += 59_999;
    expect(await world.deliverDue()).toEqual([]);
    world.clock += 365 * 24 * 60 * 60_000;
    expect(await world.deliverDue()).toEqual(['a']);
    world.answer = () => taken;
    world.clock += 60_000;
    expect(await world.deliverDue()).toEqual(['a', 'b']);
    expect(world.logged.filter((line) => line.startsWith('leads.undeliverable'))).toEqual([
      `leads.undeliverable site=${site} destination=first reason="no linkPostEmail"`,
    ]);
  });

  test('an exception during delivery is a failed attempt, not a lost lead', async () => {
    await putAll(world.outbox.store, ['a']);
    world.answer = () => {
      throw new Error('oops');
    };
    await world.deliverDue();
    expect(await world.outbox.store.find('a')).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reason: 'oops',
    });
  });

  test('an outage of the database is logged once, and so is its end', async () => {
    let works = false;
    const store = async () => {
      if (!works) throw new Error('no database');
      return world.outbox.store;
    };
    const worker = world.newWorker('one', { store });
    for (works of [false, false, false, true, true]) await worker.poll();
    expect(world.logged).toEqual(['leads.outbox reason="no database"', 'leads.outbox state=recovered']);
  });
});
