import { GoneError } from '@/lib/http/fetch-json';
import { createCacheState, createStaleIfErrorCache } from './stale-if-error-cache';
import type { Snapshots } from './snapshots';

const FRESH_FOR = 30_000;
const RETRY_AFTER = 2_000;

const GONE_AFTER = 600_000;

/** A cache over a server and a disk that the test plays; the server answers 'v1' unless it is told otherwise. */
const setUp = ({
  maxBytes = 1_000_000,
  disk = {} as Record<string, unknown>,
  graves = {} as Record<string, unknown>,
  retryAfter = undefined as number | undefined,
  withoutCopy = undefined as 'gone' | undefined,
  state = createCacheState<string>(maxBytes),
} = {}) => {
  const saved = new Map(Object.entries(disk));
  const tombstones = new Map(Object.entries(graves));
  const read = jest.fn(async (_key: string): Promise<unknown> => 'v1');
  const parse = jest.fn((document: unknown) => {
    if (document === 'nonsense') throw new Error('the answer is not a content record');
    return `site ${String(document)}`;
  });
  const snapshotsOn = (disk: Map<string, unknown>) => ({
    read: jest.fn(async (key: string, map: (document: unknown) => unknown) => {
      try {
        return disk.has(key) ? map(disk.get(key)) : undefined;
      } catch {
        return undefined;
      }
    }) as jest.Mock & Snapshots['read'],
    write: jest.fn(async (key: string, document: unknown) => void disk.set(key, document)),
    remove: jest.fn(async (key: string) => void disk.delete(key)),
  });
  const snapshots = snapshotsOn(saved);
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const told = jest.spyOn(console, 'log').mockImplementation(() => {});
  const lines = () => [...warned.mock.calls, ...told.mock.calls].map(([line]) => String(line));
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

const found = (document: string) => ({ state: 'found', value: `site ${document}` });
const down = () => Promise.reject(new Error('status 500'));
const gone = () => Promise.reject(new GoneError('status 404'));

/** A read that the test answers itself. */
const held = () => {
  let answer = (_document: unknown) => {};
  const read = () =>
    new Promise<unknown>((resolve) => {
      answer = resolve;
    });
  return { read, answer: (document: unknown) => answer(document) };
};

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a fresh copy is answered from memory; one that is due is read again', async () => {
  const { cache, read } = setUp();
  expect(await cache.getFresh('a')).toEqual(found('v1'));
  await wait(FRESH_FOR - 1);
  expect(await cache.getFresh('a')).toEqual(found('v1'));
  expect(read).toHaveBeenCalledTimes(1);
  await wait(1);
  read.mockImplementation(async () => 'v2');
  expect(await cache.getFresh('a')).toEqual(found('v2'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('in an outage the last good copy in memory comes before the one on disk', async () => {
  const { cache, read, snapshots } = setUp({ disk: { a: 'old' } });
  await cache.getFresh('a');
  snapshots.read.mockClear();
  await wait(FRESH_FOR);
  read.mockImplementation(down);
  expect(await cache.getFresh('a')).toEqual(found('v1'));
  expect(snapshots.read).not.toHaveBeenCalled();
});

test('after a restart in an outage the snapshot answers; then the server again', async () => {
  const { cache, read, lines } = setUp({ disk: { a: 'old' } });
  read.mockImplementation(down);
  expect(await cache.getFresh('a')).toEqual(found('old'));
  expect(lines()).toEqual([
    'content.read-failed site=a reason="status 500"',
    'content.snapshot site=a reason="answered from disk"',
  ]);
  await wait(RETRY_AFTER);
  read.mockImplementation(async () => 'v2');
  expect(await cache.getFresh('a')).toEqual(found('v2'));
});

test('with nothing at all it is unavailable, and a snapshot that cannot be used is nothing', async () => {
  const { cache, read, lines } = setUp({ disk: { b: 'nonsense' } });
  read.mockImplementation(down);
  expect(await cache.getFresh('a')).toEqual({ state: 'unavailable' });
  expect(await cache.getFresh('b')).toEqual({ state: 'unavailable' });
  expect(lines().filter((line) => line.startsWith('content.snapshot-unusable'))).toHaveLength(1);
});

test('every good answer that is new goes to disk; the same answer again does not, and is not parsed again', async () => {
  const { cache, read, parse, snapshots, saved } = setUp();
  await cache.getFresh('a');
  expect(saved.get('a')).toBe('v1');
  await wait(FRESH_FOR);
  await cache.getFresh('a');
  expect([snapshots.write.mock.calls.length, parse.mock.calls.length]).toEqual([1, 1]);
  await wait(FRESH_FOR);
  read.mockImplementation(async () => 'v2');
  await cache.getFresh('a');
  expect(saved.get('a')).toBe('v2');
});

test('a disk that takes nothing costs a line in the log, not the site', async () => {
  const { cache, snapshots, lines } = setUp();
  snapshots.write.mockRejectedValue(new Error('ENOSPC'));
  expect(await cache.getFresh('a')).toEqual(found('v1'));
  expect(lines()).toEqual(['content.snapshot-not-written site=a reason=ENOSPC']);
});

test('fifty visitors at once are one request, for each key', async () => {
  const { cache, read } = setUp();
  const server = held();
  read.mockImplementation(server.read);
  const answers = Promise.all(
    Array.from({ length: 50 }, (_, place) => (place % 2 ? cache.getFresh('a') : cache.getCached('a'))),
  );
  await wait(0);
  expect(read).toHaveBeenCalledTimes(1);
  server.answer('v1');
  expect(new Set((await answers).map((known) => JSON.stringify(known)))).toEqual(
    new Set([JSON.stringify(found('v1'))]),
  );
  read.mockImplementation(async () => 'v1');
  await Promise.all([cache.getFresh('b'), cache.getFresh('b'), cache.getFresh('c')]);
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c']);
});

/** Views a site every `every` milliseconds for `ms`; the server answers for 'other' meanwhile when it is told to. */
const viewFor = async (
  { cache, read }: ReturnType<typeof setUp>,
  ms: number,
  { others = true, every = 60_000 } = {},
) => {
  read.mockImplementation(async (key) => {
    if (key === 'other' && others) return 'v1';
    throw new GoneError('status 404');
  });
  const seen = new Set<string>();
  for (let passed = 0; passed < ms; passed += every) {
    seen.add((await cache.getFresh('a')).state);
    await cache.getFresh('other');
    await wait(every);
  }
  return [...seen];
};

test("a server's 404 is an outage for ten minutes, then the site is gone while the server answers for others", async () => {
  const site = setUp();
  await site.cache.getFresh('a');
  await wait(FRESH_FOR);
  expect(await viewFor(site, GONE_AFTER)).toEqual(['found']);
  expect(await viewFor(site, 2 * 60_000)).toEqual(['gone']);
  expect(site.tombstones.has('a')).toBe(true);
  expect(site.lines()).toContain('content.gone site=a reason="status 404"');
});

test('a server that answers 404 for every site takes none of them down, however long', async () => {
  const site = setUp();
  await site.cache.getFresh('a');
  await site.cache.getFresh('other');
  await wait(FRESH_FOR);
  expect(await viewFor(site, 10 * GONE_AFTER, { others: false })).toEqual(['found']);
});

test('one good answer in between, and the ten minutes begin again', async () => {
  const site = setUp();
  await site.cache.getFresh('a');
  await wait(FRESH_FOR);
  await viewFor(site, GONE_AFTER - 60_000);
  site.read.mockImplementation(async () => 'v2');
  await site.cache.getFresh('a');
  await wait(1);
  expect(await site.cache.getFresh('a')).toEqual(found('v2'));
  await wait(FRESH_FOR);
  expect(await viewFor(site, GONE_AFTER)).toEqual(['found']);
});

test('a site that is gone stays so over a restart and an outage, until its server has it again', async () => {
  const before = setUp();
  await before.cache.getFresh('a');
  await wait(FRESH_FOR);
  await viewFor(before, GONE_AFTER + 120_000);
  const { cache, read, tombstones, lines } = setUp({
    disk: Object.fromEntries(before.saved),
    graves: Object.fromEntries(before.tombstones),
  });
  read.mockImplementation(down);
  expect(await cache.getFresh('a')).toEqual({ state: 'gone' });
  await wait(RETRY_AFTER);
  read.mockImplementation(async () => 'v2');
  await cache.getFresh('a');
  await wait(1);
  expect(await cache.getFresh('a')).toEqual(found('v2'));
  expect([tombstones.size, lines().includes('content.restored site=a')]).toEqual([0, true]);
});

test('a site that is taken down on purpose is gone at once, and stays so although its server has it', async () => {
  const { cache, read, saved, tombstones } = setUp();
  await cache.getFresh('a');
  await cache.markGone('a');
  read.mockClear();
  for (const passed of [0, FRESH_FOR, GONE_AFTER]) {
    await wait(passed);
    expect(await cache.getCached('a')).toEqual({ state: 'gone' });
  }
  const restarted = setUp({ disk: Object.fromEntries(saved), graves: Object.fromEntries(tombstones) });
  expect(await restarted.cache.getFresh('a')).toEqual({ state: 'gone' });
  expect([read.mock.calls, restarted.read.mock.calls]).toEqual([[], []]);
  expect(await cache.revalidate('a')).toEqual(found('v1'));
});

test('taking down is undone with the last good copy, also while the server has no good answer', async () => {
  const { cache, read, tombstones } = setUp();
  await cache.getFresh('a');
  await cache.markGone('a');
  read.mockImplementation(down);
  expect(await cache.restore('a')).toEqual(found('v1'));
  expect(tombstones.size).toBe(0);
});

test('a document that nobody ever had is unavailable when its server denies it, or gone where that is told', async () => {
  const unknown = async (options: Parameters<typeof setUp>[0]) => {
    const { cache, read } = setUp(options);
    read.mockImplementation(gone);
    return (await cache.getFresh('a')).state;
  };
  expect([await unknown({}), await unknown({ withoutCopy: 'gone' })]).toEqual(['unavailable', 'gone']);
});

test('with a copy at hand nobody waits longer than 300 ms for a server that hangs, and the later ones not at all', async () => {
  const { cache, read } = setUp({ disk: { a: 'old' } });
  read.mockImplementation(held().read);
  const first = jest.fn();
  void cache.getFresh('a').then(first);
  await wait(299);
  expect(first).not.toHaveBeenCalled();
  await wait(1);
  expect(first).toHaveBeenCalledWith({ ...found('old'), isLate: true });
  const later = jest.fn();
  void cache.getFresh('a').then(later);
  await wait(0);
  expect(later).toHaveBeenCalledWith({ ...found('old'), isLate: true });
  expect(await cache.getCached('a')).toEqual(found('old'));
});

test('after a restart a server that answers within 300 ms comes before the copy on disk', async () => {
  const { cache, read } = setUp({ disk: { a: 'old' } });
  const server = held();
  read.mockImplementation(server.read);
  const fresh = cache.getFresh('a');
  await wait(200);
  server.answer('new');
  expect(await fresh).toEqual(found('new'));
});

test.each([-3_600_000, 3_600_000])(
  "a step of the system's clock by %d ms neither keeps a copy fresh nor a server alone",
  async (step) => {
    const { cache, read } = setUp();
    await cache.getFresh('a');
    jest.setSystemTime(Date.now() + step);
    await wait(FRESH_FOR - 1);
    await cache.getFresh('a');
    expect(read).toHaveBeenCalledTimes(1);
    await wait(1);
    read.mockImplementation(down);
    await cache.getFresh('a');
    expect(read).toHaveBeenCalledTimes(2);
    jest.setSystemTime(Date.now() + step);
    await wait(RETRY_AFTER);
    await cache.getFresh('a');
    expect(read).toHaveBeenCalledTimes(3);
  },
);

test('a new cache on the same data uses its own code: nothing of the old one is called', async () => {
  const state = createCacheState<string>(1_000_000);
  const before = setUp({ state });
  await before.cache.getFresh('a');
  await wait(FRESH_FOR);
  const after = setUp({ state });
  after.read.mockImplementation(async () => 'v2');
  expect(await after.cache.getFresh('a')).toEqual(found('v2'));
  expect([before.read.mock.calls.length, before.parse.mock.calls.length]).toEqual([1, 1]);
});

test('after a failure the server is left alone for a while', async () => {
  const { cache, read } = setUp();
  read.mockImplementation(down);
  await cache.getFresh('a');
  await wait(RETRY_AFTER - 1);
  await cache.getFresh('a');
  await cache.getCached('a');
  expect(read).toHaveBeenCalledTimes(1);
  await wait(1);
  await cache.getFresh('a');
  expect(read).toHaveBeenCalledTimes(2);
});

test('how long it is left alone can be told', async () => {
  const { cache, read } = setUp({ retryAfter: 60_000 });
  read.mockImplementation(down);
  await cache.getFresh('a');
  await wait(59_999);
  await cache.getFresh('a');
  expect(read).toHaveBeenCalledTimes(1);
  await wait(1);
  await cache.getFresh('a');
  expect(read).toHaveBeenCalledTimes(2);
});

test('getCached gives a copy that is due at once, and reads behind it', async () => {
  const { cache, read } = setUp();
  await cache.getFresh('a');
  await wait(FRESH_FOR);
  const server = held();
  read.mockImplementation(server.read);
  expect(await cache.getCached('a')).toEqual(found('v1'));
  expect(read).toHaveBeenCalledTimes(2);
  server.answer('v2');
  await wait(0);
  expect(await cache.getCached('a')).toEqual(found('v2'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('reread waits for a read that is under way, and then reads again', async () => {
  const { cache, read } = setUp();
  const first = held();
  const second = held();
  read.mockImplementationOnce(first.read).mockImplementationOnce(second.read);
  const visitor = cache.getFresh('a');
  await wait(0);
  const rereads = [cache.revalidate('a'), cache.revalidate('a')];
  await wait(0);
  expect(read).toHaveBeenCalledTimes(1);
  first.answer('before the change');
  expect(await visitor).toEqual(found('before the change'));
  await wait(0);
  second.answer('after the change');
  expect(await Promise.all(rereads)).toEqual([found('after the change'), found('after the change')]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reread asks also when the copy is fresh or the server has just failed, and says why it failed', async () => {
  const { cache, read } = setUp();
  await cache.getFresh('a');
  read.mockImplementation(down);
  expect(await cache.revalidate('a')).toEqual(found('v1'));
  expect(cache.failureOf('a')).toBe('status 500');
  read.mockImplementation(async () => 'v2');
  expect(await cache.revalidate('a')).toEqual(found('v2'));
  expect([cache.failureOf('a'), cache.failureOf('never asked for')]).toEqual([null, null]);
});

test('memory holds no more bytes than it may; the least recently asked for goes first', async () => {
  const { cache, read, saved } = setUp({ maxBytes: 250_000 });
  read.mockImplementation(async (key) => key.repeat(30_000));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    await cache.getFresh(key);
    saved.clear();
  }
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b']);
});

test('a document that parse refuses is an outage: the last good one stays, in memory and on disk', async () => {
  const { cache, read, saved } = setUp();
  await cache.getFresh('a');
  await wait(FRESH_FOR);
  read.mockImplementation(async () => 'nonsense');
  expect(await cache.getFresh('a')).toEqual(found('v1'));
  expect(cache.failureOf('a')).toBe('the answer is not a content record');
  expect(saved.get('a')).toBe('v1');
});

test('an outage is logged once for each reason, however often it is met, and its end once', async () => {
  const { cache, read, lines } = setUp();
  for (const fail of [
    down,
    down,
    down,
    () => Promise.reject(Object.assign(new Error('slow'), { name: 'TimeoutError' })),
    down,
  ]) {
    read.mockImplementation(fail);
    await cache.getFresh('a');
    await wait(RETRY_AFTER);
  }
  read.mockImplementation(async () => 'v1');
  await cache.getFresh('a');
  expect(lines()).toEqual([
    'content.read-failed site=a reason="status 500"',
    'content.read-failed site=a reason="no answer in time"',
    'content.read-failed site=a reason="status 500"',
    'content.recovered site=a',
  ]);
});

test('an answer that parse refuses is no recovery, and is logged once', async () => {
  const { cache, read, lines } = setUp();
  for (const answer of [down, async () => 'nonsense', async () => 'nonsense', async () => 'nonsense']) {
    read.mockImplementation(answer);
    await cache.getFresh('a');
    await wait(RETRY_AFTER);
  }
  expect(lines()).toEqual([
    'content.read-failed site=a reason="status 500"',
    'content.read-failed site=a reason="the answer is not a content record"',
  ]);
});
