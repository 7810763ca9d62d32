import { startServer } from '@/test/server';
import { percentileOf, spokenSpeed } from './speed';

const bucket = (upTo: number, views: number) => ({ upTo, views });

test.each([
  ['in the middle of a bucket', [bucket(2_500, 100)], 2_375, 100, 'good'],
  ['three quarters at the threshold', [bucket(10_000, 25), bucket(2_500, 75)], 2_500, 100, 'good'],
  ['one view more above it', [bucket(2_500, 74), bucket(3_000, 26)], 2_519, 100, 'fair'],
  ['above the other threshold', [bucket(6_000, 60)], 5_500, 60, 'poor'],
  ['too few views', [bucket(6_000, 49)], 5_500, 49, 'too few views'],
])('the 75th percentile: %s', (_name, buckets, value, views, verdict) =>
  expect(percentileOf('lcp', buckets)).toEqual({ value, verdict, views }),
);

test('a text says value, views and what is good', () => {
  const speed = {
    cls: percentileOf('cls', [bucket(250, 60)]),
    inp: percentileOf('inp', [bucket(50, 3)]),
    lcp: percentileOf('lcp', [bucket(1_000, 60)]),
  };
  expect(spokenSpeed(speed).map(({ text }) => text)).toEqual([
    'largest paint 0.9 s of 60 views (good, up to 2.5 s)',
    'response 44 ms of 3 views (too few views; good up to 200 ms)',
    'layout shift 0.23 of 60 views (fair; good up to 0.10)',
  ]);
});

const DAY = 24 * 60 * 60_000;
const now = Date.parse('2026-06-30T12:00:00Z');

test('28 days count, older ones are deleted; a slow site is a problem once there are enough views', async () => {
  startServer({});
  const { countSpeed, oldSpeeds, readSpeeds } = await import('./speed');
  const { findProblems } = await import('@/lib/operations/monitoring/problems');
  const { database } = await import('@/lib/platform/db');
  const { sweep } = await import('@/lib/platform/sweep');
  const db = await database();
  const page = { kind: 'home', look: 'classic', device: 'phone' } as const;
  const count = (views: number, lcp: number, time: number) =>
    Promise.all(Array.from({ length: views }, () => countSpeed(db, 'demo', { lcp }, page, time)));
  const slow = async () =>
    (await findProblems(db, async () => [], now)).filter(({ cause }) => cause === 'slow-pages');
  await count(40, 900, now - 40 * DAY);
  await count(50, 5_000, now);
  expect((await readSpeeds(db, now)).get('demo')?.lcp).toMatchObject({ views: 50, verdict: 'poor' });
  const detail = 'largest paint 5.5 s of 50 views (poor; good up to 2.5 s)';
  expect(await slow()).toEqual([{ cause: 'slow-pages', subject: 'demo', detail }]);
  for (let day = 1; day <= 12; day += 1) await count(15, 900, now - day * DAY);
  await count(400, 30_000, now);
  expect((await readSpeeds(db, now)).get('demo')?.lcp).toMatchObject({ views: 225, verdict: 'good' });
  expect(await sweep(oldSpeeds, now)).toBe(1);
  expect(await db.all('select sum(views) as views from page_speed')).toEqual([{ views: 630 }]);
});
