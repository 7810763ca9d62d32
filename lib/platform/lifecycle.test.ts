import { EventEmitter } from 'node:events';
import { runAtStart, isShuttingDown, isStarting, onShutdown, shutDownInOrder } from './lifecycle';

let server: EventEmitter & { exit: jest.Mock<never> };
let events: string[];

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('mainstreet.lifecycle'));
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation(() => {});
  events = [];
  const exit = jest.fn((code) => void events.push(`exit ${code}`)) as unknown as jest.Mock<never>;
  server = Object.assign(new EventEmitter(), { exit });
});

const never = 1e9;

/**
 * A process whose server closes and then exits, as Next's does, and with registered work; each takes as long
 * as it is told.
 */
const start = ({ graceMs = 0, requestsMs = 0, workMs = 0 }) => {
  server.on('SIGTERM', (signal) => {
    events.push(`listener closes on ${signal}`);
    setTimeout(() => server.exit(143), requestsMs);
  });
  shutDownInOrder(graceMs, server);
  onShutdown('leads', async () => {
    events.push('leads end');
    await new Promise((resolve) => setTimeout(resolve, workMs));
  });
  server.emit('SIGTERM');
};

test('readiness fails at once; listener and work end after the grace; the process exits when both are done', async () => {
  start({ graceMs: 5_000, requestsMs: 1_000, workMs: 2_000 });
  expect(isShuttingDown()).toBe(true);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(events).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['listener closes on SIGTERM', 'leads end']);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(events).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(events.slice(2)).toEqual(['exit 143']);
});

test('open requests are finished also without registered work', async () => {
  start({ requestsMs: 3_000 });
  await jest.advanceTimersByTimeAsync(2_999);
  expect(events).not.toContain('exit 143');
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toContain('exit 143');
});

test('a second signal ends the grace', async () => {
  start({ graceMs: 300_000 });
  server.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['listener closes on SIGTERM', 'leads end', 'exit 143']);
});

test.each([
  ['leads', { workMs: never }],
  ['requests', { requestsMs: never }],
])('%s that never end delay the exit by ten seconds, and are logged', async (work, times) => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  start(times);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(events).not.toContain('exit 143');
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toContain('exit 143');
  expect(warned).toHaveBeenCalledWith(`shutdown.unfinished work=${work} reason="is not done in time"`);
});

test('a process is starting until its first work has ended, also when that fails', async () => {
  let fail = () => {};
  const work = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('too slow'));
  });
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const begun = runAtStart(() => work);
  expect(isStarting()).toBe(true);
  fail();
  await begun;
  expect(isStarting()).toBe(false);
  expect(warned).toHaveBeenCalledWith('start.not-warmed reason="too slow"');
});
