import { GoneError } from '@/lib/http/fetch-json';
import { createStaleIfErrorCache } from './stale-if-error-cache';
import type { Snapshots } from './snapshots';

const FRESH_FOR = 30_000;
const RETRY_AFTER = 2_000;

/** A cache over a server and a disk that the test plays; the server answers 'v1' unless it is told otherwise. */
const setUp = ({
  max = 100,
  disk = {} as Record<string, unknown>,
  retryAfter = undefined as number | undefined,
} = {}) => {
  const saved = new Map(Object.entries(disk));
  const read = jest.fn(async (_key: string): Promise<unknown> => 'v1');
  const parse = jest.fn((document: unknown) => {
    if (document === 'nonsense') throw new Error('the answer is not a content record');
    return `site ${String(document)}`;
  });
  const snapshots = {
    read: jest.fn(async (key) => saved.get(key)),
    write: jest.fn(async (key, document) => void saved.set(key, document)),
    remove: jest.fn(async (key) => void saved.delete(key)),
  } satisfies Snapshots;
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const told = jest.spyOn(console, 'log').mockImplementation(() => {});
  const lines = () => [...warned.mock.calls, ...told.mock.calls].map(([line]) => String(line));
  return {
    cache: createStaleIfErrorCache({
      name: 'content',
      keyName: 'site',
      read,
      parse,
      snapshots,
      freshFor: FRESH_FOR,
      max,
      retryAfter,
    }),
    read,
    parse,
    snapshots,
    saved,
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
  expect(read).toHaveBeenCalledTimes(1);
  server.answer('v1');
  expect(new Set((await answers).map((known) => JSON.stringify(known)))).toEqual(
    new Set([JSON.stringify(found('v1'))]),
  );
  read.mockImplementation(async () => 'v1');
  await Promise.all([cache.getFresh('b'), cache.getFresh('b'), cache.getFresh('c')]);
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c']);
});

test("gone is the server's word: the copies in memory and on disk go too, also through a later outage", async () => {
  const { cache, read, saved } = setUp();
  await cache.getFresh('a');
  await wait(FRESH_FOR);
  read.mockImplementation(gone);
  expect(await cache.getFresh('a')).toEqual({ state: 'gone' });
  expect(saved.has('a')).toBe(false);
  await wait(FRESH_FOR);
  read.mockImplementation(down);
  expect(await cache.getFresh('a')).toEqual({ state: 'gone' });
  await wait(RETRY_AFTER);
  read.mockImplementation(async () => 'v2');
  expect(await cache.getFresh('a')).toEqual(found('v2'));
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

test('memory holds no more than max documents; the least recently asked for goes first', async () => {
  const { cache, read } = setUp({ max: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.getFresh(key);
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
