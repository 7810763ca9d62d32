import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Logs uncaught exceptions as Next does, and ends with 3 at the tenth. */
const program = `
  const { loadTypeScript } = await import(process.argv[1]);
  const { surviveClosedLog } = await loadTypeScript('lib/operations/startup/survive-closed-log.ts');
  let uncaught = 0;
  process.on('uncaughtException', (error) => {
    if (++uncaught === 10) process.exit(3);
    console.error(error);
  });
  surviveClosedLog();
  process.stdin.once('data', () => {
    let lines = 20;
    const log = () => {
      console.error('a line that nobody reads');
      lines -= 1;
      setImmediate(lines > 0 ? log : () => process.exit(uncaught));
    };
    log();
  });
  console.log('ready');
`;

test('writing to a closed log causes no uncaught exception', async () => {
  const loader = path.resolve('scripts/load-typescript.mjs');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, loader]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.write('go');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});
