import { databaseKinds } from '@/test/databases';
import type { Outcome } from './outcome';
import { createReceivers, LANES_PER_RECEIVER, LONGEST_REST, OPENS_AFTER } from './circuit-breaker';
import type { Lead } from '@/lib/leads/outbox/lead-store';
import { newLead, useOutbox } from '@/test/leads';
import { createWorker } from './worker';

const silent: Outcome = { kind: 'failed', reason: 'no answer in time', reach: 'receiver' };
const taken: Outcome = { kind: 'delivered' };

describe('a receiver', () => {
  const fail = (receivers: ReturnType<typeof createReceivers>, times: number) =>
    Array.from({ length: times }, () => receivers.report('host', false));

  test('has so many lanes at a time; one that was given back is free again', () => {
    const receivers = createReceivers();
    const leave = Array.from({ length: LANES_PER_RECEIVER }, (_, n) => receivers.enter(`site-${n}`, 'host'));
    expect([
      receivers.enter('one-more', 'host'),
      receivers.isHeld('one-more'),
      receivers.isHeld('never-seen'),
    ]).toEqual([null, true, false]);
    expect(receivers.enter('other', 'other-host')).not.toBeNull();
    leave[0]?.();
    expect([receivers.isHeld('one-more'), receivers.enter('one-more', 'host')]).toEqual([
      false,
      expect.any(Function),
    ]);
  });

  test('that gives no answer again and again rests, is then tried by one, and rests longer each time', () => {
    let clock = 0;
    const receivers = createReceivers(() => clock);
    expect(fail(receivers, OPENS_AFTER)).toEqual([
      ...Array.from({ length: OPENS_AFTER - 1 }, () => false),
      true,
    ]);
    const rests: number[] = [];
    const probe = () => {
      const from = clock;
      let leave: (() => void) | null = null;
      for (; !leave; clock += leave ? 0 : 100) leave = receivers.enter('probe', 'host');
      rests.push(clock - from);
      expect(receivers.enter('another', 'host')).toBeNull();
      return leave;
    };
    for (let n = 0; n < 6; n += 1) {
      const leave = probe();
      receivers.report('host', false);
      leave();
    }
    expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, LONGEST_REST, LONGEST_REST]);
    probe();
    expect(receivers.report('host', true)).toBe(true);
    expect(receivers.enter('another', 'host')).not.toBeNull();
  });

  test('that answers now and then does not rest', () => {
    const receivers = createReceivers();
    for (let n = 0; n < 10; n += 1) {
      expect([...fail(receivers, OPENS_AFTER - 1), receivers.report('host', true)]).not.toContain(true);
      expect(receivers.enter(`site-${n}`, 'host')).not.toBeNull();
    }
  });
});

describe.each(databaseKinds)('many sites behind a receiver that hangs, with %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await new Promise(setImmediate);
  };

  test('those of another go out at once; on its return it gets everything', async () => {
    let clock = 1_000_000;
    let answer: Outcome | null = null;
    let waiting: (() => void)[] = [];
    const tried: string[] = [];
    const deliver = async ({ site }: Lead): Promise<Outcome> => {
      tried.push(site);
      if (site === 'fast' || answer) return site === 'fast' ? taken : (answer as Outcome);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return silent;
    };
    const logged: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
    const sites = Array.from({ length: 300 }, (_, n) => `behind-${n}`);
    for (const [at, site] of sites.entries()) await outbox.store.put(newLead(site, { site, receivedAt: at }));
    await outbox.store.put(newLead('fast', { site: 'fast', receivedAt: 500_000 }));

    const worker = createWorker({
      id: 'one',
      store: async () => outbox.store,
      deliver,
      receiverOf: async (site) => (site === 'fast' ? 'fast.example' : 'hangs.example'),
      isServed: () => true,
      now: () => clock,
      random: () => 0,
    });
    void worker.look();
    await until(async () => (await outbox.store.find('fast'))?.state === 'delivered');
    await until(() => waiting.length >= LANES_PER_RECEIVER);
    expect(tried.filter((site) => site !== 'fast')).toHaveLength(LANES_PER_RECEIVER);

    // They time out; from then on one at a time tries.
    for (const resolve of waiting) resolve();
    await worker.idle();
    expect(logged).toContain(
      'leads.receiver receiver=hangs.example state=resting reason="no answer in time"',
    );
    waiting = [];
    clock += LONGEST_REST;
    tried.length = 0;
    void worker.look();
    await until(() => waiting.length > 0);
    await outbox.store.put(newLead('fast-again', { site: 'fast', receivedAt: clock }));
    void worker.look();
    await until(async () => (await outbox.store.find('fast-again'))?.state === 'delivered');
    expect(tried.filter((site) => site !== 'fast')).toHaveLength(1);
    for (const resolve of waiting) resolve();
    await worker.idle();

    answer = taken;
    for (const back = clock; clock < back + 120_000; clock += 2_000) {
      await worker.look();
      await worker.idle();
    }
    expect(await outbox.store.counts()).toEqual({ waiting: 0, parked: 0, quarantined: 0 });
    expect(logged).toContain('leads.receiver receiver=hangs.example state=recovered');
  }, 60_000);
});
