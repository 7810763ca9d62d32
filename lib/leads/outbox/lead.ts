import 'server-only';
import type { CampaignField } from '@/lib/leads/form/fields';
import type { PostedLead } from '@/lib/leads/form/lead-schema';

/** `dead-lettered`: refused for good, or given up. `bounced`: the mail came back. */
export const deliveryStates = ['waiting', 'delivered', 'dead-lettered', 'bounced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Follows from a lead's deliveries. `refused`: surely a machine's (intake/abuse-checks.ts), not sent. */
export const leadStates = [...deliveryStates, 'refused'] as const;
export type LeadState = (typeof leadStates)[number];

export type StoredFields = Omit<PostedLead, 'id' | 'textConsent' | CampaignField> & {
  textConsent: { wording: string; at: string } | null;
  /** The number of photos that the customer sent; fewer may be stored. */
  photosSent?: number;
  /** Why the lead may be spam (intake/abuse-checks.ts); it is delivered all the same. */
  suspicious?: string[];
  isTest?: boolean;
} & Partial<Record<CampaignField, string>>;

export type NewPhoto = { type: string; bytes: Uint8Array };
export type Photo = NewPhoto & { id: string };

/** A visitor's request. Times are milliseconds since 1970. */
export type Lead = { id: string; site: string; fields: StoredFields; receivedAt: number };

export type NewLead = Lead & {
  /** Why the lead is not sent, else null. */
  refused: string | null;
  /** The site's destinations; null while they are not known (`route` of deliveries.ts). */
  destinations: readonly string[] | null;
  /** Until when the deliveries wait for photos. */
  holdUntil?: number;
};

/**
 * The destination of the record's own fields: linkPostEmail, or the first e-mail (delivery/destinations.ts).
 */
export const FIRST = 'first';

export const GIVE_UP_AFTER = 7 * 24 * 60 * 60_000;

/** SQL for the columns of a `Lead`. */
export const leadColumns = 'leads.id, leads.site, leads.fields, leads.received_at as "receivedAt"';

/** A row of `leadColumns`, and of other columns. */
export type LeadRow<L extends Lead = Lead> = Omit<L, 'fields'> & { fields: string };

export const toLead = <L extends Lead = Lead>(row: LeadRow<L>): L =>
  ({ ...row, fields: JSON.parse(row.fields) as StoredFields }) as unknown as L;

export const NO_TEST = `fields not like '%"isTest":true%'`;

export type Filter = { site?: string; state?: LeadState };
