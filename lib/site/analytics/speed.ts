import 'server-only';
import { Histogram } from 'prom-client';
import type { Site } from '@/lib/content';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { database, type Database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { metrics } from '@/lib/platform/metrics';
import { singleton } from '@/lib/platform/singleton';
import type { Sweepable } from '@/lib/platform/sweep';
import {
  DEFAULT_SPEED_SHARE,
  speedMeasureNames,
  speedMeasures,
  type Device,
  type SpeedMeasure,
} from './speed-measures';
import { DAY_MS, isoDay } from '@/lib/platform/day';

const HOUR = DAY_MS / 24;
/** The period of Google's report of real visitors. */
const SPEED_DAYS = 28;
/** Fewer views make a percentile meaningless. */
const ENOUGH_VIEWS = 50;

/** From 0 to 1. */
export const speedShareOf = (site: Site): number =>
  site.measureSpeed && !isPreviewId(site.id) ? env().speedShare : 0;

/** Undefined for the default share, which browsers assume without an attribute. */
export const namedSpeedShare = (site: Site): number | undefined => {
  const share = speedShareOf(site);
  return share === DEFAULT_SPEED_SHARE ? undefined : share;
};

export type SpeedOfView = Partial<Record<SpeedMeasure, number>>;
type Labels = { kind: string; look: string; device: Device };

const histograms = () =>
  singleton('speed-histograms', () => {
    const of = (measure: SpeedMeasure, name: string, help: string, unit: number) =>
      new Histogram({
        name,
        help: `${help} of measured views, by kind of page, look and device.`,
        labelNames: ['kind', 'look', 'device'] as const,
        buckets: speedMeasures[measure].bounds.map((bound) => bound / unit),
        registers: [metrics().registry],
      });
    return {
      lcp: of('lcp', 'mainstreet_largest_paint_seconds', 'Largest contentful paint', 1_000),
      inp: of('inp', 'mainstreet_interaction_seconds', 'Interaction to next paint', 1_000),
      cls: of('cls', 'mainstreet_layout_shift', 'Cumulative layout shift', 1_000),
    };
  });

const bucketOf = (measure: SpeedMeasure, value: number): number => {
  const { bounds } = speedMeasures[measure];
  return bounds.find((bound) => value <= bound) ?? bounds[bounds.length - 1] ?? value;
};

/** Counts a view by day (UTC) and bucket, and in the process's metrics. @throws Error without the database */
export const countSpeed = async (
  db: Database,
  site: string,
  view: SpeedOfView,
  labels: Labels,
  now: number,
): Promise<void> => {
  const measured = speedMeasureNames.flatMap((measure) => {
    const value = view[measure];
    return value === undefined ? [] : [{ measure, value }];
  });
  if (measured.length === 0) return;
  for (const { measure, value } of measured) histograms()[measure].observe(labels, value / 1_000);
  await db.run(
    `insert into page_speed (day, site, measure, up_to, views)
     values ${measured.map(() => '(?, ?, ?, ?, 1)').join(', ')}
     on conflict (day, site, measure, up_to) do update set views = page_speed.views + 1`,
    measured.flatMap(({ measure, value }) => [isoDay(now), site, measure, bucketOf(measure, value)]),
  );
};

export type Percentile = {
  value: number;
  views: number;
  verdict: 'good' | 'fair' | 'poor' | 'too few views';
};
/** Percentiles by measure; a measure that was never counted is absent. */
export type SiteSpeed = Partial<Record<SpeedMeasure, Percentile>>;

type Bucket = { upTo: number; views: number };

const verdictOf = (measure: SpeedMeasure, value: number, views: number): Percentile['verdict'] => {
  const { good, poor } = speedMeasures[measure];
  if (views < ENOUGH_VIEWS) return 'too few views';
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
};

/** Interpolates within the bucket, like Prometheus' histogram_quantile. */
export const percentileOf = (measure: SpeedMeasure, buckets: readonly Bucket[]): Percentile => {
  const sorted = buckets.toSorted((one, other) => one.upTo - other.upTo);
  const all = sorted.reduce((sum, bucket) => sum + bucket.views, 0);
  const views = Math.round(all);
  const bounds: readonly number[] = speedMeasures[measure].bounds;
  let below = 0;
  for (const { upTo, views: own } of sorted) {
    if (below + own >= 0.75 * all) {
      const from = bounds.findLast((bound) => bound < upTo) ?? 0;
      const value = Math.round(from + ((0.75 * all - below) / own) * (upTo - from));
      return { value, views, verdict: verdictOf(measure, value, views) };
    }
    below += own;
  }
  return { value: 0, views, verdict: 'too few views' };
};

const names: Record<SpeedMeasure, string> = { lcp: 'largest paint', inp: 'response', cls: 'layout shift' };

const spoken = (measure: SpeedMeasure, value: number): string => {
  if (measure === 'cls') return (value / 1_000).toFixed(2);
  return measure === 'lcp' ? `${(value / 1_000).toFixed(1)} s` : `${value} ms`;
};

/** 'largest paint 2.9 s of 312 views (fair; good up to 2.5 s)', a text for each measure. */
export const spokenSpeed = (speed: SiteSpeed): { text: string; verdict: Percentile['verdict'] }[] =>
  speedMeasureNames.flatMap((measure) => {
    const found = speed[measure];
    if (!found) return [];
    const { value, views, verdict } = found;
    const limit = `up to ${spoken(measure, speedMeasures[measure].good)}`;
    const judged = verdict === 'good' ? `good, ${limit}` : `${verdict}; good ${limit}`;
    const text = `${names[measure]} ${spoken(measure, value)} of ${views} views (${judged})`;
    return [{ text, verdict }];
  });

/** A day has the weight of three average other days, at least of 20 views: one forged day decides nothing. */
const WEIGHTED_VIEWS = `
  with recent as (select * from page_speed where day > ?),
    days as (select site, measure, day, sum(views) * 1.0 as views from recent group by site, measure, day),
    totals as (select site, measure, sum(views) as views, count(*) as days from days group by site, measure),
    weights as (
      select days.site, days.measure, days.day, days.views, case
        when totals.days = 1 then days.views
        when 3 * (totals.views - days.views) < 20 * (totals.days - 1) then 20.0
        else 3 * (totals.views - days.views) / (totals.days - 1) end as most
      from days join totals on totals.site = days.site and totals.measure = days.measure
    )
  select recent.site, recent.measure, recent.up_to as "upTo",
    sum(recent.views * case when weights.views > most then most / weights.views else 1 end) as views
  from recent join weights on weights.site = recent.site and weights.measure = recent.measure
    and weights.day = recent.day
  group by recent.site, recent.measure, recent.up_to`;

/** Speeds of the last 28 days, by site. @throws Error without the database */
export const readSpeeds = async (db: Database, now: number): Promise<Map<string, SiteSpeed>> => {
  type Row = Bucket & { site: string; measure: SpeedMeasure };
  const rows = await db.all<Row>(WEIGHTED_VIEWS, [isoDay(now - SPEED_DAYS * DAY_MS)]);
  const found = new Map<string, Map<SpeedMeasure, Bucket[]>>();
  for (const { site, measure, ...bucket } of rows) {
    const measures = found.get(site) ?? new Map<SpeedMeasure, Bucket[]>();
    found.set(site, measures.set(measure, [...(measures.get(measure) ?? []), bucket]));
  }
  return new Map(
    [...found].map(([site, measures]) => [
      site,
      Object.fromEntries(
        [...measures].map(([measure, buckets]) => [measure, percentileOf(measure, buckets)]),
      ),
    ]),
  );
};

/** Read once an hour, because it sums up all sites. */
export const siteSpeeds = async (db: Database, now: number): Promise<Map<string, SiteSpeed>> => {
  const kept = singleton('site-speeds', () => ({ readAt: -Infinity, speeds: new Map<string, SiteSpeed>() }));
  if (now - kept.readAt >= HOUR) {
    kept.speeds = await readSpeeds(db, now);
    kept.readAt = now;
  }
  return kept.speeds;
};

export const oldSpeeds: Sweepable = {
  name: 'page-speed',
  maxAgeMs: (SPEED_DAYS + 1) * DAY_MS,
  everyMs: DAY_MS,
  firstAfterMs: HOUR,
  items: async () => {
    const db = await database();
    return (await db.all<{ day: string }>('select distinct day from page_speed')).map(({ day }) => ({
      since: Date.parse(day),
      remove: () => db.run('delete from page_speed where day = ?', [day]),
    }));
  },
};
