import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { guardServers } from './guard-server';

let server: http.Server;
const { emit } = http.Server.prototype;
const seen: string[] = [];
beforeAll(async () => {
  guardServers();
  guardServers();
  server = http.createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end('seen');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => seen.splice(0));
afterAll(() => {
  server.close();
  // Jest's workers keep Node's own modules: the guard would take queries from the servers of later test
  // files.
  http.Server.prototype.emit = emit;
});

/** Sends a request as it is written here. */
const send = async (line: string, headers = 'Host: site.example\r\n'): Promise<string> => {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

test.each([
  ['TRACE /', 'GET, HEAD'],
  ['TRACE /api/leads', 'GET, HEAD, POST'],
  ['OPTIONS /api/leads', 'GET, HEAD, POST'],
  ['PURGE /api/health', 'GET, HEAD'],
  ['GET /api/revalidate', 'POST'],
  ['POST /api/none', 'GET, HEAD'],
  ['OPTIONS *', 'GET, HEAD'],
  ['POST /', 'GET, HEAD'],
  ['PUT /assets/a.png', 'GET, HEAD'],
  ['DELETE /_next/static/a.js', 'GET, HEAD'],
  ['PURGE /about', 'GET, HEAD'],
  ['POST /apix', 'GET, HEAD'],
])('%s gets 405 with what is allowed, and Next does not see it', async (line, allow) => {
  const answer = await send(line);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain(`\r\nallow: ${allow}\r\n`);
  expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(seen).toEqual([]);
});

test.each([
  'GET http://other.example/',
  'GET https://other.example/about',
  'GET http://site.example.other.example/',
  'GET http://',
])('a proxy request, %s, gets 421', async (line) => {
  expect(await send(line)).toMatch(/^HTTP\/1\.1 421 /);
  expect(seen).toEqual([]);
});

test.each([
  ['GET /about?a=b', 'GET /about'],
  ['GET /about?_rsc=1x&a=b', 'GET /about'],
  ['GET /api/leads?a=b', 'GET /api/leads?a=b'],
  ['GET /_next/image?url=a', 'GET /_next/image?url=a'],
  ['HEAD /', 'HEAD /'],
  ['POST /api/leads', 'POST /api/leads'],
  ['GET http://SITE.example/about?a=b', 'GET /about'],
  ['GET http://site.example:80', 'GET /'],
])('%s reaches Next', async (line, expected) => {
  expect(await send(line)).toMatch(/^HTTP\/1\.1 200 /);
  expect(seen).toEqual([expected]);
});

test('an answer over TLS has Strict-Transport-Security', async () => {
  expect(await send('GET /', 'Host: a\r\nX-Forwarded-Proto: https\r\n')).toMatch(
    /strict-transport-security/i,
  );
  expect(await send('GET /', 'Host: a\r\nX-Forwarded-Proto: http\r\n')).not.toMatch(/strict-transport/i);
});

test.each([
  ['?_rsc', '?_rsc'],
  ['?_rsc=', '?_rsc='],
  [`?a=b&_rsc=${'x'.repeat(64)}`, `?_rsc=${'x'.repeat(64)}`],
  ['?a=_rsc=1x', ''],
  ['?_rsc=1x%20', ''],
  ['', ''],
])('of the query %s, a request of Next’s router keeps %s', async (query, kept) => {
  await send(`GET /about${query}`, 'Host: site.example\r\nrsc: 1\r\n');
  expect(seen).toEqual([`GET /about${kept}`]);
});
