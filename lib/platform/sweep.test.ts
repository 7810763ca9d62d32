import { loggedLines } from '@/test/server';
import { startSweeping, sweep, sweepAll, type OldItem, type Sweepable } from './sweep';

const NOW = 1_000_000;
let gone: string[];
let lines: string[];

beforeEach(() => {
  [gone, lines] = [[], loggedLines()];
});

/** A sweepable folder with items of these ages and sizes. */
const room = (
  items: [name: string, age: number, bytes?: number][],
  more: Partial<Sweepable> = {},
): Sweepable => ({
  name: 'things',
  items: async () =>
    items.map(([name, age, bytes]): OldItem => ({
      since: NOW - age,
      bytes,
      remove: async () => gone.push(name),
    })),
  maxAgeMs: 100,
  everyMs: 600_000,
  ...more,
});

test('what is older than the maximum age goes, oldest first', async () => {
  const things: [string, number][] = [
    ['young', 100],
    ['old', 101],
    ['oldest', NOW],
  ];
  expect(await sweep(room(things), NOW)).toBe(2);
  expect(gone).toEqual(['oldest', 'old']);
});

test('above the maximum of bytes the oldest items are removed, down to nine tenths of it', async () => {
  const items: [string, number, number][] = [
    ['a', 10, 30],
    ['b', 20, 30],
    ['c', 30, 30],
    ['old', 200, 500],
  ];
  expect(await sweep(room(items, { maxBytes: 90 }), NOW)).toBe(1);
  expect(await sweep(room(items, { maxBytes: 60 }), NOW)).toBe(3);
  expect(gone).toEqual(['old', 'old', 'c', 'b']);
});

test('one sweep removes a limited number; the next goes on', async () => {
  const remove = async () => {};
  const many = Array.from({ length: 30_000 }, () => ({ since: 0, remove }));
  expect(await sweep(room([], { items: async () => many }), NOW)).toBe(20_000);
});

test('one line names what was removed; a sweep that fails is logged, and does not stop the others', async () => {
  const failing = room([], { name: 'broken', items: () => Promise.reject(new Error('no disk')) });
  await sweepAll([room([['a', 200]]), failing, room([['b', 200]], { name: 'others' })], NOW);
  expect(lines).toEqual(['sweep.failed of=broken reason="no disk"', 'sweep.removed things=1 others=1']);
  await sweepAll([room([['a', 1]])], NOW);
  expect(lines).toHaveLength(2);
});

test('each room is swept in its own rhythm, and none while a sweep runs', async () => {
  jest.useFakeTimers();
  const [frequent, rare] = [jest.fn(async () => []), jest.fn(async () => [])];
  const [MINUTE, HOUR] = [60_000, 60 * 60_000];
  startSweeping([
    room([], { items: frequent, everyMs: 10 * MINUTE }),
    room([], { items: rare, everyMs: 24 * HOUR, firstAfterMs: HOUR }),
  ]);
  const counts = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return [frequent.mock.calls.length, rare.mock.calls.length];
  };
  expect(await counts(0)).toEqual([1, 0]);
  expect(await counts(59 * MINUTE)).toEqual([6, 0]);
  expect(await counts(MINUTE)).toEqual([7, 1]);
  expect(await counts(24 * HOUR - 1)).toEqual([150, 1]);
  expect(await counts(1)).toEqual([151, 2]);
  let finish = (_: never[]) => {};
  frequent.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  expect(await counts(60 * MINUTE)).toEqual([152, 2]);
  finish([]);
  expect(await counts(10 * MINUTE)).toEqual([153, 2]);
});
