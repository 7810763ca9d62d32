import { info, reasonOf, warn } from '@/lib/log';
import { LEASE, workThrough } from './lane';
import type { Outcome } from './outcome';
import { createReceivers } from './circuit-breaker';
import type { Lead, LeadStore } from '@/lib/leads/outbox/lead-store';

const SIGN_OF_LIFE_EVERY = 3_000;
/** Sites whose leads are delivered at the same time, by one process. */
const MOST_LANES = 64;

type Options = {
  /** Sets this worker apart from those of other processes. */
  id: string;
  store: () => Promise<LeadStore>;
  deliver: (lead: Lead, store: LeadStore) => Promise<Outcome>;
  /** Who receives a site's leads, as a name that sites with the same receiver share; null when that is not known. */
  receiverOf: (site: string) => Promise<string | null>;
  /** Leads of sites that other deployments serve are left to them. */
  isServed: (site: string) => boolean;
  now?: () => number;
  random?: () => number;
};

/**
 * Delivers what waits in the outbox. Each site has a lane: its leads go one at a time and oldest first, so that a receiving end
 * that was down gets everything in order, and a crash repeats one lead at most (lane.ts). Sites do not wait for one another, nor
 * for the receiver of others (receivers.ts).
 */
export const createWorker = ({
  id,
  store: open,
  deliver,
  receiverOf,
  isServed,
  now = Date.now,
  random,
}: Options) => {
  const lanes = new Map<string, Promise<void>>();
  const receivers = createReceivers(now);
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let stopped = false;
  let outage: string | null = null;

  const report = (receiver: string, outcome: Outcome) => {
    const isSilent = outcome.kind === 'failed' && outcome.reach === 'receiver';
    if (outcome.kind === 'no-way' || !receivers.report(receiver, !isSilent)) return;
    if (isSilent) warn('leads.receiver', { receiver, state: 'resting', reason: outcome.reason });
    else info('leads.receiver', { receiver, state: 'recovered' });
  };

  /** @returns whether any lead was settled */
  const workLane = async (store: LeadStore, site: string): Promise<boolean> => {
    const receiver = await receiverOf(site);
    const leave = receiver === null ? () => {} : receivers.enter(site, receiver);
    if (!leave) return false;
    let alive: NodeJS.Timeout | undefined;
    try {
      const lane = await store.takeLane(site, id, now(), now() + LEASE);
      if (!lane) return false;
      alive = setInterval(
        () => void store.record([], lane, now(), now() + LEASE).catch(() => {}),
        SIGN_OF_LIFE_EVERY,
      );
      const { retryAt, settled } = await workThrough(lane, {
        store,
        deliver,
        now,
        random,
        isStopped: () => stopped,
        onOutcome: (outcome) => {
          if (receiver !== null) report(receiver, outcome);
        },
      });
      clearInterval(alive);
      await store.leaveLane(lane, retryAt);
      return settled;
    } finally {
      clearInterval(alive);
      leave();
    }
  };

  const fail = (error: unknown) => {
    const reason = reasonOf(error);
    if (reason !== outage) warn('leads.outbox', { reason });
    outage = reason;
  };

  const start = (store: LeadStore, site: string) => {
    const work = workLane(store, site)
      .catch((error: unknown) => {
        fail(error);
        return false;
      })
      .then((settled) => {
        lanes.delete(site);
        // A lead may have come in while the lane was being left, and another site may have waited for its receiver.
        if (settled) void look();
      });
    lanes.set(site, work);
  };

  const lookOnce = async () => {
    try {
      const store = await open();
      for (const site of await store.sitesWithWork(now())) {
        if (lanes.has(site) || !isServed(site) || receivers.isHeld(site)) continue;
        while (lanes.size >= MOST_LANES && !stopped) await Promise.race(lanes.values());
        if (stopped) break;
        start(store, site);
      }
      if (outage) info('leads.outbox', { state: 'recovered' });
      outage = null;
    } catch (error) {
      fail(error);
    }
  };

  /** Starts to deliver what is due, if that is not under way. Never rejects. */
  const look = (): Promise<void> => {
    lookAgain = true;
    return (looking ??= (async () => {
      while (lookAgain && !stopped) {
        lookAgain = false;
        await lookOnce();
      }
    })().finally(() => {
      looking = null;
    }));
  };

  /** Resolves when nothing is under way for a site. */
  const idleAt = async (site: string): Promise<void> => lanes.get(site);

  /** Resolves when nothing is under way. */
  const idle = async (): Promise<void> => {
    while (looking || lanes.size > 0) await Promise.all([looking, ...lanes.values()]);
  };

  return {
    look,
    idle,
    idleAt,
    /**
     * Starts no further try; resolves when those under way have ended and the turns of all sites are given back. A process that
     * ends before leaves its turns to their leases: another tries the lead that was under way once more, with the same key.
     */
    stop: async (): Promise<void> => {
      stopped = true;
      await idle();
    },
  };
};

export type Worker = ReturnType<typeof createWorker>;
