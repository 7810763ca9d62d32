import { info, reasonOf, warn, warnOnce } from '@/lib/log';
import type { Outcome } from './outcome';
import { GIVE_UP_AFTER, type Lane, type Lead, type LeadStore, type Result } from './store';
import { waitAfter } from './waits';

/** How long a site's turn is held without a sign of life, in milliseconds: after a crash another worker goes on then. */
export const LEASE = 10_000;
const SIGN_OF_LIFE_EVERY = 3_000;
/** Sites whose leads are delivered at the same time, by one process. */
const MOST_LANES = 32;
/** How soon what could not be delivered at all is looked at again, in milliseconds. */
const WAIT_WITHOUT_A_WAY = 60_000;
const AT_ONCE = 50;

type Options = {
  /** Sets this worker apart from those of other processes. */
  id: string;
  store: () => Promise<LeadStore>;
  deliver: (lead: Lead, store: LeadStore) => Promise<Outcome>;
  /** Leads of sites that other deployments serve are left to them. */
  isServed: (site: string) => boolean;
  now?: () => number;
  random?: () => number;
};

type Failure = { lead: Lead; reason: string };

/**
 * Delivers what waits in the outbox. Each site has a lane: its leads go one at a time and oldest first, so that a receiving end
 * that was down gets everything in order, and a crash repeats one lead at most.
 *
 * After a failure the lane waits, longer each time, and then tries its oldest lead. A receiving end that answers, but with a
 * failure, is asked about one other lead as well: if that one is taken, only the first is at fault, and the rest goes on.
 */
export const createWorker = ({ id, store: open, deliver, isServed, now = Date.now, random }: Options) => {
  const lanes = new Map<string, Promise<void>>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let stopped = false;
  let outage: string | null = null;

  const say = ({ id: lead, site }: Lead, result: Result) => {
    if (result.state === 'delivered') info('lead', { lead, site, state: 'delivered', attempts: result.attempts });
    if (result.state === 'parked') warn('lead', { lead, site, state: 'parked', attempts: result.attempts, reason: result.reason });
  };

  const resultOf = ({ lead, reason }: Failure, dueAt: number): Result => {
    const attempts = lead.attempts + 1;
    const days = GIVE_UP_AFTER / 86_400_000;
    return now() >= lead.giveUpAt ? { lead: lead.id, attempts, state: 'parked', reason: `given up after ${days} days: ${reason}` } : { lead: lead.id, attempts, state: 'waiting', reason, dueAt };
  };

  /** Delivers a site's leads until none is due or its receiving end fails. @returns when its turn may come again, and whether anything was settled */
  const workThrough = async (store: LeadStore, lane: Lane): Promise<{ retryAt: number; settled: boolean }> => {
    let queue: Lead[] = [];
    /** Failed just now; whether that is its own fault the next one shows. */
    let suspect: Failure | null = null;
    let settled = false;

    const next = async (): Promise<Lead | null> => {
      if (suspect) return store.leastTriedLead(lane.site, suspect.lead.id);
      if (lane.failures > 0) return store.oldestLead(lane.site);
      if (queue.length === 0) queue = await store.dueLeads(lane.site, now(), AT_ONCE);
      return queue.shift() ?? null;
    };

    const record = async (results: [Lead, Result][]) => {
      await store.record(results.map(([, result]) => result), lane, now(), now() + LEASE);
      for (const [lead, result] of results) say(lead, result);
      settled ||= results.some(([, { state }]) => state !== 'waiting');
    };

    const giveWay = async (failures: Failure[], retryAfter = 0) => {
      if (lane.failures === 0) warn('leads.failing', { site: lane.site, reason: failures.at(-1)?.reason });
      lane.failures += 1;
      // The lane does the waiting: when its turn comes, the oldest of its leads is the first.
      await record(failures.map((failure) => [failure.lead, resultOf(failure, now())]));
      return { retryAt: now() + Math.max(waitAfter(lane.failures, random), retryAfter), settled };
    };

    while (!stopped) {
      const lead = await next();
      if (!lead) return suspect ? giveWay([suspect]) : { retryAt: 0, settled };
      const outcome = await deliver(lead, store).catch((error: unknown): Outcome => ({ kind: 'failed', reason: reasonOf(error), wholeSite: false }));
      if (outcome.kind === 'no-way') {
        warnOnce('leads.waiting', { site: lane.site, reason: outcome.reason });
        return { retryAt: now() + WAIT_WITHOUT_A_WAY, settled };
      }
      if (outcome.kind === 'failed') {
        const failures: Failure[] = [...(suspect ? [suspect] : []), { lead, reason: outcome.reason }];
        if (suspect || outcome.wholeSite) return giveWay(failures, outcome.retryAfter);
        suspect = { lead, reason: outcome.reason };
        queue = [];
        continue;
      }
      if (lane.failures > 0) info('leads.recovered', { site: lane.site });
      lane.failures = 0;
      const result: Result = outcome.kind === 'delivered' ? { lead: lead.id, attempts: lead.attempts + 1, state: 'delivered' } : { lead: lead.id, attempts: lead.attempts + 1, state: 'parked', reason: outcome.reason };
      await record([[lead, result], ...(suspect ? [[suspect.lead, resultOf(suspect, now() + waitAfter(suspect.lead.attempts + 1, random))] as [Lead, Result]] : [])]);
      suspect = null;
    }
    return { retryAt: 0, settled };
  };

  /** @returns whether anything was settled */
  const workLane = async (store: LeadStore, site: string): Promise<boolean> => {
    const lane = await store.takeLane(site, id, now(), now() + LEASE);
    if (!lane) return false;
    const alive = setInterval(() => void store.record([], lane, now(), now() + LEASE).catch(() => {}), SIGN_OF_LIFE_EVERY);
    try {
      const { retryAt, settled } = await workThrough(store, lane);
      clearInterval(alive);
      await store.leaveLane(lane, retryAt);
      return settled;
    } finally {
      clearInterval(alive);
    }
  };

  const fail = (error: unknown) => {
    const reason = reasonOf(error);
    if (reason !== outage) warn('leads.outbox', { reason });
    outage = reason;
  };

  const start = (store: LeadStore, site: string) => {
    const work = workLane(store, site).then(
      (settled) => settled,
      (error: unknown) => { fail(error); return false; },
    ).then((settled) => {
      lanes.delete(site);
      // A lead may have come in while the lane was being left, and a site may have waited for a free lane.
      if (settled) void look();
    });
    lanes.set(site, work);
  };

  const lookOnce = async () => {
    try {
      const store = await open();
      for (const site of await store.sitesWithWork(now())) {
        if (stopped || lanes.size >= MOST_LANES) break;
        if (!lanes.has(site) && isServed(site)) start(store, site);
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
    })().finally(() => { looking = null; }));
  };

  /** Resolves when nothing is under way. */
  const idle = async (): Promise<void> => {
    while (looking || lanes.size > 0) await Promise.all([looking, ...lanes.values()]);
  };

  return {
    look,
    idle,
    /** Ends after the tries that are under way, and gives the turns of all sites back. */
    stop: async (): Promise<void> => {
      stopped = true;
      await idle();
    },
  };
};

export type Worker = ReturnType<typeof createWorker>;
