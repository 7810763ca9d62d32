import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const SLOW_MS = 400;

/**
 * A receiver of leads. `mode`: 'ok', 'slow', 'failing' (status 500), 'hanging' (never answers) or 'refused'
 * (does not listen). `taken`: the leads that it accepted, in order, with duplicates.
 */
export const startReceiver = async () => {
  const taken = [];
  let mode = 'ok';
  const server = createServer(async (request, response) => {
    const chunks = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    const was = mode;
    if (was === 'hanging') return;
    if (was === 'slow') await wait(SLOW_MS);
    const isTaken = was !== 'failing' && was !== 'refused';
    if (isTaken)
      taken.push({
        key: request.headers['idempotency-key'],
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
        at: Date.now(),
      });
    response.writeHead(isTaken ? 200 : 500).end();
  });
  const listen = async (port) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server.address().port;
  };
  const refuse = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  const setMode = async (next) => {
    mode = next;
    if (next === 'refused') await refuse();
    else if (!server.listening) await listen(port);
  };
  return { address: `127.0.0.1:${port}`, taken, setMode, stop: refuse };
};

export const valueOf = ({ body }, name) => body.fields.find((field) => field.name === name)?.value;
