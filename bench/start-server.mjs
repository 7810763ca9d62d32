import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanEnv, nextCommand } from './apps.mjs';
import { freePort } from '../test/free-port.mjs';

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 15_000;
const ANSWERED_WITHIN_MS = 10_000;
const MAX_OUTPUT = 20_000_000;

// Exits normally, which ends child processes too, with the shell's code for these signals.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

/** As a balancer asks; the floor has no such address, and answers 404. @param {string} origin */
const answers = (origin) =>
  fetch(`${origin}/api/ready`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }).then(
    (response) => response.status < 500,
    () => false,
  );

/**
 * Runs `next start` of an app that is built, on a free port of this machine, and waits until it answers.
 * @param {Pick<import('./apps.mjs').App, 'name' | 'dir'>} app
 * @param {Record<string, string>} env variables beside the ones that every server here has
 * @param {number} [wanted] the port, when it must be a certain one
 * @returns {Promise<{ origin: string, port: number, pid: number | undefined, stop: () => Promise<void>,
 * kill: () => Promise<void>, output: () => string }>} `kill` is kill -9: nothing is tidied up
 * @throws Error with the server's output when it ends or does not answer within a minute.
 */
export const startServer = async (app, env = {}, wanted) => {
  const port = wanted ?? (await freePort());
  // Not -H 127.0.0.1: Next then takes middleware's rewrites for addresses of another server, and calls itself
  // for ever.
  const server = spawn(process.execPath, [nextCommand, 'start', '-H', 'localhost', '-p', String(port)], {
    cwd: app.dir,
    // Pages stay fresh: rendering them again would take the processor from the browser that is measured.
    env: { ...cleanEnv, REVALIDATE_SECONDS: '86400', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => (output = (output + text).slice(-MAX_OUTPUT)));
  const ended = once(server, 'exit');
  const endWithUs = () => server.kill();
  process.once('exit', endWithUs);

  const stop = async () => {
    process.off('exit', endWithUs);
    server.kill();
    const stopped = await Promise.race([ended, wait(STOPPED_WITHIN_MS, null, { ref: false })]);
    if (!stopped) server.kill('SIGKILL');
  };

  const kill = async () => {
    process.off('exit', endWithUs);
    server.kill('SIGKILL');
    await ended;
  };

  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The ${app.name} does not answer at ${origin}:\n${output}`);
    }
    await wait(100);
  }
  return { origin, port, pid: server.pid, stop, kill, output: () => output };
};

/**
 * Runs `work` with the origins of the apps' servers, in the same order, and stops them whatever happens.
 * @template T
 * @param {import('./apps.mjs').App[]} apps
 * @param {(origins: string[]) => Promise<T>} work
 */
export const withServers = async (apps, work) => {
  const servers = [];
  try {
    for (const app of apps) servers.push(await startServer(app, app.env));
    return await work(servers.map(({ origin }) => origin));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
};
