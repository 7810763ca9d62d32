import 'server-only';
import { info, reasonOf, warn } from './log';
import { singleton } from './singleton';
import { within } from './within';

/** Milliseconds for open requests and registered work; many hosts kill a process soon after. */
const MAX_STOP_MS = 10_000;

type Stop = { name: string; stop: () => Promise<unknown> };

const state = () =>
  singleton('lifecycle', () => ({ isStarting: false, isShuttingDown: false, stops: [] as Stop[] }));

/** True while the work of `beginWith` runs; readiness then fails. */
export const isStarting = (): boolean => state().isStarting;

export const beginWith = async (work: () => Promise<unknown>): Promise<void> => {
  state().isStarting = true;
  await work().catch(() => {});
  state().isStarting = false;
};

/** True from SIGTERM on; readiness then fails. */
export const isShuttingDown = (): boolean => state().isShuttingDown;

/** Registers work to finish before the process exits, within 10 seconds. */
export const onShutdown = (name: string, stop: () => Promise<void>): void =>
  void state().stops.push({ name, stop });

const finish = async ({ name, stop }: Stop): Promise<void> => {
  const late = await within(
    MAX_STOP_MS,
    stop().then(
      () => null,
      (error: unknown) => reasonOf(error),
    ),
    () => 'is not done in time',
  );
  if (late) warn('shutdown.unfinished', { work: name, reason: late });
};

type Server = Pick<NodeJS.Process, 'exit'> & NodeJS.EventEmitter;

/** Runs Next's signal handlers, which close the listener; resolves when they call exit. */
const closeListener = (
  server: Server,
  handlers: ReturnType<Server['rawListeners']>,
  signal: NodeJS.Signals,
): Promise<void> =>
  new Promise((resolve) => {
    server.exit = (() => resolve()) as typeof server.exit;
    for (const handler of handlers) handler.call(server, signal);
    if (handlers.length === 0) resolve();
  });

/**
 * Replaces Next's signal handlers; call it once. On SIGTERM readiness fails; after `graceMs` the listener
 * closes, open requests and registered work finish, and the process exits. A second signal skips the grace.
 */
export const shutDownInOrder = (graceMs: number, server: Server = process): void => {
  const exit = server.exit.bind(server);
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    const handlers = server.rawListeners(signal);
    server.removeAllListeners(signal);
    let endGrace = () => {};
    server.on(signal, () => {
      if (state().isShuttingDown) return endGrace();
      state().isShuttingDown = true;
      info('shutdown', { signal, graceSeconds: graceMs / 1000 });
      void (async () => {
        const grace = new Promise<void>((resolve) => {
          endGrace = resolve;
        });
        await within(graceMs, grace, () => {});
        const requests = { name: 'requests', stop: () => closeListener(server, handlers, signal) };
        await Promise.all([requests, ...state().stops].map(finish));
        exit(code);
      })();
    });
  }
};
