// `npm test`: every part, as many at once as two cores bear, and the time that each took.
// --full: also the full matrices of states, widths and languages, other browsers, several instances, the
// container, and other versions of Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const isFull = process.argv.includes('--full');
const results = [];

/**
 * Runs a script of package.json. Prints its output when it has ended; of the longest parts, at once.
 */
const run = async (part, { live = false } = {}) => {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', part], {
    stdio: ['ignore', ...(live ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, ...(isFull && { TEST_FULL: '1' }) },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - began) / 1_000;
  if (!live) console.log(`\n> ${part}\n${output}`);
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

const began = performance.now();
// Types, build and lint each keep one core busy; browser tests keep one of two, because they often wait.
const [isBuilt] = await Promise.all([build(), run('test:unit', { live: true })]);
await Promise.all([run('lint'), isBuilt && run('test:browser', { live: true })]);
if (isBuilt && isFull)
  for (const part of ['test:engines', 'test:fronts', 'test:cluster', 'test:image', 'test:node'])
    await run(part, { live: true });

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
