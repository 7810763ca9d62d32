export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** One view of ten is measured: docs/operating.md, SPEED_SHARE. */
export const DEFAULT_SPEED_SHARE = 0.1;

/**
 * https://web.dev/articles/vitals: largest paint and response to an interaction in milliseconds, layout shift
 * in thousandths. `bounds` of the buckets include Google's thresholds `good` and `poor`, so that a verdict is
 * exact; larger values count in the last bucket.
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
