import 'server-only';
import type { Database } from '@/lib/platform/db';
import type { ClickKind, ClickPlace } from './click-kinds';

export type DayOfClicks = { site: string; day: string; kind: ClickKind; place: ClickPlace; clicks: number };

/** Counts clicks by day and place, not visitors. Both methods reject without a database. */
export const clickStore = (db: Database) => ({
  count: async (site: string, kind: ClickKind, place: ClickPlace, now: number): Promise<void> => {
    await db.run(
      `insert into clicks (site, day, kind, place, clicks) values (?, ?, ?, ?, 1)
       on conflict (site, day, kind, place) do update set clicks = clicks.clicks + 1`,
      [site, new Date(now).toISOString().slice(0, 10), kind, place],
    );
  },

  since: (day: string) =>
    db.all<DayOfClicks>(
      `select site, day, kind, place, clicks from clicks where day >= ?
       order by day, site, clicks desc, kind, place`,
      [day],
    ),
});
