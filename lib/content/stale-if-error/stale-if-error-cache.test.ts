import {
  down,
  found,
  FRESH_FOR,
  RETRY_AFTER,
  setUp,
  wait,
  withDueCopy,
  withFakeClock,
} from '@/test/stale-if-error';
import { createCacheState } from './stale-if-error-cache';

withFakeClock();

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

test('without a usable copy a document is unavailable', async () => {
  const { cache, read, lines } = setUp({ disk: { b: 'nonsense' } });
  read.mockImplementation(down);
  expect(await cache.getFresh('a')).toEqual({ state: 'unavailable' });
  expect(await cache.getFresh('b')).toEqual({ state: 'unavailable' });
  expect(lines().filter((line) => line.startsWith('content.snapshot-unusable'))).toHaveLength(1);
});

test('a changed answer is written to disk; an unchanged one is neither written nor parsed', async () => {
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

describe('a copy that had to make room in memory', () => {
  const evicted = async () => {
    const state = createCacheState(1_500, (value: string) => `outline of ${value}`);
    const all = setUp({ state });
    await all.cache.getFresh('a');
    await all.cache.getFresh('b');
    expect([...state.entries.keys()]).toEqual(['b']);
    all.read.mockClear();
    return { ...all, state };
  };

  test('is read from disk without asking the server while it is fresh', async () => {
    const { cache, read } = await evicted();
    await wait(FRESH_FOR - 1);
    expect(await cache.getCached('a')).toEqual(found('v1'));
    expect(read).not.toHaveBeenCalled();
    await wait(1);
    await cache.getCached('a');
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is still known by its outline, without a look at disk or server', async () => {
    const { cache, read, snapshots } = await evicted();
    snapshots.read.mockClear();
    expect(await cache.getOutline('a')).toEqual({ state: 'found', value: 'outline of site v1' });
    expect([snapshots.read.mock.calls, read.mock.calls]).toEqual([[], []]);
    expect(await cache.getOutline('b')).toEqual(found('v1'));
    expect(await cache.getOutline('c')).toEqual(found('v1'));
  });

  test('is refreshed in the background when its outline is asked for and it is due', async () => {
    const { cache, read, state } = await evicted();
    await wait(FRESH_FOR);
    read.mockImplementation(async () => 'v2');
    expect((await cache.getOutline('a')).state).toBe('found');
    await wait(0);
    expect(state.entries.get('a')?.known).toEqual(found('v2'));
  });

  test('is not known any more once the site is taken down', async () => {
    const { cache, state } = await evicted();
    await cache.markGone('a');
    await cache.getFresh('b');
    expect(await cache.getOutline('a')).toEqual({ state: 'gone' });
    state.entries.clear();
    expect(await cache.getOutline('a')).toEqual({ state: 'gone' });
  });

  test('is forgotten with the others', async () => {
    const { cache, state } = await evicted();
    cache.forget(() => true);
    expect([state.entries.size, state.evicted.size]).toEqual([0, 0]);
  });

  test('is due when the disk holds another one', async () => {
    const { cache, read, saved } = await evicted();
    saved.set('a', 'v0');
    expect(await cache.getCached('a')).toEqual(found('v0'));
    expect(read).toHaveBeenCalledTimes(1);
  });
});

test('what is kept for comparison is a digest, however large the document is', async () => {
  const state = createCacheState<string, string>(1_000_000);
  const { cache, read } = setUp({ state });
  read.mockImplementation(async () => 'x'.repeat(100_000));
  await cache.getFresh('a');
  expect(state.entries.get('a')?.digest).toMatch(/^[\w-]{43}$/);
});

test('a disk that cannot be written is logged, and the copy in memory is used', async () => {
  const { cache, snapshots, lines } = setUp();
  snapshots.write.mockRejectedValue(new Error('ENOSPC'));
  expect(await cache.getFresh('a')).toEqual(found('v1'));
  expect(lines()).toEqual(['content.snapshot-not-written site=a reason=ENOSPC']);
});

test('a new cache on the same state uses its own functions', async () => {
  const state = createCacheState<string, string>(1_000_000);
  const before = await withDueCopy({ state });
  const after = setUp({ state });
  after.read.mockImplementation(async () => 'v2');
  expect(await after.cache.getFresh('a')).toEqual(found('v2'));
  expect([before.read.mock.calls.length, before.parse.mock.calls.length]).toEqual([1, 1]);
});

test('memory stays below its limit; the least recently used copy goes first', async () => {
  const { cache, read, saved } = setUp({ maxBytes: 250_000 });
  read.mockImplementation(async (key) => key.repeat(30_000));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    await cache.getFresh(key);
    saved.clear();
  }
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b']);
});

test('a document that `parse` refuses is an outage: the last good copy stays, in memory and on disk', async () => {
  const { cache, read, saved } = await withDueCopy();
  read.mockImplementation(async () => 'nonsense');
  expect(await cache.getFresh('a')).toEqual(found('v1'));
  expect(cache.failureOf('a')).toBe('the answer is not a content record');
  expect(saved.get('a')).toBe('v1');
});

const slow = () => Promise.reject(Object.assign(new Error('slow'), { name: 'TimeoutError' }));
const good = async () => 'v1';
const nonsense = async () => 'nonsense';

test.each([
  [
    'an outage is logged once per reason, and its end once',
    [down, down, down, slow, down, good],
    ['"status 500"', '"no answer in time"', '"status 500"', 'content.recovered site=a'],
  ],
  [
    'an answer that `parse` refuses is no recovery, and is logged once',
    [down, nonsense, nonsense, nonsense],
    ['"status 500"', '"the answer is not a content record"'],
  ],
])('%s', async (_, answers, logged) => {
  const { cache, read, lines } = setUp();
  for (const answer of answers) {
    read.mockImplementation(answer);
    await cache.getFresh('a');
    await wait(RETRY_AFTER);
  }
  expect(lines().map((line) => line.replace('content.read-failed site=a reason=', ''))).toEqual(logged);
});
