import type { Database } from '@/lib/db';
import type { ClickKind, ClickPlace } from './click-kinds';

/** Taps on a button on one day (UTC, YYYY-MM-DD). */
export type Taps = { site: string; day: string; kind: ClickKind; place: ClickPlace; taps: number };

/**
 * How often visitors tapped the buttons that bring work: numbers per day and place, nothing of who it was. Both methods reject
 * when the database does not answer.
 */
export const clickStore = (db: Database) => ({
  count: async (site: string, kind: ClickKind, place: ClickPlace, now: number): Promise<void> => {
    await db.run(
      'insert into lead_taps (site, day, kind, place, taps) values (?, ?, ?, ?, 1) on conflict (site, day, kind, place) do update set taps = lead_taps.taps + 1',
      [site, new Date(now).toISOString().slice(0, 10), kind, place],
    );
  },

  /** Since a day, that day included; by day, then the most tapped first. */
  since: async (day: string): Promise<Taps[]> =>
    (
      await db.all(
        'select site, day, kind, place, taps from lead_taps where day >= ? order by day, site, taps desc, kind, place',
        [day],
      )
    ).map((row) => ({ ...row, taps: Number(row.taps) }) as Taps),
});

export type ClickStore = ReturnType<typeof clickStore>;
