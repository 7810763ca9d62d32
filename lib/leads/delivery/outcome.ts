/**
 * The result of one attempt, without customers' data. `fallback`: why the receiver refused a lead that was
 * then mailed. `reach`: the probable cause of the failure, this lead or the receiver. `retryAfter`: in
 * milliseconds. `undeliverable`: no receiver is known; waits without a time limit.
 */
export type DeliveryOutcome =
  | { kind: 'delivered'; fallback?: string }
  | { kind: 'rejected'; reason: string }
  | { kind: 'failed'; reason: string; reach: 'lead' | 'site' | 'receiver'; retryAfter?: number }
  | { kind: 'undeliverable'; reason: string };
