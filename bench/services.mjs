// Stand-ins of the services that a site calls: its content server, and the receiver of its leads.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** `answers[mode]` answers a request; 'hang' does not, 'refused' does not listen, 'flapping' changes. */
const startStandIn = async (answers) => {
  let mode = 'ok';
  const server = createServer((request, response) => {
    const now = mode === 'flapping' ? ['ok', '500', '404'][Math.floor(Date.now() / 300) % 3] : mode;
    answers[now]?.(request, response);
  });
  const listen = async (port) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = server.address();
  const setMode = async (next) => {
    mode = next;
    if (next === 'refused') await stop();
    else if (!server.listening) await listen(port);
  };
  return { address: `127.0.0.1:${port}`, setMode, stop };
};

const json = { 'content-type': 'application/json' };

/** Sends a byte every 100 ms: slower than any limit of time allows. */
const drip = (response, text) => {
  response.writeHead(200, json);
  let sent = 0;
  const timer = setInterval(() => response.write(text[sent++ % text.length]), 100);
  response.on('close', () => clearInterval(timer));
};

/** How a content server fails in an outage. */
export const outages = ['refused', '500', '404', 'hang', 'html', 'truncated', 'drip', 'flapping'];

/** @param {(path: string) => unknown} documentOf; reviews are none */
export const startContent = async (documentOf) => {
  const textOf = ({ url }) => JSON.stringify(url.startsWith('/reviews/') ? [] : documentOf(url));
  const content = await startStandIn({
    ok: (request, response) => response.writeHead(200, json).end(textOf(request)),
    500: (_, response) => response.writeHead(500).end('Internal error'),
    404: (_, response) => response.writeHead(404, json).end('{}'),
    html: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>'),
    truncated: (request, response) => response.writeHead(200, json).end(textOf(request).slice(0, 500)),
    drip: (request, response) => drip(response, textOf(request)),
  });
  const url = `http://${content.address}`;
  return { ...content, env: { CONTENT_API_URL: url, REVIEWS_API_URL: url } };
};

const SLOW_MS = 400;

/** `taken`: the leads that it accepted, in order, with duplicates; mode 'slow' answers after 0.4 s. */
export const startReceiver = async () => {
  const taken = [];
  const take = async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    taken.push({ key: request.headers['idempotency-key'], body: JSON.parse(body.toString('utf8')) });
    response.writeHead(200).end();
  };
  const receiver = await startStandIn({
    ok: take,
    slow: (request, response) => wait(SLOW_MS).then(() => take(request, response)),
    500: (request, response) => request.resume() && response.writeHead(500).end(),
  });
  return { ...receiver, taken };
};

/** The last word of a lead's message. */
export const markOf = ({ body }) =>
  body.fields
    .find(({ name }) => name === 'message')
    ?.value.split(' ')
    .at(-1);
