import { dataFolderPerTest } from '@/test/data-folder';
import { startServer } from '@/test/site';
import { percentileOf, spokenSpeed } from './speed';

const data = dataFolderPerTest();

test.each([
  ['in the middle of a bucket', [{ upTo: 2_500, views: 100 }], 2_375, 'good'],
  [
    'three quarters at the threshold',
    [
      { upTo: 10_000, views: 25 },
      { upTo: 2_500, views: 75 },
    ],
    2_500,
    'good',
  ],
  [
    'one view more above it',
    [
      { upTo: 2_500, views: 74 },
      { upTo: 3_000, views: 26 },
    ],
    2_519,
    'fair',
  ],
  ['above the other threshold', [{ upTo: 6_000, views: 60 }], 5_500, 'poor'],
  ['too few views', [{ upTo: 6_000, views: 49 }], 5_500, 'too few views'],
])('the 75th percentile: %s', (_name, buckets, value, verdict) =>
  expect(percentileOf('lcp', buckets)).toEqual({
    value,
    verdict,
    views: buckets.reduce((sum, { views }) => sum + views, 0),
  }),
);

test('a text says value, views and what is good', () => {
  const speed = {
    cls: percentileOf('cls', [{ upTo: 250, views: 60 }]),
    inp: percentileOf('inp', [{ upTo: 50, views: 3 }]),
    lcp: percentileOf('lcp', [{ upTo: 1_000, views: 60 }]),
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
  startServer({ DATA_DIR: data.folder });
  const { countSpeed, oldSpeeds, readSpeeds } = await import('./speed');
  const { findProblems } = await import('@/lib/operations/monitoring/problems');
  const { database } = await import('@/lib/platform/db');
  const { sweep } = await import('@/lib/platform/sweep');
  const db = await database();
  const count = (views: number, lcp: number, time: number) =>
    Promise.all(
      Array.from({ length: views }, () =>
        countSpeed(db, 'demo', { lcp }, { kind: 'home', look: 'classic', device: 'phone' }, time),
      ),
    );
  const slow = async () =>
    (await findProblems(db, async () => [], now)).filter(({ cause }) => cause === 'slow-pages');
  await count(40, 900, now - 40 * DAY);
  await count(50, 5_000, now);
  expect((await readSpeeds(db, now)).get('demo')?.lcp).toMatchObject({ views: 50, verdict: 'poor' });
  expect(await slow()).toEqual([
    {
      cause: 'slow-pages',
      subject: 'demo',
      detail: 'largest paint 5.5 s of 50 views (poor; good up to 2.5 s)',
    },
  ]);
  for (let day = 1; day <= 12; day += 1) await count(15, 900, now - day * DAY);
  await count(400, 30_000, now);
  expect((await readSpeeds(db, now)).get('demo')?.lcp).toMatchObject({ views: 225, verdict: 'good' });
  expect(await sweep(oldSpeeds, now)).toBe(1);
  expect(await db.all('select sum(views) as views from page_speed')).toEqual([{ views: 630 }]);
});
