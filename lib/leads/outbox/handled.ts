import 'server-only';
import { listOf, type Database } from '@/lib/platform/db';
import { toLead, type Lead } from './lead';

/** The business's own mark on a request. */
export const handledStates = ['answered', 'done'] as const;
export type Handled = (typeof handledStates)[number];

export type Request = Lead & {
  /** Why the request was not sent, else null. */
  refused: string | null;
  handled: Handled | null;
  handledAt: number | null;
  /** Whether the request has not arrived at a destination: it waits, was given up or came back. */
  isUndelivered: boolean;
};

/** The requests of a business, and its marks on them. Methods reject without a database. */
export const handledRequests = (db: Database) => ({
  /**
   * Requests, the newest first.
   * @param after continues behind this request of the page before
   * @param refused requests that a machine surely sent, else all others
   */
  requestsOf: async (
    site: string,
    {
      refused,
      after,
      max,
    }: { refused: boolean; after: { receivedAt: number; id: string } | null; max: number },
  ): Promise<Request[]> => {
    const rows = await db.all(
      `select * from leads where site = ? and refused is ${refused ? 'not null' : 'null'}
         ${after ? 'and (received_at, id) < (?, ?)' : ''} order by received_at desc, id desc limit ${max}`,
      [site, ...(after ? [after.receivedAt, after.id] : [])],
    );
    if (rows.length === 0) return [];
    const these = listOf(rows.map(({ id }) => id ?? null));
    const lacking = await db.all(
      `select distinct lead from deliveries where state <> 'delivered' and lead in ${these.sql}`,
      these.args,
    );
    const undelivered = new Set(lacking.map(({ lead }) => lead));
    return rows.map((row) => ({
      ...toLead(row),
      refused: row.refused === null ? null : String(row.refused),
      handled: row.handled as Handled | null,
      handledAt: row.handled_at === null ? null : Number(row.handled_at),
      isUndelivered: undelivered.has(row.id ?? null),
    }));
  },

  /** @returns false when the business has no such request */
  handle: async (site: string, id: string, handled: Handled | null, now: number): Promise<boolean> => {
    const rows = await db.all(
      'update leads set handled = ?, handled_at = ? where id = ? and site = ? returning id',
      [handled, handled && now, id, site],
    );
    return rows.length > 0;
  },

  /** The number of requests that nobody has marked as answered or done. */
  openRequests: async (site: string, since: number): Promise<number> => {
    const [row] = await db.all(
      `select count(*) as number from leads
       where site = ? and refused is null and received_at >= ? and handled is null`,
      [site, since],
    );
    return Number(row?.number);
  },
});
