import { canWrite } from './write-probe';

const run = jest.fn<Promise<void>, [string, unknown[]]>();
const open = jest.fn();
jest.mock('./', () => ({ database: () => open() as unknown }));
beforeEach(() => open.mockReset().mockResolvedValue({ run, all: async () => [], batch: async () => [] }));
afterEach(() => jest.useRealTimers());

test('a database that takes a row can be written', async () => {
  run.mockResolvedValue();
  expect(await canWrite()).toBe(true);
  expect(run.mock.calls[0]?.[0]).toMatch(/^insert /);
});

test('a database that can be read but not written counts as away, as does one that cannot be opened', async () => {
  run.mockRejectedValue(new Error('database or disk is full'));
  expect(await canWrite()).toBe(false);
  open.mockRejectedValue(new Error('no such folder'));
  expect(await canWrite()).toBe(false);
});

test('a database that does not answer counts as away after 2 seconds', async () => {
  jest.useFakeTimers();
  run.mockReturnValue(new Promise(() => {}));
  const answer = canWrite();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe(false);
});
