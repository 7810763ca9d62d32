import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const PART = 400;
const PAUSE_MS = 20;
/** Longer than any first screen. */
const SLOW_BYTES = 60_000;

/** Sends the beginning of a page's body in small parts, as a slow connection does. */
const trickle = async (answer: http.IncomingMessage, response: http.ServerResponse) => {
  const page = await buffer(answer);
  const body = page.indexOf('<body');
  response.write(page.subarray(0, body));
  for (let sent = body; sent < body + SLOW_BYTES; sent += PART) {
    response.write(page.subarray(sent, sent + PART));
    await setTimeout(PAUSE_MS);
  }
  response.end(page.subarray(body + SLOW_BYTES));
};

/** A server in front of the one on `port`, as if visitors had a slow connection. */
export const behindSlowConnection = async (port: number) => {
  const server = http.createServer(({ url, method, headers }, response) => {
    const isPage = headers['sec-fetch-dest'] === 'document';
    const asked = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const request = http.request({ port, path: url, method, headers: asked }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isPage) void trickle(answer, response);
      else answer.pipe(response);
    });
    request.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
