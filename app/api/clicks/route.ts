import { z } from 'zod';
import { clickKinds, clickPlaces } from '@/lib/site/analytics/click-kinds';
import { clickStore } from '@/lib/site/analytics/clicks';
import { countingRoute } from '@/lib/site/analytics/counting-route';

/** POST {"kind": "call" | "message", "place"}. */
export const POST = countingRoute('clicks', {
  schema: z.object({ kind: z.enum(clickKinds), place: z.enum(clickPlaces).catch('other') }),
  points: 20,
  windowMs: 10 * 60_000,
  count: (db, { id }, { kind, place }) => clickStore(db).count(id, kind, place, Date.now()),
});
