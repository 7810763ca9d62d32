import { info, reasonOf, warn } from '@/lib/platform/log';
import type { Lead } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import { createCircuitBreakers } from './circuit-breaker';
import { deliverSite, LEASE_MS } from './deliver-site';
import type { DeliveryOutcome } from './outcome';

const RENEW_LEASE_EVERY_MS = 3_000;
const MAX_SITES = 64;

type Options = {
  id: string;
  store: () => Promise<LeadStore>;
  deliver: (lead: Lead, store: LeadStore) => Promise<DeliveryOutcome>;
  receiverOf: (site: string) => Promise<string | null>;
  /** False for sites of other deployments on the same database. */
  isServed: (site: string) => boolean;
  now?: () => number;
  random?: () => number;
};

/** Delivers many sites at a time, and one lead of a site at a time: a crash repeats only that one. */
export const createWorker = ({
  id,
  store: open,
  deliver,
  receiverOf,
  isServed,
  now = Date.now,
  random,
}: Options) => {
  const running = new Map<string, Promise<void>>();
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

  const workSite = async (store: LeadStore, site: string): Promise<boolean> => {
    const receiver = await receiverOf(site);
    const releasePlace = receiver === null ? () => {} : breakers.acquire(site, receiver);
    if (!releasePlace) return false;
    let renewal: NodeJS.Timeout | undefined;
    try {
      const lease = await store.acquireLease(site, id, now(), LEASE_MS);
      if (!lease) return false;
      renewal = setInterval(
        () => void store.record([], lease, now(), LEASE_MS).catch(() => {}),
        RENEW_LEASE_EVERY_MS,
      );
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
      await store.releaseLease(lease, retryAt, receiver);
      return settled;
    } finally {
      clearInterval(renewal);
      releasePlace();
    }
  };

  const fail = (error: unknown) => {
    const reason = reasonOf(error);
    if (reason !== outage) warn('leads.outbox', { reason });
    outage = reason;
  };

  const start = (store: LeadStore, site: string) => {
    const work = workSite(store, site)
      .catch((error: unknown) => {
        fail(error);
        return false;
      })
      .then((settled) => {
        running.delete(site);
        // A lead may have arrived during the release, and another site may wait for this receiver.
        if (settled) void poll();
      });
    running.set(site, work);
  };

  const pollOnce = async () => {
    try {
      const store = await open();
      for (const site of await store.sitesWithWork(now())) {
        if (running.has(site) || !isServed(site) || breakers.isBlocked(site)) continue;
        while (running.size >= MAX_SITES && !stopped) await Promise.race(running.values());
        if (stopped) break;
        start(store, site);
      }
      if (outage) info('leads.outbox', { state: 'recovered' });
      outage = null;
    } catch (error) {
      fail(error);
    }
  };

  /** Starts the delivery of what is due; a call while it runs repeats it. Never rejects. */
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

  const idleAt = async (site: string): Promise<void> => running.get(site);

  const idle = async (): Promise<void> => {
    while (polling || running.size > 0) await Promise.all([polling, ...running.values()]);
  };

  return {
    poll,
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
