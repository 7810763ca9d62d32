/**
 * The result of one attempt; no reason contains a customer's data. `fallback`: why the receiver refused what
 * then went by mail. `reach`: what probably fails; a receiver fails for all of its sites. `retryAfter`:
 * milliseconds. `isGone`: the receiver answered 410. An undeliverable lead has no known receiver, or a
 * disabled one, and waits without a time limit.
 */
export type DeliveryOutcome =
  | { kind: 'delivered'; fallback?: string }
  | { kind: 'rejected'; reason: string; isGone?: boolean }
  | { kind: 'failed'; reason: string; reach: 'lead' | 'site' | 'receiver'; retryAfter?: number }
  | { kind: 'undeliverable'; reason: string };
