import { info, reasonOf, warn } from '@/lib/platform/log';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import type { Queue, WaitingLead } from '@/lib/leads/outbox/queue-leases';
import { createCircuitBreakers } from './circuit-breaker';
import { deliverSite, LEASE_MS } from './deliver-site';
import type { DeliveryOutcome } from './outcome';

const RENEW_LEASE_EVERY_MS = 3_000;
const MAX_QUEUES = 64;

type Options = {
  id: string;
  store: () => Promise<LeadStore>;
  deliver: (lead: WaitingLead, store: LeadStore, destination: string) => Promise<DeliveryOutcome>;
  receiverOf: (site: string, destination: string) => Promise<string | null>;
  /** Null while they are not known. */
  destinationKeys: (site: string) => Promise<readonly string[] | null>;
  /** False for sites of other deployments on the same database. */
  isServed: (site: string) => boolean;
  now?: () => number;
  random?: () => number;
};

const nameOf = ({ site, destination }: Queue) => `${site} ${destination}`;

/**
 * Delivers many queues in parallel, and the leads of a queue one after the other: a crash repeats only one
 * lead.
 */
export const createWorker = ({
  id,
  store: open,
  deliver,
  receiverOf,
  destinationKeys,
  isServed,
  now = Date.now,
  random,
}: Options) => {
  const running = new Map<string, Promise<void>>();
  /** Queues that got a lead during their delivery: they are looked at again when the delivery ends. */
  const woken = new Set<string>();
  /** By site. A routing waits for the site's record; deliveries do not wait for routings. */
  const routings = new Map<string, Promise<void>>();
  const breakers = createCircuitBreakers(now);
  let polling: Promise<void> | null = null;
  let isPollRequested = false;
  let stopped = false;
  let outage: string | null = null;

  const report = (receiver: string, outcome: DeliveryOutcome) => {
    const isSilent = outcome.kind === 'failed' && outcome.reach === 'receiver';
    if (outcome.kind === 'undeliverable' || !breakers.report(receiver, !isSilent)) return;
    if (isSilent) warn('leads.receiver', { receiver, breaker: 'open', reason: outcome.reason });
    else info('leads.receiver', { receiver, breaker: 'closed' });
  };

  const work = async (store: LeadStore, queue: Queue): Promise<boolean> => {
    const { site, destination } = queue;
    const receiver = await receiverOf(site, destination);
    const releasePlace = receiver === null ? () => {} : breakers.acquire(nameOf(queue), receiver);
    if (!releasePlace) return false;
    let renewal: NodeJS.Timeout | undefined;
    try {
      const lease = await store.acquireLease(queue, id, now(), LEASE_MS);
      if (!lease) return false;
      let renewed: Promise<unknown> = Promise.resolve();
      renewal = setInterval(() => {
        renewed = store.record([], lease, now(), LEASE_MS).catch(() => {});
      }, RENEW_LEASE_EVERY_MS);
      const { retryAt, settled } = await deliverSite(lease, {
        store,
        deliver,
        now,
        random,
        isStopped: () => stopped,
        onOutcome: (outcome) => {
          if (receiver !== null) report(receiver, outcome);
        },
      });
      clearInterval(renewal);
      // A renewal that is committed after the release would hold the lease for nobody.
      await renewed;
      await store.releaseLease(lease, retryAt, receiver);
      return settled;
    } finally {
      clearInterval(renewal);
      releasePlace();
    }
  };

  const fail = (error: unknown): false => {
    const reason = reasonOf(error);
    if (reason !== outage) warn('leads.outbox', { reason });
    outage = reason;
    return false;
  };

  /** Keeps work among others until it ends or fails, and polls again when it has made more possible. */
  const keep = (of: Map<string, Promise<void>>, name: string, work: Promise<boolean>) => {
    const ended = work.catch(fail).then((isMore) => {
      of.delete(name);
      // A lead may have arrived during the release, and another queue may wait for this receiver.
      if (woken.delete(name) || isMore) void poll();
    });
    of.set(name, ended);
  };

  const startRouting = (store: LeadStore, site: string) => {
    if (routings.has(site) || !isServed(site)) return;
    const route = async () => {
      const destinations = await destinationKeys(site);
      if (destinations) await store.route(site, destinations, now());
      return destinations !== null;
    };
    keep(routings, site, route());
  };

  const pollOnce = async () => {
    try {
      const store = await open();
      for (const site of await store.unroutedSites()) startRouting(store, site);
      for (const queue of await store.queuesWithWork(now())) {
        const name = nameOf(queue);
        if (running.has(name) || !isServed(queue.site) || breakers.isBlocked(name)) continue;
        while (running.size >= MAX_QUEUES && !stopped) await Promise.race(running.values());
        if (stopped) break;
        keep(running, name, work(store, queue));
      }
      if (outage) info('leads.outbox', { state: 'recovered' });
      outage = null;
    } catch (error) {
      fail(error);
    }
  };

  /** Starts the delivery of due leads; a call during a run repeats it. Never rejects. */
  const poll = (): Promise<void> => {
    isPollRequested = true;
    return (polling ??= (async () => {
      while (isPollRequested && !stopped) {
        isPollRequested = false;
        await pollOnce();
      }
    })().finally(() => {
      polling = null;
    }));
  };

  /** After a new lead of a site. Queues that are being delivered take it without a poll. */
  const wake = async (site: string): Promise<void> => {
    const isOfSite = [...running.keys()].some((name) => name.startsWith(`${site} `));
    const destinations = isOfSite ? await destinationKeys(site).catch(() => null) : null;
    const names = destinations?.map((destination) => nameOf({ site, destination })) ?? [];
    const busy = names.filter((name) => running.has(name));
    for (const name of busy) woken.add(name);
    if (busy.length === 0 || busy.length < names.length) await poll();
  };

  const idleAt = async (site: string): Promise<void> => {
    for (;;) {
      const ofSite = [...running].flatMap(([name, working]) =>
        name.startsWith(`${site} `) ? [working] : [],
      );
      const routing = routings.get(site);
      if (ofSite.length === 0 && !routing) return;
      await Promise.all([...ofSite, routing]);
      await polling;
    }
  };

  const idle = async (): Promise<void> => {
    while (polling || running.size + routings.size > 0)
      await Promise.all([polling, ...running.values(), ...routings.values()]);
  };

  return {
    poll,
    wake,
    idle,
    idleAt,
    /** Resolves when the running attempts have ended and released their leases. */
    stop: async (): Promise<void> => {
      stopped = true;
      await idle();
    },
  };
};

export type Worker = ReturnType<typeof createWorker>;
