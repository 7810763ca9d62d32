import 'server-only';
import type { Database } from '@/lib/platform/db';
import { leadColumns, toLead, type Lead, type LeadRow } from './lead';

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

/** The requests of a business, and its marks on them. Methods reject while the database does not answer. */
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
    const rows = await db.all<LeadRow<Request>>(
      `select ${leadColumns}, refused, handled, handled_at as "handledAt",
         exists (select 1 from deliveries where lead = leads.id and state <> 'delivered') as "isUndelivered"
       from leads where site = ? and refused is ${refused ? 'not null' : 'null'}
         ${after ? 'and (received_at, id) < (?, ?)' : ''} order by received_at desc, id desc limit ${max}`,
      [site, ...(after ? [after.receivedAt, after.id] : [])],
    );
    // SQLite says 0 or 1.
    return rows.map((row) => ({ ...toLead(row), isUndelivered: Boolean(row.isUndelivered) }));
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
    const [open] = await db.all<{ requests: number }>(
      `select count(*) as requests from leads
       where site = ? and refused is null and received_at >= ? and handled is null`,
      [site, since],
    );
    return open?.requests ?? 0;
  },
});
