import { loggedLines } from './server';
import type { TestServer } from './databases';
import type { DeliveryOutcome } from '../lib/leads/delivery/outcome';
import { FIRST } from '../lib/leads/outbox/lead';
import type { WaitingLead } from '../lib/leads/outbox/queue-leases';
import { useOutbox } from './leads';
import { createWorker, type Worker } from '../lib/leads/delivery/worker';

export const down: DeliveryOutcome = { kind: 'failed', reason: 'ECONNREFUSED', reach: 'receiver' };
export const error500: DeliveryOutcome = { kind: 'failed', reason: 'status 500', reach: 'lead' };
export const taken: DeliveryOutcome = { kind: 'delivered' };

/** An empty outbox for each test, and workers with a fake clock; `answer` is the outcome of each attempt. */
export const useDelivery = (start: () => Promise<TestServer>) => {
  const outbox = useOutbox(start);
  const world = {
    outbox,
    clock: 0,
    tried: [] as string[],
    logged: [] as string[],
    answer: (_lead: WaitingLead, _destination: string): DeliveryOutcome | Promise<DeliveryOutcome> => taken,
    /** Holds attempts until the result ends the last one of them; others are taken at once. */
    hold: (isHeld: (lead: WaitingLead, destination: string) => boolean = () => true) => {
      let finish = (_: DeliveryOutcome) => {};
      world.answer = (lead, destination) =>
        isHeld(lead, destination) ? new Promise((resolve) => (finish = resolve)) : taken;
      return (): void => finish(taken);
    },
    destinations: [FIRST] as string[] | null,
    newWorker: (id = 'one', changes: Partial<Parameters<typeof createWorker>[0]> = {}): Worker =>
      createWorker({
        id,
        store: async () => outbox.store,
        receiverOf: async (site, destination) => (destination === FIRST ? site : destination),
        isServed: (site) => site !== 'elsewhere',
        now: () => world.clock,
        random: () => 0,
        destinationKeys: async () => world.destinations,
        deliver: async (lead, _store, destination) => {
          world.tried.push(destination === FIRST ? lead.id : `${lead.id} ${destination}`);
          return world.answer(lead, destination);
        },
        ...changes,
      }),
    deliverDue: async (worker: Worker = world.newWorker()): Promise<string[]> => {
      await worker.poll();
      await worker.idle();
      return world.tried.splice(0);
    },
    states: async (): Promise<Record<string, string>> =>
      Object.fromEntries((await outbox.store.list({}, 1000)).map(({ id, state }) => [id, state])),
  };
  beforeEach(() => {
    world.clock = 100_000;
    outbox.setClock(() => world.clock);
    world.tried = [];
    world.answer = () => taken;
    world.destinations = [FIRST];
    world.logged = loggedLines();
  });
  return world;
};
