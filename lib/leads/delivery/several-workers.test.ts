import { databaseKinds, someDatabaseKinds } from '@/test/databases';
import { FIRST } from '@/lib/leads/outbox/lead';
import { newLead, queueOf, putAll } from '@/test/leads';
import { useDelivery, taken } from '@/test/lead-worker';
import { until } from '@/test/server';

describe.each(databaseKinds)('leases of several workers in %s', (_kind, start) => {
  const world = useDelivery(start);
  /** Stops the timer of renewals. @returns does what the timer would */
  const renewals = () => {
    const timer = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => 0 as never);
    return () => (timer.mock.lastCall?.[0] as () => void)();
  };

  test('several workers on one database deliver each lead to each destination once', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `${n}`);
    const destinations = [FIRST, 'crm.example#1', 'office@acme.example'];
    for (const id of ids)
      await world.outbox.store.put(newLead(id, { site: `site-${Number(id) % 3}`, destinations }));
    world.answer = async () => {
      await new Promise(setImmediate);
      return taken;
    };
    const workers = ['one', 'two', 'three'].map((id) => world.newWorker(id));
    await until(async () => {
      for (const worker of workers) await worker.poll();
      return (await world.outbox.store.countByState()).waiting === 0;
    });
    await Promise.all(workers.map((worker) => worker.idle()));
    const everywhere = ids.flatMap((id) => [id, ...destinations.slice(1).map((to) => `${id} ${to}`)]);
    expect(world.tried.sort()).toEqual(everywhere.sort());
  });

  test('the lease of a slow delivery is renewed, so that no other worker takes the site', async () => {
    await putAll(world.outbox.store, ['a']);
    const renew = renewals();
    const renewed = jest.spyOn(world.outbox.store, 'record');
    const finish = world.hold();
    const worker = world.newWorker();
    await worker.poll();
    await until(() => world.tried.length > 0);
    world.clock += 9_000;
    renew();
    await renewed.mock.results[0]?.value;
    world.clock += 9_000;
    expect(await world.outbox.store.acquireLease(queueOf('demo'), 'other', world.clock, 1)).toBeNull();
    finish();
    await worker.idle();
    expect(await world.states()).toEqual({ a: 'delivered' });
  });

  test('a renewal that is under way when the last lead is delivered does not hold the lease', async () => {
    const { store } = world.outbox;
    await putAll(store, ['a']);
    const renew = renewals();
    const record = store.record;
    let commit = () => {};
    const records = jest.spyOn(store, 'record').mockImplementationOnce(async (...renewal) => {
      await new Promise<void>((resolve) => (commit = resolve));
      return record(...renewal);
    });
    const [due, released] = [jest.spyOn(store, 'dueLeads'), jest.spyOn(store, 'releaseLease')];
    world.answer = () => {
      renew();
      return taken;
    };
    const worker = world.newWorker();
    await worker.poll();
    await until(() => due.mock.results.length === 2);
    await due.mock.results[1]?.value;
    await new Promise(setImmediate);
    // Of a release that waits for no renewal.
    await released.mock.results[0]?.value;
    commit();
    await records.mock.results[0]?.value;
    await worker.idle();
    expect(await store.acquireLease(queueOf('demo'), 'other', world.clock, 1)).not.toBeNull();
  });

  test('idleAt waits for the delivery of its own site only', async () => {
    await putAll(world.outbox.store, ['a']);
    await putAll(world.outbox.store, ['slow'], { site: 'slow' });
    const finish = world.hold((lead) => lead.id === 'slow');
    const worker = world.newWorker();
    await worker.poll();
    await worker.idleAt('demo');
    expect(await world.states()).toEqual({ a: 'delivered', slow: 'waiting' });
    await until(() => world.tried.includes('slow'));
    finish();
    await worker.idleAt('slow');
    expect(await world.states()).toEqual({ a: 'delivered', slow: 'delivered' });
  });

  test('a worker whose lease was taken by another one stops delivering', async () => {
    await putAll(world.outbox.store, ['a', 'b']);
    world.answer = async () => {
      world.clock += 20_000;
      await world.outbox.store.acquireLease(queueOf('demo'), 'other', world.clock, 10_000);
      return taken;
    };
    expect(await world.deliverDue()).toEqual(['a']);
  });

  test('a stopped worker finishes its current lead and releases the lease', async () => {
    await putAll(world.outbox.store, ['a', 'b']);
    const finish = world.hold();
    const worker = world.newWorker();
    await worker.poll();
    await until(() => world.tried.length > 0);
    const stopping = worker.stop();
    finish();
    await stopping;
    expect(await world.states()).toEqual({ a: 'delivered', b: 'waiting' });
    world.answer = () => taken;
    world.tried = [];
    expect(await world.deliverDue()).toEqual(['b']);
  });
});

describe.each(someDatabaseKinds)('a new lead, with %s', (_kind, start) => {
  const world = useDelivery(start);

  test('of a site that is being delivered is taken without a poll', async () => {
    await putAll(world.outbox.store, ['a']);
    const polls = jest.spyOn(world.outbox.store, 'queuesWithWork');
    const worker = world.newWorker();
    const finish = world.hold();
    await worker.wake('demo');
    await until(() => world.tried.length === 1);
    await putAll(world.outbox.store, ['b']);
    await worker.wake('demo');
    expect(polls).toHaveBeenCalledTimes(1);
    world.answer = () => taken;
    finish();
    await worker.idle();
    expect(world.tried).toEqual(['a', 'b']);
  });

  test('that comes when the queue has just found none is looked for again', async () => {
    const { store } = world.outbox;
    await putAll(store, ['a']);
    const worker = world.newWorker();
    jest.spyOn(store, 'dueLeads').mockImplementationOnce(async () => {
      await worker.wake('demo');
      return [];
    });
    await worker.wake('demo');
    await worker.idle();
    expect(world.tried).toEqual(['a']);
  });

  test('of a site with several destinations goes to each, also while the first is slow', async () => {
    const destinations = [FIRST, 'crm.example#1'];
    world.destinations = destinations;
    await putAll(world.outbox.store, ['a'], { destinations });
    const worker = world.newWorker();
    const finish = world.hold((_lead, destination) => destination === FIRST);
    await worker.wake('demo');
    await until(() => world.tried.includes('a crm.example#1'));
    await putAll(world.outbox.store, ['b'], { destinations });
    await worker.wake('demo');
    await until(() => world.tried.includes('b crm.example#1'));
    world.answer = () => taken;
    finish();
    await worker.idle();
    expect(world.tried.sort()).toEqual(['a', 'a crm.example#1', 'b', 'b crm.example#1']);
  });
});
