import 'server-only';
import { info, reasonOf, warn } from './log';
import { singleton } from './singleton';
import { within } from './within';

const MAX_STOP_MS = 10_000;

type Stop = { name: string; stop: () => Promise<unknown> };

const state = () =>
  singleton('lifecycle', () => ({ isStarting: false, isShuttingDown: false, stops: [] as Stop[] }));

export const isStarting = (): boolean => state().isStarting;

export const runAtStart = async (work: () => Promise<unknown>): Promise<void> => {
  state().isStarting = true;
  await work().catch((error: unknown) => warn('start.not-warmed', { reason: reasonOf(error) }));
  state().isStarting = false;
};

export const isShuttingDown = (): boolean => state().isShuttingDown;

/** Work to finish within 10 seconds before the process exits. */
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

/** Replaces Next's signal handlers; call it once. A second signal ends `graceMs` (docs/operating.md). */
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
