/**
 * The result of one attempt, without customers' data. `fallback`: why the receiver refused a lead that was
 * then mailed. `reach`: the probable cause of the failure, this lead or the receiver. `retryAfter`: in
 * milliseconds. `isGone`: the receiver answered 410. `undeliverable`: no receiver is known, or it is
 * disabled; waits without a time limit.
 */
export type DeliveryOutcome =
  | { kind: 'delivered'; fallback?: string }
  | { kind: 'rejected'; reason: string; isGone?: boolean }
  | { kind: 'failed'; reason: string; reach: 'lead' | 'site' | 'receiver'; retryAfter?: number }
  | { kind: 'undeliverable'; reason: string };
