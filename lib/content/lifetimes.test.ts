import { env } from '@/lib/platform/env';
import { frontSeconds, memoryMs, pageSeconds, pictureSeconds } from './lifetimes';

jest.mock('@/lib/platform/env', () => ({ env: jest.fn() }));

const withSeconds = (revalidateSeconds: number) =>
  jest.mocked(env).mockReturnValue({ revalidateSeconds } as ReturnType<typeof env>);

test.each([2, 3, 59, 60, 61, 86_400])(
  'the record, the page made from it and the page cache in front share REVALIDATE_SECONDS=%d',
  (seconds) => {
    withSeconds(seconds);
    expect(frontSeconds() + pageSeconds() + memoryMs() / 1000).toBe(seconds);
    expect(memoryMs() / 1000 - frontSeconds()).toBeLessThanOrEqual(2);
  },
);

test('with the shortest time a page lives one second, and a record none', () => {
  withSeconds(1);
  expect([frontSeconds(), pageSeconds(), memoryMs()]).toEqual([0, 1, 0]);
});

test.each([
  [60, 3_600],
  [12_000, 4_000],
])('with REVALIDATE_SECONDS=%d a drawn picture is fresh for %d seconds', (seconds, expected) => {
  withSeconds(seconds);
  expect(pictureSeconds()).toBe(expected);
});
