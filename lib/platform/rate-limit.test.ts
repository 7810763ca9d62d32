import { execFileSync } from 'node:child_process';
import { createRateLimit } from './rate-limit';

test("a key has its points per window, then must wait for the window's end", () => {
  let clock = 1_000_000;
  const limit = createRateLimit({ points: 2, windowMs: 60_000, now: () => clock });
  expect([limit('a'), limit('a'), limit('a'), limit('b')]).toEqual([null, null, 60_000, null]);
  clock += 59_000;
  expect(limit('a')).toBe(1_000);
  clock += 1_000;
  expect([limit('a'), limit('a'), limit('a')]).toEqual([null, null, 60_000]);
});

test('the least recently used key is forgotten when there are too many', () => {
  const limit = createRateLimit({ points: 1, windowMs: 60_000, maxKeys: 2 });
  expect([limit('a'), limit('b'), limit('c'), limit('a')]).toEqual([null, null, null, null]);
});

test('100,000 addresses take at most 20 MB', () => {
  const script = `
    import { loadTypeScript } from './scripts/load-typescript.mjs';
    const { createRateLimit } = await loadTypeScript('lib/platform/rate-limit.ts');
    const limit = createRateLimit({ points: 20, windowMs: 600_000 });
    for (let n = 0; n < 1_000; n += 1) limit('warm ' + n);
    gc();
    const before = process.memoryUsage();
    for (let n = 0; n < 100_000; n += 1) limit('demo 10.' + (n >> 16) + '.' + ((n >> 8) & 255) + '.' + (n & 255));
    gc();
    const after = process.memoryUsage();
    console.log(after.heapUsed + after.external + after.arrayBuffers - before.heapUsed - before.external - before.arrayBuffers);
    limit('kept');
  `;
  const bytes = Number(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
      encoding: 'utf8',
    }),
  );
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(20_000_000);
}, 60_000);
