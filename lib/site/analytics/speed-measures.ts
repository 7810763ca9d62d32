export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Of so many views one is measured: docs/operating.md, SPEED_SHARE. */
export const DEFAULT_SPEED_SHARE = 0.1;

/**
 * What is measured of a view (https://web.dev/articles/vitals): largest paint and response to an interaction
 * in milliseconds, layout shift in thousandths. `good` and `poor` are Google's thresholds; `bounds` of the
 * buckets in which views are counted hold both, so that a verdict is exact. Larger values count in the last.
 */
export const speedMeasures = {
  lcp: {
    good: 2_500,
    poor: 4_000,
    bounds: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 30_000],
  },
  inp: { good: 200, poor: 500, bounds: [25, 50, 100, 150, 200, 300, 500, 1_000, 3_000] },
  cls: { good: 100, poor: 250, bounds: [1, 10, 50, 100, 150, 250, 500, 1_000] },
} as const satisfies Record<string, { good: number; poor: number; bounds: readonly number[] }>;

export type SpeedMeasure = keyof typeof speedMeasures;
export const speedMeasureNames = Object.keys(speedMeasures) as SpeedMeasure[];
