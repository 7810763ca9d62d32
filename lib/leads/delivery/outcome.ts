/**
 * How far a failure reaches: this lead, as far as can be told; all leads of its site; or every site that has the same receiver,
 * because it did not answer at all.
 */
export type Reach = 'lead' | 'site' | 'receiver';

/** What became of one try to deliver a lead. Reasons are for operators, and hold nothing that a customer typed. */
export type Outcome =
  | { kind: 'delivered' }
  /** The receiving end will not have it: an operator decides. */
  | { kind: 'parked'; reason: string }
  /** To be tried again. `retryAfter`: not before so many milliseconds, as the receiving end asked. */
  | { kind: 'failed'; reason: string; reach: Reach; retryAfter?: number }
  /** There is no way to deliver it yet; that is no failure, and it waits for as long as it takes. */
  | { kind: 'no-way'; reason: string };
