/** What a failure says about: this lead, as far as is known; its site; or every site with the same receiver, which did not answer. */
export type Reach = 'lead' | 'site' | 'receiver';

/** The result of one attempt to deliver a lead. Reasons are for operators, and hold nothing that a customer typed. */
export type Outcome =
  /** `fallback`: the receiver refused for this reason, and the lead went by mail instead. */
  | { kind: 'delivered'; fallback?: string }
  /** Refused for good: the lead is dead-lettered, and an operator decides. */
  | { kind: 'rejected'; reason: string }
  /** To be tried again, and not before `retryAfter` milliseconds when the receiver asked for that. */
  | { kind: 'failed'; reason: string; reach: Reach; retryAfter?: number }
  /** No receiver is configured or known. Not a failure: the lead waits without a time limit. */
  | { kind: 'undeliverable'; reason: string };
