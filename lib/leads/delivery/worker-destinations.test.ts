import { someDatabaseKinds } from '@/test/databases';
import { newLead, putAll } from '@/test/leads';
import { down, error500, taken, useDelivery } from '@/test/lead-worker';
import { until } from '@/test/server';
import { FIRST } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';

const CRM = 'crm.example#1';
const MAIL = 'office@acme.example';

describe.each(someDatabaseKinds)('several destinations, with %s', (_kind, start) => {
  const world = useDelivery(start);
  const destinations = [FIRST, CRM, MAIL];
  const at = async (lead: string): Promise<string[]> => {
    const deliveries = await world.outbox.store.deliveriesOf({ lead }, 9);
    return deliveries.map(({ destination, state }) => `${destination} ${state}`);
  };
  beforeEach(() => {
    world.destinations = destinations;
  });

  test('each gets every lead once, whichever came while one of them was away', async () => {
    await putAll(world.outbox.store, ['a', 'b'], { destinations });
    world.answer = (_lead, destination) => (destination === CRM ? down : taken);
    expect((await world.deliverDue()).sort()).toEqual(['a', `a ${CRM}`, `a ${MAIL}`, 'b', `b ${MAIL}`]);
    expect(await at('a')).toEqual([`${CRM} waiting`, 'first delivered', `${MAIL} delivered`]);
    world.clock += 1_000;
    await world.outbox.store.put(newLead('c', { receivedAt: world.clock, destinations }));
    world.answer = () => taken;
    expect((await world.deliverDue()).sort()).toEqual([`a ${CRM}`, `b ${CRM}`, 'c', `c ${CRM}`, `c ${MAIL}`]);
    expect(await at('b')).toEqual([`${CRM} delivered`, 'first delivered', `${MAIL} delivered`]);
    expect(world.logged).toContain(`leads.failing site=demo destination="${CRM}" reason=ECONNREFUSED`);
    expect(await world.outbox.store.countByState()).toMatchObject({ waiting: 0, 'dead-lettered': 0 });
  });

  test('one that hangs delays no other', async () => {
    await putAll(world.outbox.store, ['a', 'b', 'c'], { destinations });
    const release = world.hold((_lead, destination) => destination === CRM);
    const worker = world.newWorker();
    await worker.poll();
    await until(async () => (await at('c')).join() === `${CRM} waiting,first delivered,${MAIL} delivered`);
    expect(world.tried.filter((name) => name.includes(CRM))).toEqual([`a ${CRM}`]);
    const held = async () =>
      (await world.outbox.db.all('select destination from delivery_leases where lease_until > 0')).map(
        ({ destination }) => destination,
      );
    await until(async () => (await held()).join() === CRM);
    world.answer = () => taken;
    release();
    await worker.idle();
    expect(await at('a')).toEqual([`${CRM} delivered`, 'first delivered', `${MAIL} delivered`]);
  });

  test('each has its own probe, retries and dead letter', async () => {
    await putAll(world.outbox.store, ['poison', 'b'], { destinations });
    world.answer = ({ id }, destination) => {
      if (destination === MAIL) return { kind: 'rejected', reason: 'mail 550' };
      return destination === CRM && id === 'poison' ? error500 : taken;
    };
    await world.deliverDue();
    expect([await at('poison'), await at('b')]).toEqual([
      [`${CRM} waiting`, 'first delivered', `${MAIL} dead-lettered`],
      [`${CRM} delivered`, 'first delivered', `${MAIL} dead-lettered`],
    ]);
    expect(await world.outbox.store.countByState()).toMatchObject({ waiting: 1, 'dead-lettered': 2 });
    world.clock += 7 * 24 * 60 * 60_000;
    for (let n = 0; n < 3; n += 1) {
      await world.deliverDue();
      world.clock += 90_000;
    }
    expect((await at('poison'))[0]).toBe(`${CRM} dead-lettered`);
    world.answer = () => taken;
    expect(await world.outbox.store.requeue('poison', ['dead-lettered'], destinations, world.clock)).toBe(2);
    expect((await world.deliverDue()).sort()).toEqual([`poison ${CRM}`, `poison ${MAIL}`]);
  });

  test('while the record is unknown the first destination gets its leads, and the others get them later', async () => {
    world.destinations = null;
    await putAll(world.outbox.store, ['a'], { destinations: null });
    expect(await world.deliverDue()).toEqual(['a']);
    world.destinations = [FIRST, CRM];
    expect([await world.deliverDue(), await world.deliverDue()]).toEqual([[`a ${CRM}`], []]);
    expect(await at('a')).toEqual([`${CRM} delivered`, 'first delivered']);
  });

  test('photos hold back every destination', async () => {
    await world.outbox.store.put(newLead('a', { holdUntil: world.clock + 1_000, destinations }));
    expect(await world.deliverDue()).toEqual([]);
    await world.outbox.store.addPhotos('a', [], world.clock);
    expect((await world.deliverDue()).sort()).toEqual(['a', `a ${CRM}`, `a ${MAIL}`]);
  });

  test('a process that dies at any step loses nothing, and repeats only what it was sending', async () => {
    const dies = async (step: number): Promise<boolean> => {
      const died = new Promise<never>(() => {});
      let [calls, inFlight, isIdle] = [0, 0, false];
      const done = async (work: Promise<unknown>) => {
        inFlight += 1;
        return work.finally(() => (inFlight -= 1));
      };
      // From this call on the process answers nothing; the call itself is still done for odd steps.
      const dying = new Proxy(world.outbox.store, {
        get: (store, name) => {
          if (!(name in store)) return undefined;
          const method = store[name as keyof LeadStore] as (...args: unknown[]) => Promise<unknown>;
          return async (...args: unknown[]) => {
            calls += 1;
            if (calls * 2 < step) return done(method(...args));
            if (calls * 2 === step + 1) await done(method(...args));
            return died;
          };
        },
      });
      const worker = world.newWorker(`dies-${step}`, { store: async () => dying });
      void worker.poll();
      void worker.idle().then(() => (isIdle = true));
      await until(() => isIdle || (calls * 2 >= step && inFlight === 0));
      return !isIdle;
    };
    // A dead process renews no lease.
    jest.spyOn(globalThis, 'setInterval').mockImplementation((() => 0) as unknown as typeof setInterval);
    let died = 0;
    for (let step = 1; step < 60; step += 1) {
      const id = `lead-${step}`;
      await world.outbox.store.put(newLead(id, { receivedAt: world.clock, destinations }));
      if (await dies(step)) died += 1;
      // The leases of the dead process end.
      world.clock += 20_000;
      await world.deliverDue(world.newWorker(`heir-${step}`)).then((tried) => world.tried.push(...tried));
      expect(await at(id)).toEqual([`${CRM} delivered`, 'first delivered', `${MAIL} delivered`]);
      const times = [id, `${id} ${CRM}`, `${id} ${MAIL}`].map(
        (name) => world.tried.filter((tried) => tried === name).length,
      );
      for (const count of times) expect([1, 2]).toContain(count);
    }
    expect(died).toBeGreaterThan(20);
    expect(await world.outbox.store.countByState()).toMatchObject({ waiting: 0, 'dead-lettered': 0 });
  }, 60_000);
});
