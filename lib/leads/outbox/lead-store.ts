import { groupCommit, type Database } from '@/lib/platform/db';
import {
  columns,
  GIVE_UP_AFTER,
  toLead,
  where,
  type Filter,
  type Lead,
  type LeadCounts,
  type LeadState,
  type NewLead,
  type NewPhoto,
  type Photo,
} from './lead';
import { deliveries } from './deliveries';
import { erasing } from './retention';
import { siteLeases } from './site-leases';

const countsOf = (byState: Partial<Record<LeadState, number>>): LeadCounts => ({
  waiting: byState.waiting ?? 0,
  deadLettered: byState['dead-lettered'] ?? 0,
  bounced: byState.bounced ?? 0,
  quarantined: byState.quarantined ?? 0,
});

const leadPhotos = (db: Database) => ({
  /** Adds the processed photos to a lead that was just stored, and ends its hold (`NewLead.holdUntil`). */
  addPhotos: async (lead: string, photos: readonly NewPhoto[], now: number): Promise<void> => {
    await db.batch([
      ...photos.map(({ type, bytes }, index) => ({
        sql: 'insert into lead_photos (id, lead, position, type, bytes) values (?, ?, ?, ?, ?) on conflict (id) do nothing',
        args: [`${lead}.${index + 1}`, lead, index, type, bytes],
      })),
      ...['leads set due_at = ? where id', 'deliveries set due_at = ? where lead'].map((update) => ({
        sql: `update ${update} = ? and state = 'waiting' and attempts = 0`,
        args: [now, lead],
      })),
    ]);
  },

  photos: async (lead: string): Promise<Photo[]> =>
    (await db.all('select id, type, bytes from lead_photos where lead = ? order by position', [lead])).map(
      ({ id, type, bytes }) => ({ id: String(id), type: String(type), bytes: bytes as Uint8Array }),
    ),

  photoIds: async (lead: string): Promise<Omit<Photo, 'bytes'>[]> =>
    (await db.all('select id, type from lead_photos where lead = ? order by position', [lead])).map(
      ({ id, type }) => ({ id: String(id), type: String(type) }),
    ),

  photo: async (id: string): Promise<Photo | null> =>
    (await db.all('select id, type, bytes from lead_photos where id = ?', [id])).map(({ type, bytes }) => ({
      id,
      type: String(type),
      bytes: bytes as Uint8Array,
    }))[0] ?? null,
});

/** The durable outbox. Every method rejects when the database does not answer. */
export const leadStore = (db: Database) => {
  const countWhere = async (condition: string, args: string[]): Promise<Partial<Record<LeadState, number>>> =>
    Object.fromEntries(
      (await db.all(`select state, count(*) as leads from leads${condition} group by state`, args)).map(
        ({ state, leads }) => [String(state), Number(leads)],
      ),
    );

  return {
    ...siteLeases(db),
    ...deliveries(db),
    ...leadPhotos(db),
    ...erasing(db),

    /** Commits a lead. One with a known id may only release it from quarantine. @returns whether it is new */
    put: async ({ holdUntil, isRouted = true, ...lead }: NewLead): Promise<boolean> => {
      const insert = {
        sql: `insert into leads (${columns}, routed) values (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)
              on conflict (id) do nothing returning id`,
        args: [
          lead.id,
          lead.site,
          lead.state,
          lead.reason,
          JSON.stringify(lead.fields),
          lead.receivedAt,
          holdUntil ?? lead.receivedAt,
          lead.receivedAt + GIVE_UP_AFTER,
          lead.receivedAt,
          Number(isRouted),
        ],
      };
      const [added] =
        db.dialect === 'postgres' ? [await db.all(insert.sql, insert.args)] : await groupCommit(db)([insert]);
      if (added?.length) return true;
      if (lead.state === 'waiting') {
        await db.run(
          `update leads set state = 'waiting', reason = null, due_at = ?, give_up_at = ?, changed_at = ?, routed = 0
           where id = ? and site = ? and state = 'quarantined' and reason = 'turnstile-missing'`,
          [lead.receivedAt, lead.receivedAt + GIVE_UP_AFTER, lead.receivedAt, lead.id, lead.site],
        );
      }
      return false;
    },

    counts: async (): Promise<LeadCounts> => {
      const undelivered = ['leads', 'deliveries'].map(
        (table) => `select state, count(*) as leads from ${table} where state <> 'delivered' group by state`,
      );
      const counts: Partial<Record<LeadState, number>> = {};
      for (const { state, leads } of await db.all(undelivered.join(' union all ')))
        counts[state as LeadState] = (counts[state as LeadState] ?? 0) + Number(leads);
      return countsOf(counts);
    },

    countByState: async (site?: string): Promise<Record<LeadState, number>> => ({
      ...{ waiting: 0, delivered: 0, 'dead-lettered': 0, bounced: 0, quarantined: 0 },
      ...(await (site ? countWhere(' where site = ?', [site]) : countWhere('', []))),
    }),

    oldestWaiting: async (): Promise<number | null> => {
      const [row] = await db.all("select min(received_at) as oldest from leads where state = 'waiting'");
      return row?.oldest === null || row === undefined ? null : Number(row.oldest);
    },

    list: async (filter: Filter, max: number): Promise<Lead[]> => {
      const { sql, args } = where(filter);
      return (
        await db.all(
          `select ${columns} from leads${sql} order by received_at desc, id desc limit ${max}`,
          args,
        )
      ).map(toLead);
    },

    find: async (id: string): Promise<Lead | null> =>
      (await db.all(`select ${columns} from leads where id = ?`, [id])).map(toLead)[0] ?? null,

    /** Makes a lead in state `from`, and its site, due now for another 7 days. @returns whether it exists */
    requeue: async (id: string, from: Exclude<LeadState, 'delivered'>, now: number): Promise<boolean> => {
      const [changed] = await db.batch([
        {
          sql: `update leads set state = 'waiting', reason = null, due_at = ?, give_up_at = ?, changed_at = ?,
                  routed = case when state = 'quarantined' then 0 else routed end
                where id = ? and state = ? returning id`,
          args: [now, now + GIVE_UP_AFTER, now, id, from],
        },
        {
          sql: "update site_leases set retry_at = 0 where site = (select site from leads where id = ? and state = 'waiting')",
          args: [id],
        },
      ]);
      return (changed?.length ?? 0) > 0;
    },
  };
};

export type LeadStore = ReturnType<typeof leadStore>;
