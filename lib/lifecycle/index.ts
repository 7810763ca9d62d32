import 'server-only';
import { info, reasonOf, warn } from '@/lib/log';
import { singleton } from '@/lib/singleton';
import { within } from '@/lib/within';

/** How long the work under way may take after the grace, in milliseconds: many hosts kill a process soon after. */
const MAX_STOP_MS = 10_000;

type Stop = { name: string; stop: () => Promise<void> };

const state = () => singleton('lifecycle', () => ({ isShuttingDown: false, stops: [] as Stop[] }));

/** True from SIGTERM on: readiness fails, so that balancers send requests elsewhere. */
export const isShuttingDown = (): boolean => state().isShuttingDown;

/** Registers work to finish before the process ends. It gets 10 seconds. */
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

/**
 * Ends the process in order: readiness fails at once; after `graceMs`, when balancers have noticed, the registered work is
 * finished; then Next's own handler closes the listener, waits for the requests under way and exits. A second signal skips the
 * grace. Call this once, after Next has set its handlers (instrumentation runs then): it takes their place.
 */
export const shutDownInOrder = (
  graceMs: number,
  server: Pick<NodeJS.Process, 'exit'> & NodeJS.EventEmitter = process,
): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
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
        await Promise.all(state().stops.map(finish));
        if (handlers.length === 0) server.exit(128 + (signal === 'SIGTERM' ? 15 : 2));
        for (const handler of handlers) handler.call(server, signal);
      })();
    });
  }
};
