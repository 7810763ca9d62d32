import { GoneError } from '@/lib/platform/http/bounded-fetch';
import { createCacheState, createStaleIfErrorCache } from '@/lib/content/stale-if-error/stale-if-error-cache';
import type { Snapshots } from '@/lib/content/stale-if-error/snapshots';

export const FRESH_FOR = 30_000;
export const RETRY_AFTER = 2_000;

export const GONE_AFTER = 600_000;

/** A cache with a fake disk and a fake server, which answers 'v1' by default. */
export const setUp = ({
  maxBytes = 1_000_000,
  disk = {} as Record<string, unknown>,
  tombstonesOnDisk = {} as Record<string, unknown>,
  retryAfter = undefined as number | undefined,
  withoutCopy = undefined as 'gone' | undefined,
  state = createCacheState<string, string>(maxBytes),
} = {}) => {
  const saved = new Map(Object.entries(disk));
  const tombstones = new Map(Object.entries(tombstonesOnDisk));
  const read = jest.fn(async (_key: string): Promise<unknown> => 'v1');
  const parse = jest.fn((document: unknown) => {
    if (document === 'nonsense') throw new Error('the answer is not a content record');
    return `site ${String(document)}`;
  });
  const snapshotsOn = (disk: Map<string, unknown>) => ({
    read: jest.fn(async (key: string, map: (document: unknown) => unknown) => {
      try {
        return disk.has(key) ? await map(disk.get(key)) : undefined;
      } catch {
        return undefined;
      }
    }) as jest.Mock & Snapshots['read'],
    write: jest.fn(async (key: string, document: unknown) => void disk.set(key, document)),
    remove: jest.fn(async (key: string) => void disk.delete(key)),
  });
  const snapshots = snapshotsOn(saved);
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const logged = jest.spyOn(console, 'log').mockImplementation(() => {});
  const lines = () => [...warned.mock.calls, ...logged.mock.calls].map(([line]) => String(line));
  return {
    cache: createStaleIfErrorCache({
      name: 'content',
      keyName: 'site',
      read,
      parse,
      state,
      snapshots,
      tombstones: snapshotsOn(tombstones),
      freshFor: FRESH_FOR,
      goneAfter: GONE_AFTER,
      retryAfter,
      withoutCopy,
    }),
    read,
    parse,
    snapshots,
    saved,
    tombstones,
    lines,
  };
};

export const found = (document: string) => ({ state: 'found', value: `site ${document}` });
export const down = () => Promise.reject(new Error('status 500'));
export const gone = () => Promise.reject(new GoneError('status 404'));

/** A read that stays open until `answer` is called. */
export const held = () => {
  let answer = (_document: unknown) => {};
  const read = () =>
    new Promise<unknown>((resolve) => {
      answer = resolve;
    });
  return { read, answer: (document: unknown) => answer(document) };
};

/** Advances the fake clock, and runs the timers that are due. */
export const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Like `setUp`, with a copy of 'a' that is due. */
export const withDueCopy = async (options?: Parameters<typeof setUp>[0]) => {
  const all = setUp(options);
  await all.cache.getFresh('a');
  await wait(FRESH_FOR);
  return all;
};

export const withFakeClock = () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
};
