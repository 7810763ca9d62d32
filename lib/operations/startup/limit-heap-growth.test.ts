import { execFileSync } from 'node:child_process';

/** The largest heap of a process that keeps some objects, and makes many that live for a while. */
const largestHeap = (prepare: string) => {
  const script = `
    import { loadTypeScript } from './scripts/load-typescript.mjs';
    const { limitHeapGrowth } = await loadTypeScript('lib/operations/startup/limit-heap-growth.ts');
    ${prepare}
    const kept = [];
    for (let index = 0; index < 800_000; index += 1) kept.push({ index, values: [index, index] });
    const passing = new Array(400_000);
    let largest = 0;
    for (let index = 0; index < 6_000_000; index += 1) {
      passing[index % passing.length] = { index, values: [index] };
      if (index % 100_000 === 0) largest = Math.max(largest, process.memoryUsage().heapTotal);
    }
    console.log(kept.length && largest);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
};

test('the heap grows less before garbage is collected', () => {
  expect(largestHeap('limitHeapGrowth();') / largestHeap('')).toBeLessThan(0.8);
});
