import { until } from '@/test/server';
import { someDatabaseKinds } from '@/test/databases';
import type { DeliveryOutcome } from './outcome';
import {
  createCircuitBreakers,
  MAX_SITES_PER_RECEIVER,
  MAX_OPEN_MS,
  OPEN_AFTER_FAILURES,
} from './circuit-breaker';
import { newLead } from '@/test/leads';
import { taken, useDelivery } from '@/test/lead-worker';

const silent: DeliveryOutcome = { kind: 'failed', reason: 'no answer in time', reach: 'receiver' };

describe('a circuit breaker', () => {
  const fail = (breakers: ReturnType<typeof createCircuitBreakers>, times: number) =>
    Array.from({ length: times }, () => breakers.report('host', false));

  test('limits the number of concurrent sites; a released place is free again', () => {
    const breakers = createCircuitBreakers();
    const leave = Array.from({ length: MAX_SITES_PER_RECEIVER }, (_, n) =>
      breakers.acquire(`site-${n}`, 'host'),
    );
    expect([
      breakers.acquire('one-more', 'host'),
      breakers.isBlocked('one-more'),
      breakers.isBlocked('never-seen'),
    ]).toEqual([null, true, false]);
    expect(breakers.acquire('other', 'other-host')).not.toBeNull();
    leave[0]?.();
    expect([breakers.isBlocked('one-more'), breakers.acquire('one-more', 'host')]).toEqual([
      false,
      expect.any(Function),
    ]);
  });

  test('opens after several attempts without an answer, lets one site test the receiver, and stays open longer each time', () => {
    let clock = 0;
    const breakers = createCircuitBreakers(() => clock);
    expect(fail(breakers, OPEN_AFTER_FAILURES)).toEqual([
      ...Array.from({ length: OPEN_AFTER_FAILURES - 1 }, () => false),
      true,
    ]);
    const openFor: number[] = [];
    const probe = () => {
      const from = clock;
      let leave: (() => void) | null = null;
      for (; !leave; clock += leave ? 0 : 100) leave = breakers.acquire('probe', 'host');
      openFor.push(clock - from);
      expect(breakers.acquire('another', 'host')).toBeNull();
      return leave;
    };
    for (let n = 0; n < 6; n += 1) {
      const leave = probe();
      breakers.report('host', false);
      leave();
    }
    expect(openFor).toEqual([1_000, 2_000, 4_000, 8_000, MAX_OPEN_MS, MAX_OPEN_MS]);
    probe();
    expect(breakers.report('host', true)).toBe(true);
    expect(breakers.acquire('another', 'host')).not.toBeNull();
  });

  test('stays closed while the receiver answers now and then', () => {
    const breakers = createCircuitBreakers();
    for (let n = 0; n < 10; n += 1) {
      expect([...fail(breakers, OPEN_AFTER_FAILURES - 1), breakers.report('host', true)]).not.toContain(true);
      expect(breakers.acquire(`site-${n}`, 'host')).not.toBeNull();
    }
  });
});

describe.each(someDatabaseKinds)('many sites behind a receiver that hangs, with %s', (_kind, start) => {
  const world = useDelivery(start);

  test('the sites of another receiver are delivered at once, and the returned receiver gets everything', async () => {
    const { store } = world.outbox;
    let waiting: (() => void)[] = [];
    const isFast = (id: string) => id.startsWith('fast');
    const triedBehind = () => world.tried.filter((id) => !isFast(id));
    world.clock = 1_000_000;
    world.answer = async ({ id }) => {
      if (!isFast(id)) await new Promise<void>((resolve) => waiting.push(resolve));
      return isFast(id) ? taken : silent;
    };
    for (let index = 0; index < 300; index += 1)
      await store.put(newLead(`behind-${index}`, { site: `behind-${index}`, receivedAt: index }));
    await store.put(newLead('fast', { site: 'fast', receivedAt: 500_000 }));

    const receiverOf = async (site: string) => (isFast(site) ? 'fast.example' : 'hangs.example');
    const worker = world.newWorker('one', { receiverOf });
    void worker.poll();
    await until(async () => (await store.find('fast'))?.state === 'delivered');
    await until(() => waiting.length >= MAX_SITES_PER_RECEIVER);
    expect(triedBehind()).toHaveLength(MAX_SITES_PER_RECEIVER);

    for (const resolve of waiting) resolve();
    await worker.idle();
    const opened = 'leads.receiver receiver=hangs.example breaker=open reason="no answer in time"';
    expect(world.logged).toContain(opened);
    waiting = [];
    world.clock += MAX_OPEN_MS;
    world.tried = [];
    void worker.poll();
    await until(() => waiting.length > 0);
    await store.put(newLead('fast-again', { site: 'fast', receivedAt: world.clock }));
    void worker.poll();
    await until(async () => (await store.find('fast-again'))?.state === 'delivered');
    expect(triedBehind()).toHaveLength(1);
    for (const resolve of waiting) resolve();
    await worker.idle();

    world.answer = () => taken;
    for (const back = world.clock; world.clock < back + 120_000; world.clock += 2_000)
      await world.deliverDue(worker);
    expect(await store.countByState()).toMatchObject({ waiting: 0, delivered: 302 });
    expect(world.logged).toContain('leads.receiver receiver=hangs.example breaker=closed');
  }, 60_000);
});
