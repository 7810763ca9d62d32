import { loggedLines, startServer } from '@/test/server';
import { MEMORY_BUDGET, MEMORY_OF_NETWORK, reserveMemory } from './photo-capacity';

const freeBytes = { now: 0 };
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  statfs: async () => ({ bavail: freeBytes.now / 4096, bsize: 4096 }),
}));

test('photos are refused while the disk is nearly full; the log says when that begins and ends', async () => {
  const logged = loggedLines();
  startServer({});
  const { hasRoomForPhotos, MIN_FREE_BYTES } = await import('./photo-capacity');
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const after = async (free: number) => {
    freeBytes.now = free;
    clock += 5_000;
    return hasRoomForPhotos();
  };
  expect([
    await after(MIN_FREE_BYTES + 4096),
    await after(MIN_FREE_BYTES - 4096),
    await after(0),
    await after(MIN_FREE_BYTES + 4096),
  ]).toEqual([true, false, false, true]);
  expect(logged.map((line) => line.replace(/ freeBytes=\d+/, ''))).toEqual([
    'leads.disk photos=refused',
    'leads.disk photos=accepted',
  ]);
});

test("a database on another machine does not depend on this machine's disk", async () => {
  freeBytes.now = 0;
  startServer({ DATABASE_URL: 'postgres://test@127.0.0.1/none' });
  expect(await (await import('./photo-capacity')).hasRoomForPhotos()).toBe(true);
});

test('all requests together stay within the budget, each network within its share; released memory is free again', () => {
  const networks = ['a', 'b', 'c', 'd'].map((network) => reserveMemory(network));
  const [a, b] = networks;
  expect(networks.map((of) => of.growTo(MEMORY_OF_NETWORK))).toEqual([true, true, true, true]);
  const late = reserveMemory('e');
  expect([late.growTo(1), a?.growTo(MEMORY_OF_NETWORK - 10), late.growTo(10), late.growTo(11)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const second = reserveMemory('b');
  a?.release();
  expect([second.growTo(1), b?.growTo(MEMORY_OF_NETWORK - 1), second.growTo(1)]).toEqual([false, true, true]);
  for (const of of [...networks, late, second]) of.release();
  a?.release();
  expect(Array.from({ length: 4 }, (_, n) => reserveMemory(`${n}`).growTo(MEMORY_OF_NETWORK))).toEqual(
    Array(4).fill(true),
  );
  expect(MEMORY_BUDGET).toBe(4 * MEMORY_OF_NETWORK);
});
