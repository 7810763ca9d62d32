import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 20;
const PART_BYTES = 400;
/** Longer than any first screen. */
const SLOW_BYTES = 60_000;

const trickle = async (answer: http.IncomingMessage, response: http.ServerResponse) => {
  const page = await buffer(answer);
  const start = page.indexOf('<body');
  response.write(page.subarray(0, start));
  for (let sent = start; sent < start + SLOW_BYTES; sent += PART_BYTES) {
    response.write(page.subarray(sent, sent + PART_BYTES));
    await setTimeout(PAUSE_MS);
  }
  response.end(page.subarray(start + SLOW_BYTES));
};

/** A proxy in front of `port` that sends pages slowly. */
export const behindSlowConnection = async (port: number) => {
  const server = http.createServer(({ url, method, headers }, response) => {
    const isPage = headers.accept?.startsWith('text/html') ?? false;
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
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    originOf: (host: string) => `http://${host}:${ownPort}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
