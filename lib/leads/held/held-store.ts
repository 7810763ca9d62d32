import 'server-only';
import { columns, toLead, type Lead } from '@/lib/leads/outbox/lead';
import type { Database } from '@/lib/platform/db';

/** After this time another instance may send a claimed mail. */
const CLAIM_MS = 10 * 60_000;

/** Times are milliseconds since 1970. `sentAt` is null while a mail is not sent. */
export type LastMail = { sentAt: number | null; claimedUntil: number };

/** Leads in quarantine, and which mail lists each. Every method rejects when the database does not answer. */
export const heldStore = (db: Database) => {
  const unlisted = "state = 'quarantined' and held_mail is null";
  return {
    /** Sites with leads that no mail has listed or an unsent mail, with the oldest lead's time. */
    sites: async (): Promise<Map<string, number>> => {
      const rows = await db.all(
        `select site, min(received_at) as oldest from leads where ${unlisted} group by site
         union all select site, 0 as oldest from held_mails where sent_at is null`,
      );
      const sites = new Map<string, number>();
      for (const { site, oldest } of rows)
        sites.set(String(site), Math.min(Number(oldest), sites.get(String(site)) ?? Infinity));
      return sites;
    },

    lastMail: async (site: string): Promise<LastMail | null> => {
      const [row] = await db.all('select sent_at, claimed_until from held_mails where site = ?', [site]);
      if (!row) return null;
      return {
        sentAt: row.sent_at === null ? null : Number(row.sent_at),
        claimedUntil: Number(row.claimed_until),
      };
    },

    /** Claims the next mail, or the one that was not sent. @returns its number; null while it is claimed */
    claim: async (site: string, now: number): Promise<number | null> => {
      const [row] = await db.all(
        `insert into held_mails (site, mail, claimed_until, sent_at) values (?, ?, ?, null)
         on conflict (site) do update set claimed_until = excluded.claimed_until, sent_at = null,
           mail = case when held_mails.sent_at is null then held_mails.mail else excluded.mail end
           where held_mails.claimed_until <= ?
         returning mail`,
        [site, now, now + CLAIM_MS, now],
      );
      return row ? Number(row.mail) : null;
    },

    /** The leads of a claimed mail, likely customers first; the same ones when the mail is sent again. */
    leadsOf: async (site: string, mail: number, max: number): Promise<Lead[]> => {
      const read = () =>
        db.all(
          `select ${columns} from leads where site = ? and held_mail = ? and state = 'quarantined'
           order by case when reason in ('honeypot', 'forged-bot-check') then 1 else 0 end, received_at desc, id`,
          [site, mail],
        );
      const before = await read();
      if (before.length > 0) return before.map(toLead);
      await db.run(
        `update leads set held_mail = ? where id in (
           select id from leads where site = ? and ${unlisted}
           order by case when reason in ('honeypot', 'forged-bot-check') then 1 else 0 end, received_at desc, id
           limit ${max})`,
        [mail, site],
      );
      return (await read()).map(toLead);
    },

    countUnlisted: async (site: string): Promise<number> =>
      Number(
        (await db.all(`select count(*) as leads from leads where site = ? and ${unlisted}`, [site]))[0]
          ?.leads,
      ),

    unlist: async (lead: string): Promise<void> => {
      await db.run('update leads set held_mail = null where id = ?', [lead]);
    },

    /** @param claimedUntil 0: the next may follow at once */
    sent: async (site: string, now: number, claimedUntil?: number): Promise<void> => {
      await db.run(
        'update held_mails set sent_at = ?, claimed_until = coalesce(?, claimed_until) where site = ?',
        [now, claimedUntil ?? null, site],
      );
    },

    eraseHeld: async (lead: string, site: string): Promise<boolean> => {
      const isHeld = "id = ? and site = ? and state = 'quarantined'";
      const [, gone] = await db.batch([
        {
          sql: `delete from lead_photos where lead in (select id from leads where ${isHeld})`,
          args: [lead, site],
        },
        { sql: `delete from leads where ${isHeld} returning id`, args: [lead, site] },
      ]);
      return (gone?.length ?? 0) > 0;
    },
  };
};

export type HeldStore = ReturnType<typeof heldStore>;
