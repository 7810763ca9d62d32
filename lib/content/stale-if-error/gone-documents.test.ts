import { GoneError } from '@/lib/platform/http/bounded-fetch';
import { down, found, FRESH_FOR, gone, GONE_AFTER, held, RETRY_AFTER } from '@/test/stale-if-error';
import { setUp, wait, withDueCopy, withFakeClock } from '@/test/stale-if-error';

withFakeClock();

/** Views 'a', which is a 404, every `every` milliseconds. @param others whether 'other' is answered */
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

/** The same disk, under a new process. */
const restarted = ({ saved, tombstones }: ReturnType<typeof setUp>) =>
  setUp({ disk: Object.fromEntries(saved), tombstonesOnDisk: Object.fromEntries(tombstones) });

test("a server's 404 is an outage for ten minutes, then the site is gone while the server answers for others", async () => {
  const site = await withDueCopy();
  expect(await viewFor(site, GONE_AFTER)).toEqual(['found']);
  expect(await viewFor(site, 2 * 60_000)).toEqual(['gone']);
  expect(site.tombstones.has('a')).toBe(true);
  expect(site.lines()).toContain('content.gone site=a reason="status 404"');
});

test('a site that still answers 404 after an outage of the whole server stays for ten more minutes', async () => {
  const site = setUp();
  await site.cache.getFresh('a');
  await site.cache.getFresh('other');
  await wait(FRESH_FOR);
  await viewFor(site, 3 * GONE_AFTER, { others: false });
  expect(await viewFor(site, GONE_AFTER)).toEqual(['found']);
  expect(await viewFor(site, 2 * 60_000)).toEqual(['gone']);
});

test.each([
  ['a good answer', async () => 'v2', 'v2', FRESH_FOR],
  ['another failure', down, 'v1', RETRY_AFTER],
])('%s restarts the ten minutes', async (_, answer, shown, pause) => {
  const site = await withDueCopy();
  await viewFor(site, GONE_AFTER - 60_000);
  await wait(RETRY_AFTER);
  site.read.mockImplementation(answer);
  await site.cache.getFresh('a');
  await wait(1);
  expect(await site.cache.getFresh('a')).toEqual(found(shown));
  await wait(pause);
  expect(await viewFor(site, GONE_AFTER)).toEqual(['found']);
});

test('404s of two outages are not added up: a site without visits in between is not gone', async () => {
  const site = await withDueCopy();
  await viewFor(site, 120_000, { others: false });
  site.read.mockImplementation(down);
  await wait(GONE_AFTER);
  site.read.mockImplementation(async () => 'v1');
  for (let hour = 0; hour < 3; hour += 1) {
    await wait(3_600_000);
    await site.cache.getFresh('other');
  }
  expect(await viewFor(site, 120_000, { others: false })).toEqual(['found']);
});

test('a flapping server takes no site down, however rarely it is visited', async () => {
  const site = await withDueCopy();
  // Each visit gets a 404; every second read between visits gets a good answer.
  let reads = 0;
  for (let visit = 0; visit < 20; visit += 1) {
    site.read.mockImplementation(gone);
    expect(await site.cache.getFresh('a')).toEqual(found('v1'));
    site.read.mockImplementation(async (key) => (key === 'a' && (reads += 1) % 2 ? gone() : 'v1'));
    await site.cache.getFresh('other');
    await wait(GONE_AFTER);
  }
  expect(site.tombstones.size).toBe(0);
});

test('a site without further visits is gone after ten minutes of 404s', async () => {
  const site = await withDueCopy();
  await viewFor(site, 60_000);
  await wait(GONE_AFTER / 2);
  await site.cache.getFresh('other');
  await wait(GONE_AFTER / 2);
  expect(site.tombstones.has('a')).toBe(true);
  expect(await site.cache.getFresh('a')).toEqual({ state: 'gone' });
});

test('a gone site stays gone after a restart and in an outage, until the server returns it', async () => {
  const before = await withDueCopy();
  await viewFor(before, GONE_AFTER + 120_000);
  const { cache, read, tombstones, lines } = restarted(before);
  read.mockImplementation(down);
  expect(await cache.getFresh('a')).toEqual({ state: 'gone' });
  await wait(RETRY_AFTER);
  read.mockImplementation(async () => 'v2');
  await cache.getFresh('a');
  await wait(1);
  expect(await cache.getFresh('a')).toEqual(found('v2'));
  expect([tombstones.size, lines().includes('content.restored site=a')]).toEqual([0, true]);
});

test('a site that is marked as gone stays gone although the server returns it', async () => {
  const before = setUp();
  const { cache, read } = before;
  await cache.getFresh('a');
  await cache.markGone('a');
  read.mockClear();
  for (const passed of [0, FRESH_FOR, GONE_AFTER]) {
    await wait(passed);
    expect(await cache.getCached('a')).toEqual({ state: 'gone' });
    expect(await cache.revalidate('a')).toEqual({ state: 'gone' });
  }
  const after = restarted(before);
  expect(await after.cache.revalidate('a')).toEqual({ state: 'gone' });
  expect([read.mock.calls, after.read.mock.calls]).toEqual([[], []]);
  expect(await cache.restore('a')).toEqual(found('v1'));
});

test('reads that are open while a site is taken down do not bring it back', async () => {
  const { cache, read, tombstones } = await withDueCopy();
  const { read: open, answer } = held();
  read.mockImplementation(open);
  const reads = [cache.getFresh('a'), cache.revalidate('a')];
  await wait(1);
  const takenDown = cache.markGone('a');
  answer('v2');
  read.mockImplementation(async () => 'v3');
  await Promise.all([...reads, takenDown, cache.revalidate('a')]);
  expect([await cache.getFresh('a'), tombstones.has('a')]).toEqual([{ state: 'gone' }, true]);
});

test('restoring shows the last good copy, also in an outage', async () => {
  const { cache, read, tombstones } = setUp();
  await cache.getFresh('a');
  await cache.markGone('a');
  read.mockImplementation(down);
  expect(await cache.restore('a')).toEqual(found('v1'));
  expect(tombstones.size).toBe(0);
});

test('a 404 for a document without a copy means unavailable, or gone with `withoutCopy`', async () => {
  const unknown = async (options: Parameters<typeof setUp>[0]) => {
    const { cache, read } = setUp(options);
    read.mockImplementation(gone);
    return (await cache.getFresh('a')).state;
  };
  expect([await unknown({}), await unknown({ withoutCopy: 'gone' })]).toEqual(['unavailable', 'gone']);
});
