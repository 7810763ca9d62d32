import { EventEmitter } from 'node:events';
import { isShuttingDown, onShutdown, shutDownInOrder } from './index';

let server: EventEmitter & { exit: jest.Mock<never> };

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('mainstreet.lifecycle'));
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation(() => {});
  server = Object.assign(new EventEmitter(), { exit: jest.fn() as jest.Mock<never> });
});
afterEach(() => void jest.useRealTimers());

/** A process with a handler of its server, and work that takes as long as it is told. */
const start = (graceMs: number, workMs: number) => {
  const events: string[] = [];
  server.on('SIGTERM', (signal) => events.push(`server closes on ${signal}`));
  shutDownInOrder(graceMs, server);
  onShutdown('leads', async () => {
    events.push('work is finished');
    await new Promise((resolve) => setTimeout(resolve, workMs));
  });
  return events;
};

test('readiness fails at once, work ends after the grace, and the listener closes last', async () => {
  const events = start(5_000, 1_000);
  expect(isShuttingDown()).toBe(false);
  server.emit('SIGTERM');
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
  server.emit('SIGTERM');
  server.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['work is finished', 'server closes on SIGTERM']);
});

test('work that never ends holds the process for ten seconds, and is named in the log', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const events = start(0, Number.MAX_SAFE_INTEGER / 1e7);
  server.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(events).toContain('server closes on SIGTERM');
  expect(warned).toHaveBeenCalledWith('shutdown.unfinished work=leads reason="is not done in time"');
});
