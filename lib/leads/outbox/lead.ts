import type { PostedLead } from '@/lib/leads/form/lead';

/**
 * waiting: to be delivered. delivered: the receiver accepted it. dead-lettered: refused for good or given up; an operator decides.
 * quarantined: looks like a program's, or is above the site's limit; an operator may release it.
 */
export const leadStates = ['waiting', 'delivered', 'dead-lettered', 'quarantined'] as const;
export type LeadState = (typeof leadStates)[number];

/** The stored part of a posted lead. The consent is kept with its wording and time (ISO 8601). */
export type StoredFields = Omit<PostedLead, 'id' | 'textConsent'> & {
  textConsent: { wording: string; at: string } | null;
  /** How many photos the customer sent; fewer are stored when some could not be kept. Missing in leads of older releases. */
  photosSent?: number;
  /** Sent by an operator (`npm run leads -- test`). */
  isTest?: boolean;
};

export type NewPhoto = { /** As in image/jpeg. */ type: string; bytes: Uint8Array };
export type Photo = NewPhoto & { id: string };

/** Times are milliseconds since 1970. */
export type Lead = {
  id: string;
  site: string;
  state: LeadState;
  reason: string | null;
  fields: StoredFields;
  receivedAt: number;
  attempts: number;
  dueAt: number;
  giveUpAt: number;
  changedAt: number;
};

/** `holdUntil`: no delivery before this time, because photos are still being processed. */
export type NewLead = Pick<Lead, 'id' | 'site' | 'state' | 'reason' | 'fields' | 'receivedAt'> & {
  holdUntil?: number;
};

/** How long a lead is tried, in milliseconds: 7 days. */
export const GIVE_UP_AFTER = 7 * 24 * 60 * 60_000;

/** How many leads are in each state that an operator watches. */
export type LeadCounts = { waiting: number; deadLettered: number; quarantined: number };
