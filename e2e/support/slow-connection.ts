import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 20;

/** Sends `bytes` from the text `from` on in parts of `part` bytes. */
type Slow = { from: string; bytes: number; part: number };
/** Longer than any first screen. */
const firstScreen: Slow = { from: '<body', bytes: 60_000, part: 400 };

const trickle = async (
  answer: http.IncomingMessage,
  response: http.ServerResponse,
  { from, bytes, part }: Slow,
) => {
  const page = await buffer(answer);
  const start = page.indexOf(from);
  response.write(page.subarray(0, start));
  for (let sent = start; sent < start + bytes; sent += part) {
    response.write(page.subarray(sent, sent + part));
    await setTimeout(PAUSE_MS);
  }
  response.end(page.subarray(start + bytes));
};

/** A proxy in front of `port` that sends pages slowly. */
export const behindSlowConnection = async (port: number, slow = firstScreen) => {
  const server = http.createServer(({ url, method, headers }, response) => {
    const isPage = headers.accept?.startsWith('text/html') ?? false;
    const asked = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const request = http.request({ port, path: url, method, headers: asked }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isPage) void trickle(answer, response, slow);
      else answer.pipe(response);
    });
    request.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    originOf: (host: string) => `http://${host}:${ownPort}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
