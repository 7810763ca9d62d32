import { FIRST } from '@/lib/leads/outbox/lead';
import { until } from '@/test/until';
import { someDatabaseKinds } from '@/test/databases';
import { loggedLines } from '@/test/logged';
import type { DeliveryOutcome } from './outcome';
import {
  createCircuitBreakers,
  MAX_SITES_PER_RECEIVER,
  MAX_OPEN_MS,
  OPEN_AFTER_FAILURES,
} from './circuit-breaker';
import type { Lead } from '@/lib/leads/outbox/lead';
import { newLead, useOutbox } from '@/test/leads';
import { createWorker } from './worker';

const silent: DeliveryOutcome = { kind: 'failed', reason: 'no answer in time', reach: 'receiver' };
const taken: DeliveryOutcome = { kind: 'delivered' };

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
  const outbox = useOutbox(start);
  test('the sites of another receiver are delivered at once, and the returned receiver gets everything', async () => {
    let clock = 1_000_000;
    let answer: DeliveryOutcome | null = null;
    let waiting: (() => void)[] = [];
    const tried: string[] = [];
    const deliver = async ({ site }: Lead): Promise<DeliveryOutcome> => {
      tried.push(site);
      if (site === 'fast' || answer) return site === 'fast' ? taken : (answer as DeliveryOutcome);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return silent;
    };
    const logged = loggedLines();
    const sites = Array.from({ length: 300 }, (_, n) => `behind-${n}`);
    for (const [index, site] of sites.entries())
      await outbox.store.put(newLead(site, { site, receivedAt: index }));
    await outbox.store.put(newLead('fast', { site: 'fast', receivedAt: 500_000 }));

    const worker = createWorker({
      id: 'one',
      store: async () => outbox.store,
      deliver,
      destinationKeys: async () => [FIRST],
      receiverOf: async (site) => (site === 'fast' ? 'fast.example' : 'hangs.example'),
      isServed: () => true,
      now: () => clock,
      random: () => 0,
    });
    void worker.poll();
    await until(async () => (await outbox.store.find('fast'))?.state === 'delivered');
    await until(() => waiting.length >= MAX_SITES_PER_RECEIVER);
    expect(tried.filter((site) => site !== 'fast')).toHaveLength(MAX_SITES_PER_RECEIVER);

    for (const resolve of waiting) resolve();
    await worker.idle();
    expect(logged).toContain('leads.receiver receiver=hangs.example breaker=open reason="no answer in time"');
    waiting = [];
    clock += MAX_OPEN_MS;
    tried.length = 0;
    void worker.poll();
    await until(() => waiting.length > 0);
    await outbox.store.put(newLead('fast-again', { site: 'fast', receivedAt: clock }));
    void worker.poll();
    await until(async () => (await outbox.store.find('fast-again'))?.state === 'delivered');
    expect(tried.filter((site) => site !== 'fast')).toHaveLength(1);
    for (const resolve of waiting) resolve();
    await worker.idle();

    answer = taken;
    for (const back = clock; clock < back + 120_000; clock += 2_000) {
      await worker.poll();
      await worker.idle();
    }
    expect(await outbox.store.countByState()).toMatchObject({ waiting: 0, delivered: 302 });
    expect(logged).toContain('leads.receiver receiver=hangs.example breaker=closed');
  }, 60_000);
});
