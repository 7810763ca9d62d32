import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serverThat } from '@/test/server';
import { fetchBytes } from './bounded-fetch';
import { endingAfter, exchange } from './exchange';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const trickles: RequestListener = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
};

test.each([
  ['hangs', () => {}],
  ['trickles', trickles],
])(
  'a server that %s is given up in time, whatever the garbage collector takes',
  async (_, answer) => {
    const url = await serverThat(answer);
    const outer = new AbortController();
    const reads = [
      fetchBytes(url, { timeoutMs: 500 }),
      fetchBytes(url, { timeoutMs: 500, signal: outer.signal }),
      exchange(url, { timeoutMs: 500 }, ({ body }) => body.text()),
    ].map((read) => read.catch((error: Error) => error.name));
    const results = Promise.all(reads);
    // Before the time is over; a large heap takes a second to collect.
    await pause(100);
    collectGarbage();
    expect(await results).toEqual(['TimeoutError', 'TimeoutError', 'TimeoutError']);
  },
  5_000,
);

test('an outer signal ends the work, also one that has ended before it began', async () => {
  const url = await serverThat(trickles);
  const outer = new AbortController();
  const read = fetchBytes(url, { signal: outer.signal });
  outer.abort(new Error('no longer'));
  await expect(read).rejects.toThrow('no longer');
  const work = jest.fn();
  await expect(endingAfter(500, work, outer.signal)).rejects.toThrow('no longer');
  expect(work).not.toHaveBeenCalled();
});
