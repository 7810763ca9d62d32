import { groupCommit, type Database, type Value } from '@/lib/platform/db';
import { columns, deliveries } from './deliveries';
import {
  FIRST,
  GIVE_UP_AFTER,
  leadColumns,
  leadStates,
  NO_TEST,
  toLead,
  type Filter,
  type Lead,
  type LeadRow,
  type LeadState,
  type NewLead,
  type NewPhoto,
  type Photo,
} from './lead';
import { queueLeases } from './queue-leases';
import { leadErasure } from './retention';

/** A lead with one state for all destinations: the state that needs most attention. */
export type LeadSummary = Lead & {
  state: LeadState;
  reason: string | null;
  attempts: number;
  changedAt: number;
};

/** SQL for leads with their states. A lead without deliveries waits for its destinations. */
const summaries = (condition: string) =>
  `select * from (
     select ${leadColumns},
       case when leads.refused is not null then 'refused'
         when count(deliveries.lead) = 0 or count(case when deliveries.state = 'waiting' then 1 end) > 0 then 'waiting'
         when count(case when deliveries.state = 'dead-lettered' then 1 end) > 0 then 'dead-lettered'
         when count(case when deliveries.state = 'bounced' then 1 end) > 0 then 'bounced'
         else 'delivered' end as state,
       coalesce(leads.refused, min(deliveries.reason)) as reason,
       coalesce(max(deliveries.attempts), 0) as attempts,
       coalesce(max(deliveries.changed_at), leads.received_at) as "changedAt"
     from leads left join deliveries on deliveries.lead = leads.id
     where ${condition} group by leads.id
   ) as summed`;

const leadPhotos = (db: Database) => {
  const select = 'select id, type, bytes from lead_photos where';
  return {
    /** Adds the processed photos to a lead that was just stored, and ends its hold (`NewLead.holdUntil`). */
    addPhotos: async (lead: string, photos: readonly NewPhoto[], now: number): Promise<void> => {
      await db.batch([
        ...photos.map(({ type, bytes }, index) => ({
          sql: 'insert into lead_photos (id, lead, position, type, bytes) values (?, ?, ?, ?, ?) on conflict (id) do nothing',
          args: [`${lead}.${index + 1}`, lead, index, type, bytes],
        })),
        {
          sql: "update deliveries set due_at = ? where lead = ? and state = 'waiting' and attempts = 0",
          args: [now, lead],
        },
      ]);
    },

    photos: (lead: string) => db.all<Photo>(`${select} lead = ? order by position`, [lead]),

    photoIds: (lead: string) =>
      db.all<Omit<Photo, 'bytes'>>('select id, type from lead_photos where lead = ? order by position', [
        lead,
      ]),

    photo: async (id: string): Promise<Photo | null> =>
      (await db.all<Photo>(`${select} id = ?`, [id]))[0] ?? null,
  };
};

/** The durable outbox. Every method rejects when the database does not answer. */
export const leadStore = (db: Database) => ({
  ...queueLeases(db),
  ...deliveries(db),
  ...leadPhotos(db),
  ...leadErasure(db),

  /**
   * Commits a lead with its deliveries. A lead with a known id changes nothing, except that a refused lead is
   * accepted.
   * @returns whether the lead is new, or accepted now
   */
  put: async ({ holdUntil, destinations, refused, ...lead }: NewLead): Promise<boolean> => {
    const { id, site, receivedAt: now } = lead;
    const insert = {
      sql: `insert into leads (id, site, refused, fields, received_at, routed) values (?, ?, ?, ?, ?, ?)
            on conflict (id) do update set refused = null
              where leads.refused is not null and excluded.refused is null
            returning id`,
      args: [
        id,
        site,
        refused,
        JSON.stringify(lead.fields),
        now,
        Number(refused !== null || destinations !== null),
      ],
    };
    const named = refused === null ? (destinations ?? [FIRST]) : [];
    const deliver = {
      sql: `insert into deliveries (${columns})
            values ${named.map(() => "(?, ?, ?, 'waiting', null, ?, 0, ?, ?, ?)").join(', ')}
            on conflict (lead, destination) do nothing`,
      args: named.flatMap((to): Value[] => [id, to, site, now, holdUntil ?? now, now + GIVE_UP_AFTER, now]),
    };
    if (named.length === 0) return (await db.all(insert.sql, insert.args)).length > 0;
    if (db.dialect === 'sqlite') return ((await groupCommit(db)([insert, deliver]))[0]?.length ?? 0) > 0;
    // One statement is one commit, and one journey to the server.
    const both = `with stored as (${insert.sql}), sent as (${deliver.sql}) select id from stored`;
    return (await db.all(both, [...insert.args, ...deliver.args])).length > 0;
  },

  /** The newest first. */
  list: async ({ site, state }: Filter, max: number): Promise<LeadSummary[]> => {
    const [ofSite, ofState] = [site ? 'leads.site = ?' : '1 = 1', state ? ' where state = ?' : ''];
    const rows = await db.all<LeadRow<LeadSummary>>(
      `${summaries(ofSite)}${ofState} order by "receivedAt" desc, id desc limit ${max}`,
      [...(site ? [site] : []), ...(state ? [state] : [])],
    );
    return rows.map(toLead);
  },

  find: async (id: string): Promise<LeadSummary | null> =>
    (await db.all<LeadRow<LeadSummary>>(summaries('leads.id = ?'), [id])).map(toLead)[0] ?? null,

  /** Deliveries by state, and refused leads: a lead that two destinations lack counts twice. */
  countByState: async (site?: string): Promise<Record<LeadState, number>> => {
    const counted = await db.all<{ state: LeadState; leads: number }>(
      `select state, sum(leads) as leads from lead_counts${site ? ' where site = ?' : ''} group by state`,
      site ? [site] : [],
    );
    const found = Object.fromEntries(counted.map(({ state, leads }) => [state, leads]));
    return Object.fromEntries(leadStates.map((state) => [state, found[state] ?? 0])) as Record<
      LeadState,
      number
    >;
  },

  /** How many leads visitors sent between two times, and how many were refused. */
  received: async (site: string, from: number, to: number): Promise<{ leads: number; refused: number }> => {
    const [found] = await db.all<{ leads: number; refused: number }>(
      `select (select count(*) from leads where site = ? and refused is null and ${NO_TEST}
                 and received_at >= ? and received_at < ?) as leads,
         (select count(*) from leads where site = ? and refused is not null
                 and received_at >= ? and received_at < ?) as refused`,
      [site, from, to, site, from, to],
    );
    return found ?? { leads: 0, refused: 0 };
  },
});

export type LeadStore = ReturnType<typeof leadStore>;
