import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that is free now. It lies below those that systems give to outgoing connections
 * (Linux: from 32768), else one of these could take it before the server that it is meant for.
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  const server = createServer().listen(randomInt(10_000, 30_000));
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
};
