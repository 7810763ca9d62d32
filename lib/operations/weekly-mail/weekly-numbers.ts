import { leadStore } from '@/lib/leads/outbox/lead-store';
import { zonedClock } from '@/lib/language/opening-hours/open-now';
import type { Database } from '@/lib/platform/db';
import { DAY_MS, isoDay } from '@/lib/platform/day';

const HOUR = 60 * 60_000;
/** Used for an unknown time zone: morning in America. */
const DUE_IN_UTC = 13 * HOUR;
const DUE_AT = 8 * HOUR;
/** Another instance may then send a claimed mail. */
const CLAIM_MS = 10 * 60_000;
const KEPT_MS = 60 * DAY_MS;

/**
 * Monday to Sunday, YYYY-MM-DD; `start` and `end` in the business's time zone, in ms since 1970. Clicks are
 * counted by the day in UTC.
 */
export type Week = { from: string; to: string; start: number; end: number; zone: string };

const weekFrom = (monday: number, zone: string): Week => {
  const { instantAt } = zonedClock(zone);
  return {
    from: isoDay(monday),
    to: isoDay(monday + 6 * DAY_MS),
    start: instantAt(monday),
    end: instantAt(monday + 7 * DAY_MS),
    zone,
  };
};

/** The Monday before a local time, both in ms since 1970, which began on a Thursday. */
const mondayBefore = (localTime: number): number => {
  const today = Math.floor(localTime / DAY_MS);
  return (today - ((today + 3) % 7)) * DAY_MS;
};

/** On Monday at 8 in the time zone; without one at 13:00 UTC. */
export const dueWeek = (now: number, zone: string | null): Week => {
  const localTime = zone ? zonedClock(zone).localTimeAt(now) - DUE_AT : now - DUE_IN_UTC;
  return weekFrom(mondayBefore(localTime) - 7 * DAY_MS, zone ?? 'UTC');
};

export const currentWeek = (now: number, zone: string | null): Week =>
  weekFrom(mondayBefore(zone ? zonedClock(zone).localTimeAt(now) : now), zone ?? 'UTC');

export const weekBefore = ({ from, zone }: Week): Week => weekFrom(Date.parse(from) - 7 * DAY_MS, zone);

/** `visits`: null when they are not known for the whole week. `refused`: leads that were sent nowhere. */
export type WeekInNumbers = {
  leads: number;
  calls: number;
  messages: number;
  visits: number | null;
  refused: number;
};

/** The numbers of all instances. Every method rejects without a database. */
export const weeklyStore = (db: Database) => {
  const numberOf = async (sql: string, args: (string | number)[]) =>
    (await db.all<{ number: number | null }>(sql, args))[0]?.number ?? null;
  const clicks = async (site: string, kind: string, { from, to }: Week) => {
    const sql =
      'select sum(clicks) as number from clicks where site = ? and kind = ? and day >= ? and day <= ?';
    return (await numberOf(sql, [site, kind, from, to])) ?? 0;
  };
  const allVisits = async (site: string) =>
    (await numberOf('select count as number from visits where site = ?', [site])) ?? 0;
  const visitsAt = (site: string, { from }: Week) =>
    numberOf('select visits as number from weekly_mails where site = ? and week = ?', [site, from]);

  return {
    /** @returns false when it was sent, or while another instance sends it */
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

    /** Visits are a counter for all time, so this subtracts the count at the previous week's mail. */
    numbers: async (site: string, week: Week): Promise<WeekInNumbers> => {
      const [before, after] = [await visitsAt(site, weekBefore(week)), await visitsAt(site, week)];
      return {
        ...(await leadStore(db).received(site, week.start, week.end)),
        calls: await clicks(site, 'call', week),
        messages: await clicks(site, 'message', week),
        visits: before === null ? null : (after ?? (await allVisits(site))) - before,
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
