import { FIRST } from '@/lib/leads/outbox/lead';
import { someDatabaseKinds } from '@/test/databases';
import { taken, useDelivery } from '@/test/lead-worker';
import { putAll } from '@/test/leads';
import { until } from '@/test/until';

describe.each(someDatabaseKinds)('a new lead, with %s', (_kind, start) => {
  const world = useDelivery(start);
  afterEach(() => jest.restoreAllMocks());

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
