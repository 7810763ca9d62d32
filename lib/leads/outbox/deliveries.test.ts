import { databaseKinds } from '@/test/databases';
import { putAll, putLead, useOutbox } from '@/test/leads';
import { deliveryStates, FIRST, leadStates } from './lead';
import { leadReport } from './lead-report';

const CRM = 'crm.example#1';

describe.each(databaseKinds)('what destinations have of leads, in %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const settle = async (
    lead: string,
    state: 'delivered' | 'dead-lettered',
    now: number,
    destination = CRM,
    receivedAt = 1_000,
  ) => {
    const lease = { site: 'demo', destination, worker: 'one', failures: 0 };
    await outbox.store.record(
      [{ lead, receivedAt, attempts: 1, state, reason: 'status 404' }],
      lease,
      now,
      1,
    );
  };

  test('a lead is erased when every destination has it, or refused it; of others only what failed', async () => {
    await putAll(outbox.store, ['a', 'b', 'c'], { destinations: [FIRST, CRM] });
    for (const lead of ['a', 'b', 'c']) await settle(lead, 'delivered', 2_000, FIRST);
    await settle('a', 'delivered', 2_000);
    await settle('b', 'dead-lettered', 2_000);
    await putAll(outbox.store, ['d'], { destinations: [FIRST, CRM], state: 'dead-lettered' });
    await putAll(outbox.store, ['e'], { destinations: [FIRST, CRM] });
    await settle('e', 'dead-lettered', 2_000);
    expect([await outbox.store.eraseDelivered(2_000), await outbox.store.eraseDelivered(90_000)]).toEqual([
      0, 1,
    ]);
    expect(await outbox.store.eraseFailed(90_000)).toBe(1);
    expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(outbox.stateOf))).toEqual([
      undefined,
      'delivered',
      'waiting',
      undefined,
      'waiting',
    ]);
    expect(await outbox.store.deliveriesOf({ lead: 'b' }, 9)).toMatchObject([{ destination: FIRST }]);
    expect(await outbox.store.eraseDelivered(90_000)).toBe(1);
    await outbox.store.eraseLead('c');
    expect((await outbox.store.deliveriesOf({}, 9)).map(({ lead }) => lead)).toEqual(['e']);
  });

  test('an erased lead leaves no work', async () => {
    await putAll(outbox.store, ['a']);
    await outbox.db.run('delete from leads');
    expect(await outbox.store.queuesWithWork(50_000)).toEqual([]);
    await outbox.store.eraseFailed(0);
    expect(await outbox.store.deliveriesOf({}, 9)).toEqual([]);
  });

  test('destinations that were not known replace the first one, where it has not been tried', async () => {
    await putAll(outbox.store, ['a', 'b'], { destinations: null, holdUntil: 70_000 });
    await settle('b', 'delivered', 2_000, FIRST);
    expect(await outbox.store.unroutedSites()).toEqual(['demo']);
    await Promise.all([1, 2].map(() => outbox.store.route('demo', [CRM, 'office@acme.example'], 10_000)));
    const places = (await outbox.store.deliveriesOf({}, 9)).map((of) => [of.lead, of.destination, of.state]);
    expect(places.sort()).toEqual([
      ['a', CRM, 'waiting'],
      ['a', 'office@acme.example', 'waiting'],
      ['b', CRM, 'waiting'],
      ['b', FIRST, 'delivered'],
      ['b', 'office@acme.example', 'waiting'],
    ]);
    expect(await outbox.store.unroutedSites()).toEqual([]);
    // What waits for photos does so everywhere.
    expect(
      (await outbox.store.dueLeads({ site: 'demo', destination: CRM }, 20_000, 9)).map(({ id }) => id),
    ).toEqual(['b']);
  });

  test('the report has the counts of each destination, and the times until it accepted', async () => {
    const now = 1_000_000;
    for (const [index, took] of [400, 600, 9_000, 50_000].entries()) {
      await putLead(outbox.store, `d${index}`, { receivedAt: now - took });
      await settle(`d${index}`, 'delivered', now, FIRST, now - took);
    }
    const destinations = [FIRST, CRM, 'office@acme.example'];
    await putAll(outbox.store, ['a', 'b'], { receivedAt: 10_000, destinations });
    await settle('a', 'delivered', 15_000, CRM, 10_000);
    // A second acceptance of one delivery is none.
    await settle('a', 'delivered', 15_000, CRM, 10_000);
    await settle('b', 'dead-lettered', 15_000);
    await putAll(outbox.store, ['r'], { state: 'refused' });
    const report = leadReport(outbox.db);
    expect(await report.bySite(now)).toMatchObject([
      {
        site: 'demo',
        waiting: 4,
        deadLettered: 1,
        refused: 1,
        isRefusingMany: false,
        destinations: [
          { destination: CRM, waiting: 0, deadLettered: 1, waitingSince: null },
          { destination: FIRST, waiting: 2, waitingSince: 10_000 },
          { destination: 'office@acme.example', waiting: 2 },
        ],
      },
    ]);
    expect(await report.acceptedInWeek(now)).toEqual([
      { site: 'demo', destination: CRM, leads: 1, median: 5_000, slowest: 5_000 },
      { site: 'demo', destination: FIRST, leads: 4, median: 694, slowest: 50_000 },
    ]);
    expect(await report.acceptedInWeek(now + 8 * 86_400_000)).toEqual([]);
  });

  /** A repeatable row of numbers below `max`. */
  const numbersFrom = (seed: number) => {
    let last = seed;
    return (max: number) => (last = (last * 48_271) % 2_147_483_647) % max;
  };

  test('the counts that are kept are those of the tables, whatever becomes of leads, by several processes at once', async () => {
    const number = numbersFrom(7);
    const id = () => `lead-${number(40)}`;
    const one = <T>(list: readonly T[]): T => list[number(list.length)] as T;
    const places = [FIRST, 'crm.example#1', 'office@acme.example'];
    const { store, db } = outbox;
    const kept = () =>
      db.all(
        `select site, destination, state, sum(leads) as leads from lead_counts where state <> 'delivered'
         group by site, destination, state having sum(leads) <> 0 order by site, destination, state`,
      );
    const steps: (() => Promise<unknown>)[] = [
      () =>
        putLead(store, id(), {
          state: one(leadStates),
          site: one(['demo', 'other']),
          destinations: one([places, [FIRST], null]),
        }),
      () => store.requeue(id(), ['refused', 'dead-lettered', 'bounced'], one([places, [FIRST]]), 5_000),
      () => store.route('demo', places, 5_000),
      () => store.bounce(id(), FIRST, 'bounced', 5_000),
      () => store.eraseLead(id()),
      () => db.run('update deliveries set state = ? where lead = ?', [one(deliveryStates), id()]),
      () => store.eraseRefusedAbove(3),
    ];
    for (let round = 0; round < 60; round += 1)
      await Promise.all([one(steps), one(steps), one(steps)].map((step) => step()));
    const counted = await db.all(
      `select site, destination, state, count(*) as leads from deliveries where state <> 'delivered'
       group by site, destination, state
       union all select site, '', 'refused', count(*) from leads where refused is not null group by site
       order by site, destination, state`,
    );
    expect(counted.length).toBeGreaterThan(3);
    expect(await kept()).toEqual(counted);
    await store.sweepCounts();
    await db.run('delete from leads');
    await db.run('delete from deliveries');
    expect([await kept(), (await store.countByState()).delivered]).toEqual([[], 0]);
  });
});
