import { env } from '@/lib/env';
import { memoryMs, pageSeconds, pictureSeconds } from './lifetimes';

jest.mock('@/lib/env', () => ({ env: jest.fn() }));

const withSeconds = (revalidateSeconds: number) =>
  jest.mocked(env).mockReturnValue({ revalidateSeconds } as ReturnType<typeof env>);

test.each([2, 3, 59, 60, 61, 86_400])(
  'a page and the record behind it are together no older than REVALIDATE_SECONDS=%d',
  (seconds) => {
    withSeconds(seconds);
    expect(pageSeconds() + memoryMs() / 1000).toBe(seconds);
    expect(Math.abs(pageSeconds() - memoryMs() / 1000)).toBeLessThanOrEqual(1);
  },
);

test("the shortest time is a whole second of the page's, and none of the record's", () => {
  withSeconds(1);
  expect([pageSeconds(), memoryMs()]).toEqual([1, 0]);
});

test.each([
  [60, 3_600],
  [10_000, 5_000],
])('with REVALIDATE_SECONDS=%d a drawn picture is fresh for %d seconds', (seconds, expected) => {
  withSeconds(seconds);
  expect(pictureSeconds()).toBe(expected);
});
