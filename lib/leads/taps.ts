import type { Database } from '@/lib/db';

export const tapKinds = ['call', 'message'] as const;
export type TapKind = (typeof tapKinds)[number];

/** Where on a page a call or message button stands. */
export const tapPlaces = [
  'header',
  'menu',
  'hero',
  'section',
  'form',
  'contact',
  'floating',
  'footer',
  'popup',
  'other',
] as const;
export type TapPlace = (typeof tapPlaces)[number];

/** Taps on a button on one day (UTC, YYYY-MM-DD). */
export type Taps = { site: string; day: string; kind: TapKind; place: TapPlace; taps: number };

/**
 * How often visitors tapped the buttons that bring work: numbers per day and place, nothing of who it was. Both methods reject
 * when the database does not answer.
 */
export const tapStore = (db: Database) => ({
  count: async (site: string, kind: TapKind, place: TapPlace, now: number): Promise<void> => {
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

export type TapStore = ReturnType<typeof tapStore>;
