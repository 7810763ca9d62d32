import { mayCount } from './visit-limit';

const HOUR = 60 * 60 * 1000;

beforeAll(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterAll(() => jest.useRealTimers());

const often = (times: number, site: string, network: string) =>
  Array.from({ length: times }, () => mayCount(site, network)).filter(Boolean).length;

test('a network adds 30 visits to a site in the hour that begins with its first, and then again', () => {
  expect(often(1, 'a', '192.0.2.1')).toBe(1);
  jest.advanceTimersByTime(HOUR - 1);
  expect(often(50, 'a', '192.0.2.1')).toBe(29);
  jest.advanceTimersByTime(2);
  expect(often(50, 'a', '192.0.2.1')).toBe(30);
});

test('other networks, and other sites, are counted for themselves', () => {
  expect([often(40, 'b', '192.0.2.1'), often(40, 'b', '192.0.2.2'), often(40, 'c', '192.0.2.1')]).toEqual([
    30, 30, 30,
  ]);
});
