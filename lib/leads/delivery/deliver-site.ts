import 'server-only';
import { DAY_MS } from '@/lib/platform/day';
import { info, reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { GIVE_UP_AFTER } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import type { Queue, QueueLease, Result, WaitingLead } from '@/lib/leads/outbox/queue-leases';
import type { DeliveryOutcome } from './outcome';

export const LEASE_MS = 10_000;
const RETRY_UNDELIVERABLE_AFTER = 60_000;
const BATCH_SIZE = 50;
const PROBE_AFTER_ATTEMPTS = 5;

/** A receiver that recovers has all leads within two minutes. */
export const MAX_BACKOFF_MS = 90_000;

/** In ms: 1, 2, 4, ... seconds up to the maximum, minus at most half at random, so that sites retry apart. */
export const backoffAfter = (failures: number, random: () => number = Math.random): number =>
  Math.round(Math.min(MAX_BACKOFF_MS, 1_000 * 2 ** Math.min(failures - 1, 10)) * (1 - random() / 2));

type Options = {
  store: LeadStore;
  deliver: (lead: WaitingLead, store: LeadStore, destination: string) => Promise<DeliveryOutcome>;
  onOutcome: (outcome: DeliveryOutcome) => void;
  isStopped: () => boolean;
  now: () => number;
  random?: () => number;
};

type Failed = Extract<DeliveryOutcome, { kind: 'failed' }>;
type Answered = Exclude<DeliveryOutcome, { kind: 'failed' | 'undeliverable' }>;
type Failure = { lead: WaitingLead; reason: string };

const logResult = ({ site, destination }: Queue, result: Result, fallback?: string) => {
  const { lead, state, attempts } = result;
  const of = { lead, site, destination, state, attempts };
  if (state === 'delivered') info('lead', { ...of, via: fallback && 'mail', reason: fallback });
  if (state === 'dead-lettered') warn('lead', { ...of, reason: result.reason });
};

const tried = ({ id, receivedAt, attempts }: WaitingLead) => ({
  lead: id,
  receivedAt,
  attempts: attempts + 1,
});

const afterFailure = ({ lead, reason }: Failure, dueAt: number, now: number): Result =>
  now >= lead.giveUpAt
    ? {
        ...tried(lead),
        state: 'dead-lettered',
        reason: `given up after ${GIVE_UP_AFTER / DAY_MS} days: ${reason}`,
      }
    : { ...tried(lead), state: 'waiting', reason, dueAt };

const afterAnswer = (lead: WaitingLead, outcome: Answered): Result =>
  outcome.kind === 'delivered'
    ? { ...tried(lead), state: 'delivered' }
    : { ...tried(lead), state: 'dead-lettered', reason: outcome.reason };

const mayBePoison = (lead: WaitingLead, { reach }: Failed): boolean =>
  reach === 'lead' || (reach === 'receiver' && lead.attempts + 1 >= PROBE_AFTER_ATTEMPTS);

/**
 * Delivers a site's leads to one destination, oldest first, until none is due or the receiver fails. After a
 * failure the next lead is a probe: when it is delivered, only the failed one (a poison message) waits.
 * @returns when it may be delivered again, and whether any lead was settled
 */
export const deliverSite = async (
  lease: QueueLease,
  { store, deliver, onOutcome, isStopped, now, random }: Options,
): Promise<{ retryAt: number; settled: boolean }> => {
  let queue: WaitingLead[] = [];
  /** Possibly a poison message; the next lead's result decides. */
  let suspect: Failure | null = null;
  let settled = false;

  const { site, destination } = lease;
  const next = async (): Promise<WaitingLead | null> => {
    if (suspect) return store.leastTriedLead(lease, suspect.lead.id, now());
    if (lease.failures > 0) return store.oldestLead(lease, now());
    if (queue.length === 0) queue = await store.dueLeads(lease, now(), BATCH_SIZE);
    return queue.shift() ?? null;
  };

  const record = async (results: Result[], fallback?: string): Promise<boolean> => {
    const isHeld = await store.record(results, lease, now(), LEASE_MS);
    for (const result of results) logResult(lease, result, fallback);
    settled ||= results.some(({ state }) => state !== 'waiting');
    return isHeld;
  };

  const backOff = async (failures: Failure[], retryAfter = 0) => {
    if (lease.failures === 0) warn('leads.failing', { site, destination, reason: failures.at(-1)?.reason });
    lease.failures += 1;
    lease.isReached = false;
    // The leads stay due: only the site waits.
    await record(failures.map((failure) => afterFailure(failure, now(), now())));
    return { retryAt: now() + Math.max(backoffAfter(lease.failures, random), retryAfter), settled };
  };

  while (!isStopped()) {
    const lead = await next();
    if (!lead) return suspect ? backOff([suspect]) : { retryAt: 0, settled };
    const outcome = await deliver(lead, store, destination).catch((error: unknown): DeliveryOutcome => ({
      kind: 'failed',
      reason: reasonOf(error),
      reach: 'lead',
    }));
    onOutcome(outcome);
    if (outcome.kind === 'undeliverable') {
      warnOnce('leads.undeliverable', { site, destination, reason: outcome.reason });
      return { retryAt: now() + RETRY_UNDELIVERABLE_AFTER, settled };
    }
    if (outcome.kind === 'failed') {
      const failure = { lead, reason: outcome.reason };
      if (suspect || !mayBePoison(lead, outcome))
        return backOff(suspect ? [suspect, failure] : [failure], outcome.retryAfter);
      suspect = failure;
      queue = [];
      continue;
    }
    lease.isReached = true;
    const results = [afterAnswer(lead, outcome)];
    if (suspect) {
      const dueAt = now() + backoffAfter(suspect.lead.attempts + 1, random);
      results.push(afterFailure(suspect, dueAt, now()));
    }
    suspect = null;
    const fallback = outcome.kind === 'delivered' ? outcome.fallback : undefined;
    // A refusal is an answer, but no recovery: only an accepted lead ends the failing state.
    if (outcome.kind === 'delivered' && fallback === undefined) {
      if (lease.failures > 0) info('leads.recovered', { site, destination });
      lease.failures = 0;
    }
    // False for a process that was suspended longer than its lease: another worker has continued.
    if (!(await record(results, fallback))) break;
  }
  return { retryAt: 0, settled };
};
