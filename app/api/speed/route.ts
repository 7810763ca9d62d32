import { z } from 'zod';
import { countingRoute } from '@/lib/site/analytics/counting-route';
import { countSpeed, speedShareOf } from '@/lib/site/analytics/speed';
import { devices } from '@/lib/site/analytics/speed-measures';
import { kindAt } from '@/lib/site/pages/site-pages';

/** Ten minutes, in ms: a browser reports a longer time after the computer slept. */
const measure = z.number().min(0).max(600_000).optional().catch(undefined);

/** POST {"path", "device", "lcp", "inp", "cls"}; only the page's kind is kept of the path. */
export const POST = countingRoute('speed', {
  schema: z.object({
    path: z.string().max(300),
    device: z.enum(devices),
    lcp: measure,
    inp: measure,
    cls: measure,
  }),
  // A household that reads 80 pages a day sends eight reports: one view in ten is measured.
  points: 8,
  windowMs: 24 * 60 * 60_000,
  isWanted: (site, headers) => speedShareOf(site) > 0 && headers.get('sec-gpc') !== '1',
  count: (db, site, { path, device, ...measured }) => {
    const labels = { kind: kindAt(site, path) ?? 'not-found', look: site.look, device };
    return countSpeed(db, site.id, measured, labels, Date.now());
  },
});
