import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readFileSync } from 'node:fs';

/** A child process of the tests, and what it has written so far. */
export type Running = { child: ChildProcess; output: () => string };

/** Starts a program. */
export const startProgram = (program: string, args: string[], options: SpawnOptions = {}): Running => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString('utf8');
    });
  return { child, output: () => written };
};

/**
 * Starts Node with `args` in `cwd`, with `env` and the few variables that programs need.
 * @param logFile gets the output, so that other processes can read it too
 */
export const startNode = (
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
  logFile?: string,
): Running => {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const own = { PATH, HOME, TMPDIR, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', ...env };
  if (logFile === undefined) return startProgram(process.execPath, args, { cwd, env: own });
  const log = openSync(logFile, 'a');
  const { child } = startProgram(process.execPath, args, { cwd, env: own, stdio: ['ignore', log, log] });
  closeSync(log);
  return { child, output: () => readFileSync(logFile, 'utf8') };
};

/** Ends a process by its id and waits until it is gone. */
export const end = async ({ child }: Running): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(last);
};

/**
 * Calls `attempt` until its result is not null.
 * @throws Error after 30 seconds, or when the process ends before
 */
export const untilReady = async <T>(
  running: Running,
  what: string,
  attempt: () => Promise<T | null> | T | null,
): Promise<T> => {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (running.child.exitCode !== null)
      throw new Error(`${what} ended with code ${running.child.exitCode}:\n${running.output()}`);
    const result = await attempt();
    if (result !== null) return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not become ready:\n${running.output()}`);
};
