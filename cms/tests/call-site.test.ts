import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { callSite } from '../site/call-site';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const trickles: RequestListener = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
};
const floods: RequestListener = (_, response) => {
  response.writeHead(200);
  const more = () => {
    if (!response.destroyed) response.write(Buffer.alloc(1_000_000), () => setImmediate(more));
  };
  more();
};

for (const [name, answer] of Object.entries({ hangs: () => {}, trickles, floods } satisfies Record<
  string,
  RequestListener
>))
  test(`a site that ${name} is given up, whatever the garbage collector takes`, async () => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const closed = new Promise<string>((done) =>
      server.once('connection', (socket) => socket.on('error', () => {}).once('close', () => done('closed'))),
    );
    const call = callSite(`http://127.0.0.1:${port}`, { token: 'a', body: {}, timeoutMs: 500 });
    await pause(100);
    collectGarbage();
    const result = await Promise.race([call, pause(4_000, null)]);
    assert.equal(result?.status, 0);
    assert.match(result.reason, /^(no answer in time|the answer is too long)$/);
    assert.equal(await Promise.race([closed, pause(1_000, 'open')]), 'closed');
    server.close();
  });
