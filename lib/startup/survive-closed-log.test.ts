import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = `
  const { loadTypeScript } = await import(process.argv[1]);
  const { surviveClosedLog } = await loadTypeScript('lib/startup/survive-closed-log.ts');
  process.on('uncaughtException', () => process.exit(3));
  if (process.argv[2] === 'survive') surviveClosedLog();
  process.stdin.once('data', () => {
    process.stdout.write('a line that nobody reads', (error) => {
      setImmediate(() => process.exit(error ? 0 : 4));
    });
  });
  process.stdout.write('ready');
`;

/** How a process ends that writes to its log after the log's reader has gone. */
const exitCode = async (mode: string) => {
  const loader = path.resolve('scripts/load-typescript.mjs');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, loader, mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.write('go');
  return ((await once(child, 'exit')) as [number])[0];
};

test('a log that cannot be written is no uncaught exception', async () => {
  expect(await exitCode('unprotected')).toBe(3);
  expect(await exitCode('survive')).toBe(0);
});
