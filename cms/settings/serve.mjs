import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

// `next start` reads PORT too late for its default of 3000.
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const child = spawn(process.execPath, [next, 'start', '-p', process.env.PORT || '3100'], {
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
