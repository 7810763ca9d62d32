import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: Server[] = [];
// After all tests of a file: a background read may outlast its test.
afterAll(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** For tests: the address of a new HTTP server that answers like this until the tests of the file end. */
export const serverThat = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
