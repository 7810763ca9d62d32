import { isShuttingDown, onShutdown, shutDownInOrder } from './index';

const before = process.rawListeners('SIGTERM');

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('mainstreet.lifecycle'));
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation(() => {});
  process.removeAllListeners('SIGTERM');
});
afterEach(() => {
  jest.useRealTimers();
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  for (const listener of before) process.on('SIGTERM', listener as () => void);
});

/** A process with a handler of its server, and work that takes as long as it is told. */
const start = (graceMs: number, workMs: number) => {
  const events: string[] = [];
  process.on('SIGTERM', (signal) => events.push(`server closes on ${signal}`));
  shutDownInOrder(graceMs);
  onShutdown('leads', async () => {
    events.push('work is finished');
    await new Promise((resolve) => setTimeout(resolve, workMs));
  });
  return events;
};

test('readiness fails at once, work ends after the grace, and the listener closes last', async () => {
  const events = start(5_000, 1_000);
  expect(isShuttingDown()).toBe(false);
  process.emit('SIGTERM');
  expect(isShuttingDown()).toBe(true);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(events).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['work is finished']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual(['work is finished', 'server closes on SIGTERM']);
});

test('a second signal ends the grace', async () => {
  const events = start(300_000, 0);
  process.emit('SIGTERM');
  process.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['work is finished', 'server closes on SIGTERM']);
});

test('work that never ends holds the process for ten seconds, and is named in the log', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const events = start(0, Number.MAX_SAFE_INTEGER / 1e7);
  process.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(events).toContain('server closes on SIGTERM');
  expect(warned).toHaveBeenCalledWith('shutdown.unfinished work=leads reason="is not done in time"');
});
