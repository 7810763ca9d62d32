import type { Database, Row, Value } from '@/lib/db';
import { groupCommit } from './group-commit';
import type { PostedLead } from '@/lib/leads/form/lead';

/**
 * waiting: to be delivered. delivered: taken by the receiving end. parked: refused there, or given up; an operator decides.
 * quarantined: looks like a program's; an operator may release it.
 */
export const leadStates = ['waiting', 'delivered', 'parked', 'quarantined'] as const;
export type LeadState = (typeof leadStates)[number];

/** What is kept of a posted lead. The consent stands with its wording and the time at which it was given, as ISO 8601. */
export type StoredFields = Omit<PostedLead, 'id' | 'textConsent'> & {
  textConsent: { wording: string; at: string } | null;
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
export type NewLead = Pick<Lead, 'id' | 'site' | 'state' | 'reason' | 'fields' | 'receivedAt'> & {
  photos?: readonly NewPhoto[];
};

/** A site's turn at delivery. Only the worker that holds it delivers that site's leads, one at a time and oldest first. */
export type Lane = {
  site: string;
  worker: string;
  /** Failed tries since the last that succeeded. */ failures: number;
};

/** What became of a try; `dueAt` is when the lead may be tried again. */
export type Result = { lead: string; attempts: number } & (
  | { state: 'waiting'; reason: string; dueAt: number }
  | { state: 'delivered' }
  | { state: 'parked'; reason: string }
);

/** How long a lead is tried for, in milliseconds: 7 days. */
export const GIVE_UP_AFTER = 7 * 24 * 60 * 60_000;

/** Leads that are erased in one commit: half a second's work for a file, when each has its photos. */
const ERASED_AT_ONCE = 500;

const columns = 'id, site, state, reason, fields, received_at, attempts, due_at, give_up_at, changed_at';

const toLead = (row: Row): Lead => ({
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

export type Filter = { site?: string; state?: LeadState };

const where = ({ site, state }: Filter): { sql: string; args: Value[] } => {
  const parts = [
    ...(site ? [{ sql: 'site = ?', arg: site }] : []),
    ...(state ? [{ sql: 'state = ?', arg: state }] : []),
  ];
  return {
    sql: parts.length ? ` where ${parts.map(({ sql }) => sql).join(' and ')}` : '',
    args: parts.map(({ arg }) => arg),
  };
};

const update = (result: Result, now: number) => ({
  sql: "update leads set state = ?, reason = ?, attempts = ?, due_at = ?, changed_at = ? where id = ? and state = 'waiting'",
  args: [
    result.state,
    'reason' in result ? result.reason : null,
    result.attempts,
    'dueAt' in result ? result.dueAt : now,
    now,
    result.lead,
  ],
});

/**
 * The durable outbox. Several processes work on one database: who delivers a site's leads is settled by a lease (`takeLane`).
 * Every method rejects when the database does not answer.
 */
export const leadStore = (db: Database) => ({
  /** Keeps a lead with its photos; committed when it resolves. The same id again is the same lead: the first stays as it is, but leaves quarantine when only Turnstile's proof was missing and is there now. @returns whether it is new */
  put: async ({ photos = [], ...lead }: NewLead): Promise<boolean> => {
    const insert = {
      sql: `insert into leads (${columns}) values (?, ?, ?, ?, ?, ?, 0, ?, ?, ?) on conflict (id) do nothing returning id`,
      args: [
        lead.id,
        lead.site,
        lead.state,
        lead.reason,
        JSON.stringify(lead.fields),
        lead.receivedAt,
        lead.receivedAt,
        lead.receivedAt + GIVE_UP_AFTER,
        lead.receivedAt,
      ],
    };
    const insertPhoto = ({ type, bytes }: NewPhoto, position: number) => ({
      sql: 'insert into lead_photos (id, lead, position, type, bytes) values (?, ?, ?, ?, ?) on conflict (id) do nothing',
      args: [`${lead.id}.${position + 1}`, lead.id, position, type, bytes],
    });
    const [added] =
      photos.length === 0 && db.dialect === 'postgres'
        ? [await db.all(insert.sql, insert.args)]
        : await groupCommit(db)([insert, ...photos.map(insertPhoto)]);
    if (added?.length) return true;
    if (lead.state === 'waiting') {
      await db.run(
        "update leads set state = 'waiting', reason = null, due_at = ?, give_up_at = ?, changed_at = ? where id = ? and site = ? and state = 'quarantined' and reason like 'turnstile-%'",
        [lead.receivedAt, lead.receivedAt + GIVE_UP_AFTER, lead.receivedAt, lead.id, lead.site],
      );
    }
    return false;
  },

  /** Sites that have something to deliver now and whose turn nobody has: those that did not fail last before those that did, then the one with the oldest lead first. */
  sitesWithWork: async (now: number): Promise<string[]> => {
    // After a failure the whole site waits, not the lead: what is next is the oldest, whatever time it was given itself.
    const rows = await db.all(
      `select leads.site as site from leads left join lead_lanes on lead_lanes.site = leads.site
       where leads.state = 'waiting' and coalesce(lease_until, 0) <= ? and coalesce(retry_at, 0) <= ? and (due_at <= ? or coalesce(failures, 0) > 0)
       group by leads.site order by max(case when coalesce(failures, 0) > 0 then 1 else 0 end), min(received_at)`,
      [now, now, now],
    );
    return rows.map(({ site }) => String(site));
  },

  /** Takes a site's turn until `leaseUntil`. @returns null when another has it, or it is not yet time */
  takeLane: async (site: string, worker: string, now: number, leaseUntil: number): Promise<Lane | null> => {
    const [row] = await db.all(
      `insert into lead_lanes (site, worker, lease_until, failures, retry_at) values (?, ?, ?, 0, 0)
       on conflict (site) do update set worker = excluded.worker, lease_until = excluded.lease_until where lead_lanes.lease_until <= ? and lead_lanes.retry_at <= ?
       returning failures`,
      [site, worker, leaseUntil, now, now],
    );
    return row ? { site, worker, failures: Number(row.failures) } : null;
  },

  /** A site's leads that are due, oldest first. */
  dueLeads: async (site: string, now: number, most: number): Promise<Lead[]> =>
    (
      await db.all(
        `select ${columns} from leads where state = 'waiting' and site = ? and due_at <= ? order by received_at, id limit ${most}`,
        [site, now],
      )
    ).map(toLead),

  /** A site's oldest lead, due or not. */
  oldestLead: async (site: string): Promise<Lead | null> =>
    (
      await db.all(
        `select ${columns} from leads where state = 'waiting' and site = ? order by received_at, id limit 1`,
        [site],
      )
    ).map(toLead)[0] ?? null,

  /** The lead that was tried least, but for `except`; the oldest of these. */
  leastTriedLead: async (site: string, except: string): Promise<Lead | null> =>
    (
      await db.all(
        `select ${columns} from leads where state = 'waiting' and site = ? and id <> ? order by attempts, received_at, id limit 1`,
        [site, except],
      )
    ).map(toLead)[0] ?? null,

  /** Writes down what became of tries, and holds the lane longer, in one commit. @returns whether it is still this worker's */
  record: async (
    results: readonly Result[],
    lane: Lane,
    now: number,
    leaseUntil: number,
  ): Promise<boolean> => {
    const rows = await groupCommit(db)([
      ...results.map((result) => update(result, now)),
      {
        sql: 'update lead_lanes set lease_until = ?, failures = ? where site = ? and worker = ? returning site',
        args: [leaseUntil, lane.failures, lane.site, lane.worker],
      },
    ]);
    return (rows.at(-1)?.length ?? 0) > 0;
  },

  /** Gives a site's turn back; it comes again at `retryAt`. */
  leaveLane: async (lane: Lane, retryAt: number): Promise<void> => {
    await db.run(
      'update lead_lanes set lease_until = 0, failures = ?, retry_at = ? where site = ? and worker = ?',
      [lane.failures, retryAt, lane.site, lane.worker],
    );
  },

  /** How many leads there are in each state that wants an eye. */
  counts: async (): Promise<Record<Exclude<LeadState, 'delivered'>, number>> => {
    const rows = await db.all(
      "select state, count(*) as leads from leads where state in ('waiting', 'parked', 'quarantined') group by state",
    );
    return {
      waiting: 0,
      parked: 0,
      quarantined: 0,
      ...Object.fromEntries(rows.map(({ state, leads }) => [String(state), Number(leads)])),
    };
  },

  /** How many leads there are in every state, of one site or of all. */
  countByState: async (site?: string): Promise<Record<LeadState, number>> => {
    const { sql, args } = where({ site });
    const rows = await db.all(`select state, count(*) as leads from leads${sql} group by state`, args);
    return {
      waiting: 0,
      delivered: 0,
      parked: 0,
      quarantined: 0,
      ...Object.fromEntries(rows.map(({ state, leads }) => [String(state), Number(leads)])),
    };
  },

  /** Leads, the newest first, at most `most` of them. */
  list: async (filter: Filter, most: number): Promise<Lead[]> => {
    const { sql, args } = where(filter);
    return (
      await db.all(
        `select ${columns} from leads${sql} order by received_at desc, id desc limit ${most}`,
        args,
      )
    ).map(toLead);
  },

  find: async (id: string): Promise<Lead | null> =>
    (await db.all(`select ${columns} from leads where id = ?`, [id])).map(toLead)[0] ?? null,

  photos: async (lead: string): Promise<Photo[]> =>
    (await db.all('select id, type, bytes from lead_photos where lead = ? order by position', [lead])).map(
      ({ id, type, bytes }) => ({ id: String(id), type: String(type), bytes: bytes as Uint8Array }),
    ),

  /** Which photos a lead has, without their bytes. */
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

  /**
   * Puts a lead that is parked, quarantined or waiting (`from`) on its way at once, with 7 days anew. @returns whether there was one
   */
  sendOn: async (id: string, from: Exclude<LeadState, 'delivered'>, now: number): Promise<boolean> => {
    const [changed] = await db.batch([
      {
        sql: "update leads set state = 'waiting', reason = null, due_at = ?, give_up_at = ?, changed_at = ? where id = ? and state = ? returning id",
        args: [now, now + GIVE_UP_AFTER, now, id, from],
      },
      {
        sql: "update lead_lanes set retry_at = 0 where site = (select site from leads where id = ? and state = 'waiting')",
        args: [id],
      },
    ]);
    return (changed?.length ?? 0) > 0;
  },

  /** Erases leads that were delivered before a time, with their photos, so many in one commit: whoever writes meanwhile waits for one slice at most. @returns how many */
  erase: async (deliveredBefore: number, atOnce = ERASED_AT_ONCE): Promise<number> => {
    let erased = 0;
    for (;;) {
      const ids = (
        await db.all(`select id from leads where state = 'delivered' and changed_at < ? limit ${atOnce}`, [
          deliveredBefore,
        ])
      ).map(({ id }) => id ?? null);
      if (ids.length === 0) return erased;
      // By their ids: another process may be at the same slice, and photos must not outlive their lead.
      const these = `(${ids.map(() => '?').join(', ')})`;
      const [, gone] = await db.batch([
        { sql: `delete from lead_photos where lead in ${these}`, args: ids },
        { sql: `delete from leads where id in ${these} returning id`, args: ids },
      ]);
      erased += gone?.length ?? 0;
    }
  },
});

export type LeadStore = ReturnType<typeof leadStore>;
