import type { PostedLead } from '@/lib/leads/form/lead-schema';

/** dead-lettered: refused for good, or given up. quarantined: suspicious (intake/suspicion.ts). */
export const leadStates = ['waiting', 'delivered', 'dead-lettered', 'quarantined'] as const;
export type LeadState = (typeof leadStates)[number];

/** The consent is kept with its wording and time (ISO 8601). */
export type StoredFields = Omit<PostedLead, 'id' | 'textConsent'> & {
  textConsent: { wording: string; at: string } | null;
  /** Photos that the customer sent; fewer may be stored. Missing in leads of older releases. */
  photosSent?: number;
  isTest?: boolean;
};

/** `type`: a media type such as image/jpeg. */
export type NewPhoto = { type: string; bytes: Uint8Array };
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

export type NewLead = Pick<Lead, 'id' | 'site' | 'state' | 'reason' | 'fields' | 'receivedAt'> & {
  holdUntil?: number;
};

export const GIVE_UP_AFTER = 7 * 24 * 60 * 60_000;

export type LeadCounts = { waiting: number; deadLettered: number; quarantined: number };
