import { down, found, gone, RETRY_AFTER, setUp, wait, withFakeClock } from '@/test/stale-if-error';
import { createCacheState } from './stale-if-error-cache';

withFakeClock();

/** 24 times GONE_AFTER, which is the longest time limit; three days in a full run. */
const HOURS = process.env.TEST_FULL ? 72 : 4;
const MINUTE = 60_000;
const keys = ['a', 'b', 'c'];

/** Fails like a read that reaches its time limit. */
const hang = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), 4_000));

const flapping = () => {
  let turn = 0;
  const turns = [down, gone, hang, async () => 'v1'];
  return () => (turns[turn++ % turns.length] ?? down)();
};

const outages: [string, () => Promise<unknown>][] = [
  ['refuses or fails', down],
  ['denies every site', gone],
  ['hangs', hang],
  ['answers with what is no record', async () => 'nonsense'],
  ['flaps', flapping()],
];

test.each(outages)(
  `while a server %s for ${HOURS} hours, reads and log stay bounded, and the first good answer is shown`,
  async (_, outage) => {
    const state = createCacheState<string, string>(1_000_000);
    const { cache, read, snapshots, tombstones, lines } = setUp({ state });
    await Promise.all(keys.map((key) => cache.getFresh(key)));
    read.mockImplementation(outage);

    const hours = [];
    for (let hour = 0; hour < HOURS; hour += 1) {
      const before = { reads: read.mock.calls.length, lines: lines().length };
      const shown = new Set<string>();
      for (let minute = 0; minute < 60; minute += 1)
        for (const key of keys) {
          void cache.getCached(key).then((known) => shown.add(JSON.stringify(known)));
          void cache.getFresh(key).then(({ state: kind }) => shown.add(kind));
          await wait(MINUTE / keys.length);
        }
      hours.push({
        shown: [...shown].toSorted(),
        reads: read.mock.calls.length - before.reads,
        lines: lines().length - before.lines,
        written: snapshots.write.mock.calls.length,
        tombstones: tombstones.size,
        copies: state.entries.size,
        underWay: state.inFlight.size + state.loading.size,
      });
    }
    expect(hours.at(-1)).toEqual(hours[1]);
    expect(hours[1]).toMatchObject({
      shown: ['found', JSON.stringify(found('v1'))],
      reads: 60 * keys.length,
      written: keys.length,
      tombstones: 0,
    });

    await wait(MINUTE);
    read.mockImplementation(async () => 'v2');
    await wait(RETRY_AFTER);
    for (const key of keys) expect(await cache.getFresh(key)).toEqual(found('v2'));
  },
);
