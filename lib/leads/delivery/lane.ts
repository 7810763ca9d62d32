import { info, reasonOf, warn, warnOnce } from '@/lib/log';
import type { Outcome } from './outcome';
import {
  GIVE_UP_AFTER,
  type Lane,
  type Lead,
  type LeadStore,
  type Result,
} from '@/lib/leads/outbox/lead-store';
import { waitAfter } from './backoff';

/** How long a site's turn is held without a sign of life, in milliseconds: after a crash another worker goes on then. */
export const LEASE = 10_000;
/** How soon what could not be delivered at all is looked at again, in milliseconds. */
const WAIT_WITHOUT_A_WAY = 60_000;
const AT_ONCE = 50;
/** After so many tries of a lead another one is asked about although there was no answer: a filter may cut the line at one lead's words. */
const SILENT_TRIES = 5;

type Options = {
  store: LeadStore;
  deliver: (lead: Lead, store: LeadStore) => Promise<Outcome>;
  /** Is told of every try. */
  onOutcome: (outcome: Outcome) => void;
  isStopped: () => boolean;
  now: () => number;
  random?: () => number;
};

type Failure = { lead: Lead; reason: string };

const say = ({ id: lead, site }: Lead, result: Result) => {
  if (result.state === 'delivered')
    info('lead', { lead, site, state: 'delivered', attempts: result.attempts });
  if (result.state === 'parked')
    warn('lead', { lead, site, state: 'parked', attempts: result.attempts, reason: result.reason });
};

/**
 * Delivers a site's leads, one at a time and oldest first, until none is due or its receiving end fails. After a failure the lane
 * waits, longer each time, and then tries its oldest lead. A receiving end that answers, but with a failure, or that
 * was silent about this lead several times, is asked about one other lead as well: if that one is taken, only the first is at
 * fault, and the rest goes on.
 * @returns when the site's turn may come again, and whether any lead was settled
 */
export const workThrough = async (
  lane: Lane,
  { store, deliver, onOutcome, isStopped, now, random }: Options,
): Promise<{ retryAt: number; settled: boolean }> => {
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

  const failed = ({ lead, reason }: Failure, dueAt: number): Result => {
    const attempts = lead.attempts + 1;
    const days = GIVE_UP_AFTER / 86_400_000;
    return now() >= lead.giveUpAt
      ? { lead: lead.id, attempts, state: 'parked', reason: `given up after ${days} days: ${reason}` }
      : { lead: lead.id, attempts, state: 'waiting', reason, dueAt };
  };

  /** @returns whether the lane is still ours */
  const record = async (results: [Lead, Result][]): Promise<boolean> => {
    const isOurs = await store.record(
      results.map(([, result]) => result),
      lane,
      now(),
      now() + LEASE,
    );
    for (const [lead, result] of results) say(lead, result);
    settled ||= results.some(([, { state }]) => state !== 'waiting');
    return isOurs;
  };

  const giveWay = async (failures: Failure[], retryAfter = 0) => {
    if (lane.failures === 0) warn('leads.failing', { site: lane.site, reason: failures.at(-1)?.reason });
    lane.failures += 1;
    // The lane does the waiting: when its turn comes, the oldest of its leads is the first.
    await record(failures.map((failure) => [failure.lead, failed(failure, now())]));
    return { retryAt: now() + Math.max(waitAfter(lane.failures, random), retryAfter), settled };
  };

  while (!isStopped()) {
    const lead = await next();
    if (!lead) return suspect ? giveWay([suspect]) : { retryAt: 0, settled };
    const outcome = await deliver(lead, store).catch((error: unknown): Outcome => ({
      kind: 'failed',
      reason: reasonOf(error),
      reach: 'lead',
    }));
    onOutcome(outcome);
    if (outcome.kind === 'no-way') {
      warnOnce('leads.waiting', { site: lane.site, reason: outcome.reason });
      return { retryAt: now() + WAIT_WITHOUT_A_WAY, settled };
    }
    if (outcome.kind === 'failed') {
      const failures: Failure[] = [...(suspect ? [suspect] : []), { lead, reason: outcome.reason }];
      const mayBeItsFault =
        outcome.reach === 'lead' || (outcome.reach === 'receiver' && lead.attempts + 1 >= SILENT_TRIES);
      if (suspect || !mayBeItsFault) return giveWay(failures, outcome.retryAfter);
      suspect = { lead, reason: outcome.reason };
      queue = [];
      continue;
    }
    if (lane.failures > 0) info('leads.recovered', { site: lane.site });
    lane.failures = 0;
    const result: Result =
      outcome.kind === 'delivered'
        ? { lead: lead.id, attempts: lead.attempts + 1, state: 'delivered' }
        : { lead: lead.id, attempts: lead.attempts + 1, state: 'parked', reason: outcome.reason };
    const isOurs = await record([
      [lead, result],
      ...(suspect
        ? [
            [suspect.lead, failed(suspect, now() + waitAfter(suspect.lead.attempts + 1, random))] as [
              Lead,
              Result,
            ],
          ]
        : []),
    ]);
    suspect = null;
    // A process that stood still for longer than its lease finds that another has gone on.
    if (!isOurs) break;
  }
  return { retryAt: 0, settled };
};
