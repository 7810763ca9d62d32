import 'server-only';
import { info, reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { GIVE_UP_AFTER, type Lead } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import type { Result, SiteLease } from '@/lib/leads/outbox/site-leases';
import type { DeliveryOutcome } from './outcome';

export const LEASE_MS = 10_000;
const RETRY_UNDELIVERABLE_AFTER = 60_000;
const BATCH_SIZE = 50;
const PROBE_AFTER_ATTEMPTS = 5;

/** A receiver that recovers has all leads within two minutes. */
export const MAX_BACKOFF_MS = 90_000;

/** In whole ms: 1, 2, 4, ... seconds up to the maximum, less up to half, so that sites retry apart. */
export const backoffAfter = (failures: number, random: () => number = Math.random): number =>
  Math.round(Math.min(MAX_BACKOFF_MS, 1_000 * 2 ** Math.min(failures - 1, 10)) * (1 - random() / 2));

type Options = {
  store: LeadStore;
  deliver: (lead: Lead, store: LeadStore) => Promise<DeliveryOutcome>;
  onOutcome: (outcome: DeliveryOutcome) => void;
  isStopped: () => boolean;
  now: () => number;
  random?: () => number;
};

type Failed = Extract<DeliveryOutcome, { kind: 'failed' }>;
type Answered = Exclude<DeliveryOutcome, { kind: 'failed' | 'undeliverable' }>;
type Failure = { lead: Lead; reason: string };

const logResult = ({ id: lead, site }: Lead, { state, attempts, ...result }: Result, fallback?: string) => {
  if (state === 'delivered')
    info('lead', { lead, site, state, attempts, via: fallback && 'mail', reason: fallback });
  if (state === 'dead-lettered')
    warn('lead', { lead, site, state, attempts, reason: 'reason' in result ? result.reason : null });
};

const afterFailure = ({ lead, reason }: Failure, dueAt: number, now: number): Result => {
  const attempts = lead.attempts + 1;
  const days = GIVE_UP_AFTER / 86_400_000;
  return now >= lead.giveUpAt
    ? { lead: lead.id, attempts, state: 'dead-lettered', reason: `given up after ${days} days: ${reason}` }
    : { lead: lead.id, attempts, state: 'waiting', reason, dueAt };
};

const afterAnswer = (lead: Lead, outcome: Answered): Result => {
  const attempts = lead.attempts + 1;
  return outcome.kind === 'delivered'
    ? { lead: lead.id, attempts, state: 'delivered' }
    : { lead: lead.id, attempts, state: 'dead-lettered', reason: outcome.reason };
};

const mayBePoison = (lead: Lead, { reach }: Failed): boolean =>
  reach === 'lead' || (reach === 'receiver' && lead.attempts + 1 >= PROBE_AFTER_ATTEMPTS);

/**
 * Delivers a site's leads, one at a time and oldest first, until none is due or the receiver fails; then the
 * site backs off. After a failure the next lead is a probe: when it is delivered, only the failed one (a
 * poison message) waits.
 * @returns when the site may be delivered again, and whether any lead was settled
 */
export const deliverSite = async (
  lease: SiteLease,
  { store, deliver, onOutcome, isStopped, now, random }: Options,
): Promise<{ retryAt: number; settled: boolean }> => {
  let queue: Lead[] = [];
  /** Possibly a poison message; the next lead's result decides. */
  let suspect: Failure | null = null;
  let settled = false;

  const next = async (): Promise<Lead | null> => {
    if (suspect) return store.leastTriedLead(lease.site, suspect.lead.id, now());
    if (lease.failures > 0) return store.oldestLead(lease.site, now());
    if (queue.length === 0) queue = await store.dueLeads(lease.site, now(), BATCH_SIZE);
    return queue.shift() ?? null;
  };

  const record = async (results: [Lead, Result][], fallback?: string): Promise<boolean> => {
    const isHeld = await store.record(
      results.map(([, result]) => result),
      lease,
      now(),
      LEASE_MS,
    );
    for (const [lead, result] of results) logResult(lead, result, fallback);
    settled ||= results.some(([, { state }]) => state !== 'waiting');
    return isHeld;
  };

  const backOff = async (failures: Failure[], retryAfter = 0) => {
    if (lease.failures === 0) warn('leads.failing', { site: lease.site, reason: failures.at(-1)?.reason });
    lease.failures += 1;
    lease.isReached = false;
    // The leads stay due: only the site waits.
    await record(failures.map((failure) => [failure.lead, afterFailure(failure, now(), now())]));
    return { retryAt: now() + Math.max(backoffAfter(lease.failures, random), retryAfter), settled };
  };

  while (!isStopped()) {
    const lead = await next();
    if (!lead) return suspect ? backOff([suspect]) : { retryAt: 0, settled };
    const outcome = await deliver(lead, store).catch((error: unknown): DeliveryOutcome => ({
      kind: 'failed',
      reason: reasonOf(error),
      reach: 'lead',
    }));
    onOutcome(outcome);
    if (outcome.kind === 'undeliverable') {
      warnOnce('leads.undeliverable', { site: lease.site, reason: outcome.reason });
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
    const results: [Lead, Result][] = [[lead, afterAnswer(lead, outcome)]];
    if (suspect) {
      const dueAt = now() + backoffAfter(suspect.lead.attempts + 1, random);
      results.push([suspect.lead, afterFailure(suspect, dueAt, now())]);
    }
    suspect = null;
    const fallback = outcome.kind === 'delivered' ? outcome.fallback : undefined;
    // A refusal is an answer, but no recovery: only an accepted lead ends the failing state.
    if (outcome.kind === 'delivered' && fallback === undefined) {
      if (lease.failures > 0) info('leads.recovered', { site: lease.site });
      lease.failures = 0;
    }
    // False for a process that was suspended longer than its lease: another worker has continued.
    if (!(await record(results, fallback))) break;
  }
  return { retryAt: 0, settled };
};
