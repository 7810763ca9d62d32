/** What a failure concerns: probably this lead, its site, or all sites of a receiver without an answer. */
export type Reach = 'lead' | 'site' | 'receiver';

/** The result of one attempt. Reasons are for operators and contain no customer's data. */
export type DeliveryOutcome =
  /** `fallback`: the receiver refused for this reason, and the lead went by mail instead. */
  | { kind: 'delivered'; fallback?: string }
  /** Refused for good: the lead is dead-lettered, and an operator decides. */
  | { kind: 'rejected'; reason: string }
  /** To be tried again, not before `retryAfter` milliseconds when the receiver asked for that. */
  | { kind: 'failed'; reason: string; reach: Reach; retryAfter?: number }
  /** No receiver is configured or known. Not a failure: the lead waits without a time limit. */
  | { kind: 'undeliverable'; reason: string };
