import { NO_TEST } from '@/lib/leads/outbox/lead';
import type { Database } from '@/lib/platform/db';

const DAY = 24 * 60 * 60_000;
const DUE_AFTER = 13 * 60 * 60_000;
/** Another instance may then send a claimed mail. */
const CLAIM_MS = 10 * 60_000;
const KEPT_MS = 60 * DAY;

/** Monday to Sunday in UTC, as clicks are counted. Days are YYYY-MM-DD, times milliseconds since 1970. */
export type Week = { from: string; to: string; start: number; end: number };

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const weekFrom = (start: number): Week => ({
  from: dayOf(start),
  to: dayOf(start + 6 * DAY),
  start,
  end: start + 7 * DAY,
});

export const dueWeek = (now: number): Week => {
  const today = Math.floor((now - DUE_AFTER) / DAY);
  // 1970 began on a Thursday.
  const daysSinceMonday = (today + 3) % 7;
  return weekFrom((today - daysSinceMonday - 7) * DAY);
};

export const weekBefore = ({ start }: Week): Week => weekFrom(start - 7 * DAY);

/** `visits` is null when they are not known for the whole week. */
export type WeekInNumbers = { leads: number; calls: number; messages: number; visits: number | null };

/** Shared by all instances. Every method rejects when the database does not answer. */
export const weeklyStore = (db: Database) => {
  const numberOf = async (sql: string, args: (string | number)[]) =>
    Number((await db.all(sql, args))[0]?.number ?? 0);
  const clicks = (site: string, kind: string, { from, to }: Week) =>
    numberOf(
      'select sum(clicks) as number from clicks where site = ? and kind = ? and day >= ? and day <= ?',
      [site, kind, from, to],
    );
  const allVisits = (site: string) => numberOf('select count as number from visits where site = ?', [site]);

  return {
    /** Claims a mail. @returns false when it was sent, or while another instance sends it */
    claim: async (site: string, { from }: Week, now: number): Promise<boolean> => {
      const rows = await db.all(
        `insert into weekly_mails (site, week, claimed_until) values (?, ?, ?)
         on conflict (site, week) do update set claimed_until = excluded.claimed_until
           where weekly_mails.sent_at is null and weekly_mails.claimed_until <= ?
         returning site`,
        [site, from, now + CLAIM_MS, now],
      );
      return rows.length > 0;
    },

    isKnown: async (site: string, { from }: Week): Promise<boolean> => {
      const rows = await db.all('select 1 from weekly_mails where site = ? and week < ? limit 1', [
        site,
        from,
      ]);
      return rows.length > 0;
    },

    /** Visits are a counter for all time: the difference to the previous mail. */
    numbers: async (site: string, week: Week): Promise<WeekInNumbers> => {
      const [before] = await db.all('select visits from weekly_mails where site = ? and week = ?', [
        site,
        weekBefore(week).from,
      ]);
      return {
        leads: await numberOf(
          `select count(*) as number from leads
           where site = ? and state <> 'quarantined' and ${NO_TEST}
             and received_at >= ? and received_at < ?`,
          [site, week.start, week.end],
        ),
        calls: await clicks(site, 'call', week),
        messages: await clicks(site, 'message', week),
        visits: before?.visits == null ? null : (await allVisits(site)) - Number(before.visits),
      };
    },

    sent: async (site: string, { from }: Week, now: number): Promise<void> => {
      await db.run('update weekly_mails set sent_at = ?, visits = ? where site = ? and week = ?', [
        now,
        await allVisits(site),
        site,
        from,
      ]);
      await db.run('delete from weekly_mails where claimed_until < ?', [now - KEPT_MS]);
    },
  };
};
