import { startServer } from '@/test/site';
import { MEMORY_BUDGET, reserveMemory } from './photo-capacity';

const freeBytes = { now: 0 };
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  statfs: async () => ({ bavail: freeBytes.now / 4096, bsize: 4096 }),
}));

test('photos are refused while the disk is nearly full; the log says when that begins and ends', async () => {
  const logged: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
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

test('all requests together stay within the budget, and released memory can be used again', () => {
  const [one, two] = [reserveMemory(), reserveMemory()];
  expect([one.growTo(100), one.growTo(MEMORY_BUDGET - 50), two.growTo(50), two.growTo(51)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  one.release();
  expect(two.growTo(MEMORY_BUDGET)).toBe(true);
  one.release();
  expect(one.growTo(1)).toBe(false);
  two.release();
  expect(one.growTo(MEMORY_BUDGET)).toBe(true);
  one.release();
});
