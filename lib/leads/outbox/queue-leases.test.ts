import { FIRST } from './lead';
import { databaseKinds } from '@/test/databases';
import { newLead, putAll, queueOf, useOutbox } from '@/test/leads';

describe.each(databaseKinds)('leases of queues in %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const { take, setClock } = outbox;
  const sitesOf = async (now: number) => (await outbox.store.queuesWithWork(now)).map(({ site }) => site);
  /** The database's clock and the worker's are at `now`. */
  const acquire = (site: string, worker: string, now: number, until: number) => {
    setClock(() => now);
    return outbox.store.acquireLease(queueOf(site), worker, now, until - now);
  };
  const sitesWithWork = (now: number) => {
    setClock(() => now);
    return sitesOf(now);
  };

  test('a lease is timed by the database, whatever the clocks of the servers say', async () => {
    await putAll(outbox.store, ['a']);
    const [ahead, behind] = [Date.now() + 3_600_000, Date.now() - 3_600_000];
    expect(await outbox.store.acquireLease(queueOf('demo'), 'behind', behind, 10_000)).not.toBeNull();
    expect([
      await outbox.store.acquireLease(queueOf('demo'), 'ahead', ahead, 10_000),
      await sitesOf(ahead),
    ]).toEqual([null, []]);
    const lease = { ...queueOf('demo'), worker: 'behind', failures: 0 };
    expect(await outbox.store.record([], lease, behind, 10_000)).toBe(true);
    expect(await outbox.store.acquireLease(queueOf('demo'), 'ahead', ahead, 10_000)).toBeNull();
    await outbox.store.releaseLease(lease, 0);
    expect(await sitesOf(ahead)).toEqual(['demo']);
    expect(await outbox.store.acquireLease(queueOf('demo'), 'ahead', ahead, -1)).not.toBeNull();
    expect(await outbox.store.acquireLease(queueOf('demo'), 'behind', behind, 10_000)).not.toBeNull();
  });

  test("one of several workers holds a site's lease, until it releases it or the lease expires", async () => {
    const leases = await Promise.all(
      ['one', 'two', 'three', 'four'].map((worker) => acquire('demo', worker, 10_000, 40_000)),
    );
    const lease = leases.find((taken) => taken !== null);
    expect(leases.filter(Boolean)).toHaveLength(1);
    expect(await acquire('demo', 'five', 39_999, 70_000)).toBeNull();
    const own = { worker: 'five', failures: 0 };
    expect(await acquire('other', 'five', 10_000, 40_000)).toEqual({ ...queueOf('other'), ...own });
    expect(await acquire('demo', 'five', 40_000, 70_000)).toEqual({ ...queueOf('demo'), ...own });
    // A worker without the lease changes nothing.
    if (lease) await outbox.store.releaseLease({ ...lease, failures: 7 }, 0);
    expect(await acquire('demo', 'six', 50_000, 80_000)).toBeNull();
  });

  test('a released lease is free again at its retry time, with its number of failures', async () => {
    await outbox.store.releaseLease({ ...(await take()), failures: 3 }, 20_000);
    expect(await acquire('demo', 'two', 19_999, 50_000)).toBeNull();
    expect((await acquire('demo', 'two', 20_000, 50_000))?.failures).toBe(3);
  });

  test('sites with work are those with due leads and a free lease, oldest lead first and failing sites last', async () => {
    await putAll(outbox.store, ['late', 'later'], { site: 'second', receivedAt: 5_000 });
    await putAll(outbox.store, ['a', 'b']);
    await putAll(outbox.store, ['q'], { site: 'third', state: 'refused' });
    expect(await sitesWithWork(10_000)).toEqual(['demo', 'second']);
    expect(await sitesWithWork(3_000)).toEqual(['demo']);
    const lease = await take();
    expect(await sitesWithWork(10_000)).toEqual(['second']);
    expect(await sitesWithWork(40_000)).toEqual(['demo', 'second']);
    await outbox.store.releaseLease({ ...lease, failures: 1 }, 60_000);
    expect([await sitesWithWork(59_999), await sitesWithWork(60_000)]).toEqual([
      ['second'],
      ['second', 'demo'],
    ]);
  });

  test('after a failure a site has work again at its retry time, although its leads are due later', async () => {
    await putAll(outbox.store, ['a']);
    const lease = await take();
    await outbox.store.record(
      [{ lead: 'a', receivedAt: 1_000, attempts: 1, state: 'waiting', reason: 'status 500', dueAt: 90_000 }],
      lease,
      10_000,
      30_000,
    );
    await outbox.store.releaseLease(lease, 0);
    expect(await sitesWithWork(20_000)).toEqual([]);
    const again = await take(20_000);
    await outbox.store.releaseLease({ ...again, failures: 1 }, 25_000);
    expect(await sitesWithWork(25_000)).toEqual(['demo']);
    expect((await outbox.store.oldestLead(queueOf('demo'), 60_000))?.id).toBe('a');
  });

  test('a lead whose photos are processed is held back, also while its site fails', async () => {
    await outbox.store.put(newLead('new', { holdUntil: 400_000 }));
    await outbox.store.releaseLease({ ...(await take()), failures: 1 }, 0);
    expect([
      await sitesWithWork(20_000),
      await outbox.store.oldestLead(queueOf('demo'), 20_000),
      await outbox.store.leastTriedLead(queueOf('demo'), 'x', 20_000),
      await sitesWithWork(400_000),
    ]).toEqual([[], null, null, ['demo']]);
    await outbox.store.addPhotos('new', [], 30_000);
    expect(await sitesWithWork(30_000)).toEqual(['demo']);
  });

  test('queues are found by name, not by reading what waits in them', async () => {
    const destinations: Record<string, string[]> = {
      a: [FIRST, 'x#1', 'y#2'],
      b: [FIRST],
      c: [FIRST, 'x#1'],
    };
    for (const site of ['a', 'b', 'c'])
      for (const id of ['1', '2', '3'])
        await outbox.store.put(newLead(`${site}${id}`, { site, destinations: destinations[site] ?? [] }));
    const all = jest.spyOn(outbox.db, 'all');
    setClock(() => 10_000);
    const queues = await outbox.store.queuesWithWork(10_000);
    const [[sql, args] = ['']] = all.mock.calls;
    expect(queues.map(({ site, destination }) => `${site} ${destination}`).sort()).toEqual(
      ['a first', 'a x#1', 'a y#2', 'b first', 'c first', 'c x#1'].sort(),
    );
    if (outbox.db.dialect !== 'sqlite') return;
    const plan = (await outbox.db.all(`explain query plan ${sql}`, args)).map(({ detail }) => `${detail}`);
    const ofJobs = plan.filter((step) => /^(SCAN|SEARCH) (leads|deliveries)\b/.test(step));
    expect(ofJobs.length).toBeGreaterThan(0);
    for (const step of ofJobs) expect(step).toMatch(/(leads|deliveries)_waiting|autoindex_leads_1 \(id=/);
  });
});
