import 'server-only';
import type { Row, Value } from '@/lib/platform/db';
import type { CampaignField } from '@/lib/leads/form/fields';
import type { PostedLead } from '@/lib/leads/form/lead-schema';

/**
 * A lead's state at its first destination. `dead-lettered`: refused for good, or given up. `bounced`: the
 * mail came back. `quarantined`: suspicious (intake/abuse-checks.ts), and sent nowhere.
 */
export const leadStates = ['waiting', 'delivered', 'dead-lettered', 'bounced', 'quarantined'] as const;
export type LeadState = (typeof leadStates)[number];

export type StoredFields = Omit<PostedLead, 'id' | 'textConsent' | CampaignField> & {
  textConsent: { wording: string; at: string } | null;
  /** How many the customer sent, when any; fewer may be stored. */
  photosSent?: number;
  isTest?: boolean;
} & Partial<Record<CampaignField, string>>;

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
  /** False: the lead may have further destinations (deliveries.ts). */
  isRouted?: boolean;
};

/** The destination of linkPostEmail, or the first e-mail address; further ones are in deliveries.ts. */
export const FIRST = '';

export const GIVE_UP_AFTER = 7 * 24 * 60 * 60_000;

export type LeadCounts = { waiting: number; deadLettered: number; bounced: number; quarantined: number };

export const columns =
  'id, site, state, reason, fields, received_at, attempts, due_at, give_up_at, changed_at';

export const toLead = (row: Row): Lead => ({
  id: String(row.id),
  site: String(row.site),
  state: row.state as LeadState,
  reason: row.reason === null ? null : String(row.reason),
  fields: JSON.parse(String(row.fields)) as StoredFields,
  receivedAt: Number(row.received_at),
  attempts: Number(row.attempts),
  dueAt: Number(row.due_at),
  giveUpAt: Number(row.give_up_at),
  changedAt: Number(row.changed_at),
});

export const NO_TEST = `fields not like '%"isTest":true%'`;

export type Filter = { site?: string; state?: LeadState };

export const where = ({ site, state }: Filter): { sql: string; args: Value[] } => {
  const parts = [
    ...(site ? [{ sql: 'site = ?', arg: site }] : []),
    ...(state ? [{ sql: 'state = ?', arg: state }] : []),
  ];
  return {
    sql: parts.length ? ` where ${parts.map(({ sql }) => sql).join(' and ')}` : '',
    args: parts.map(({ arg }) => arg),
  };
};
