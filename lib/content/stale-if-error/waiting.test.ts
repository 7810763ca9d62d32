import { down, found, FRESH_FOR, held, RETRY_AFTER } from '@/test/stale-if-error';
import { setUp, wait, withDueCopy, withFakeClock } from '@/test/stale-if-error';

withFakeClock();

const late = (document: string) => ({ ...found(document), isLate: true });
/** What a view of a site shows, once it does. */
const viewOf = (cache: ReturnType<typeof setUp>['cache'], key: string) => {
  const shown = jest.fn();
  void cache.getFresh(key).then(shown);
  return shown;
};

test('fifty concurrent reads of a key are one request', async () => {
  const { cache, read } = setUp();
  const server = held();
  read.mockImplementation(server.read);
  const answers = Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? cache.getFresh('a') : cache.getCached('a'))),
  );
  await wait(0);
  expect(read).toHaveBeenCalledTimes(1);
  server.answer('v1');
  for (const known of await answers) expect(known).toEqual(found('v1'));
  read.mockImplementation(async () => 'v1');
  await Promise.all([cache.getFresh('b'), cache.getFresh('b'), cache.getFresh('c')]);
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c']);
});

test('with a copy nobody waits longer than 300 ms for a server that hangs, and later reads do not wait', async () => {
  const { cache, read } = setUp({ disk: { a: 'old' } });
  read.mockImplementation(held().read);
  const first = viewOf(cache, 'a');
  await wait(299);
  expect(first).not.toHaveBeenCalled();
  await wait(1);
  expect(first).toHaveBeenCalledWith(late('old'));
  const later = viewOf(cache, 'a');
  await wait(0);
  expect(later).toHaveBeenCalledWith(late('old'));
  expect(await cache.getCached('a')).toEqual(found('old'));
});

test('while the read of one key hangs, reads of other keys with a copy do not wait', async () => {
  const { cache, read } = setUp({ disk: { a: 'old a', b: 'old b' } });
  read.mockImplementation(held().read);
  void cache.getFresh('a');
  await wait(300);
  const other = viewOf(cache, 'b');
  await wait(0);
  expect(other).toHaveBeenCalledWith(late('old b'));
});

test('a copy in an outage is not late: its pages are not rendered again every 2 seconds', async () => {
  const { cache, read } = await withDueCopy();
  read.mockImplementation(down);
  await cache.getFresh('a');
  await wait(RETRY_AFTER);
  read.mockImplementation(held().read);
  const later = viewOf(cache, 'a');
  await wait(300);
  expect(later).toHaveBeenCalledWith(found('v1'));
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
  'a clock step of %d ms neither keeps a copy fresh nor extends a pause',
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

test.each([undefined, 60_000])(
  'after a failure the cache pauses before it asks again: %p',
  async (retryAfter) => {
    const { cache, read } = setUp({ retryAfter });
    read.mockImplementation(down);
    await cache.getFresh('a');
    await wait((retryAfter ?? RETRY_AFTER) - 1);
    await cache.getFresh('a');
    await cache.getCached('a');
    expect(read).toHaveBeenCalledTimes(1);
    await wait(1);
    await cache.getFresh('a');
    expect(read).toHaveBeenCalledTimes(2);
  },
);

test('getCached returns a copy that is due at once, and reads in the background', async () => {
  const { cache, read } = await withDueCopy();
  const server = held();
  read.mockImplementation(server.read);
  expect(await cache.getCached('a')).toEqual(found('v1'));
  expect(read).toHaveBeenCalledTimes(2);
  server.answer('v2');
  await wait(0);
  expect(await cache.getCached('a')).toEqual(found('v2'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('revalidate waits for a read that is under way, and then reads again', async () => {
  const { cache, read } = setUp();
  const first = held();
  const second = held();
  read.mockImplementationOnce(first.read).mockImplementationOnce(second.read);
  const visitor = cache.getFresh('a');
  await wait(0);
  const revalidations = [cache.revalidate('a'), cache.revalidate('a')];
  await wait(0);
  expect(read).toHaveBeenCalledTimes(1);
  first.answer('before the change');
  expect(await visitor).toEqual(found('before the change'));
  await wait(0);
  second.answer('after the change');
  expect(await Promise.all(revalidations)).toEqual([found('after the change'), found('after the change')]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('revalidate reads also a fresh copy and during a pause, and returns why it failed', async () => {
  const { cache, read } = setUp();
  await cache.getFresh('a');
  read.mockImplementation(down);
  expect(await cache.revalidate('a')).toEqual(found('v1'));
  expect(cache.failureOf('a')).toBe('status 500');
  read.mockImplementation(async () => 'v2');
  expect(await cache.revalidate('a')).toEqual(found('v2'));
  expect([cache.failureOf('a'), cache.failureOf('never asked for')]).toEqual([null, null]);
});

test('a read that never ends is given up after a minute, and the next one succeeds', async () => {
  const { cache, read, lines } = setUp({ disk: { a: 'old' } });
  read.mockImplementation(held().read);
  await cache.getCached('a');
  const published = cache.revalidate('a');
  await wait(1);
  read.mockImplementation(async () => 'new');
  await wait(60_000);
  expect([await published, read.mock.calls.length]).toEqual([found('new'), 2]);
  expect(lines()).toContain('content.read-failed site=a reason="no answer in 60 seconds"');
});

test('however many sites are viewed, a server that hangs has 64 open requests', async () => {
  const keys = Array.from({ length: 200 }, (_, index) => `copy ${index}`);
  const { cache, read } = setUp({ disk: Object.fromEntries(keys.map((key) => [key, 'old'])) });
  read.mockImplementation(held().read);
  const copies = await Promise.all(keys.map((key) => cache.getCached(key)));
  expect(copies).toEqual(keys.map(() => found('old')));
  const unknown = cache.getFresh('without a copy');
  await wait(300);
  expect(read).toHaveBeenCalledTimes(64);
  expect(await cache.getFresh('copy 199')).toEqual(late('old'));
  await wait(60_000);
  expect(await unknown).toEqual({ state: 'unavailable' });
  read.mockImplementation(async () => 'new');
  await wait(RETRY_AFTER);
  expect(await cache.revalidate('copy 199')).toEqual(found('new'));
});
