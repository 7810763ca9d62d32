import { databaseKinds } from '@/test/databases';
import { putLead, useOutbox } from '@/test/leads';
import { deliveryStates, FIRST, leadStates } from './lead';

describe.each(databaseKinds)('the counts that are kept in %s', (_kind, start) => {
  const outbox = useOutbox(start);

  /** A repeatable row of numbers below `max`. */
  const numbersFrom = (seed: number) => {
    let last = seed;
    return (max: number) => (last = (last * 48_271) % 2_147_483_647) % max;
  };

  test('are those of the tables, whatever becomes of leads, by several processes at once', async () => {
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
