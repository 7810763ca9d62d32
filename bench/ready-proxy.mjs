import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

const ASK_EVERY_MS = 200;

/**
 * A reverse proxy as a balancer is one: it asks each process for /api/ready, sends requests by turns to those
 * that answer 200, and tries nothing twice.
 * @param {number[]} ports
 */
export const startProxy = async (ports) => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set();
  const ask = (port) =>
    fetch(`http://localhost:${port}/api/ready`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => (ok ? ready.add(port) : ready.delete(port)),
      () => ready.delete(port),
    );
  const asking = setInterval(() => ports.forEach(ask), ASK_EVERY_MS);
  let next = 0;
  const server = createServer((incoming, answer) => {
    const known = [...ready];
    const port = known[(next += 1) % known.length];
    const fail = () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end());
    if (port === undefined) return fail();
    const { method, url: path, headers } = incoming;
    const outgoing = request({ port, host: 'localhost', method, path, headers, agent }, (response) => {
      answer.writeHead(response.statusCode, response.headers);
      response.on('error', fail).pipe(answer);
    });
    outgoing.on('error', fail);
    incoming.pipe(outgoing);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${server.address().port}`,
    isReady: (port) => ready.has(port),
    stop: () => {
      clearInterval(asking);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
};
