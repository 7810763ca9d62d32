// `npm test`: every part, as many at once as two cores bear, and the time that each took.
// --full: also the full matrices of states, widths and languages, other browsers, several instances, the
// container, and other versions of Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const isFull = process.argv.includes('--full');
const results = [];

/**
 * Runs a script of package.json. Prints its output when it has ended; of a part that runs alone, at once.
 */
const run = async (part, { alone = false } = {}) => {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', part], {
    stdio: ['ignore', ...(alone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, ...(isFull && { TEST_FULL: '1' }) },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - began) / 1_000;
  if (!alone) console.log(`\n> ${part}\n${output}`);
  results.push({ part, seconds, passed: code === 0 });
  return code === 0;
};

const inSequence = async (parts) => {
  for (const part of parts) if (!(await run(part))) return false;
  return true;
};

const build = async () => {
  const isBuilt = await inSequence(['types', 'build:test']);
  if (isBuilt) await run('bench:bundle');
  return isBuilt;
};
const check = async () => {
  await run('lint');
  await run('test:unit', { alone: true });
};

const began = performance.now();
// Neither keeps two cores busy by itself.
const [isBuilt] = await Promise.all([build(), check()]);
if (isBuilt) {
  await run('test:browser', { alone: true });
  if (isFull)
    for (const part of ['test:engines', 'test:fronts', 'test:cluster', 'test:image', 'test:node'])
      await run(part, { alone: true });
}

const line = (name, seconds, result) => `${name.padEnd(16)}${seconds.toFixed(0).padStart(6)} s  ${result}`;
console.log(
  [
    '',
    ...results.map(({ part, seconds, passed }) => line(part, seconds, passed ? 'passed' : 'FAILED')),
    line('total', (performance.now() - began) / 1_000, ''),
  ].join('\n'),
);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
