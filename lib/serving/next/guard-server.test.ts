import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { apiRoutes } from '@/lib/platform/http/allowed-methods';
import { completeAnswer } from './complete-answers';
import { guardServers } from './guard-server';

let server: http.Server;
const { emit } = http.Server.prototype;
const seen: string[] = [];
beforeAll(async () => {
  guardServers();
  guardServers();
  server = http.createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.url === '/assets/range.svg')
      response.writeHead(500, { 'content-range': 'bytes */10' }).end('failed');
    else if (request.url === '/api/visits') response.write('half');
    else response.end('seen');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => seen.splice(0));
afterAll(() => {
  server.close();
  // Jest's workers keep Node's own modules: the guard would take queries from servers of later files.
  http.Server.prototype.emit = emit;
  diagnostics.unsubscribe('http.server.request.start', completeAnswer);
});

const connected = () => net.connect((server.address() as AddressInfo).port, '127.0.0.1');
/** Sends a text as it is written here. @returns all answers, until the server ends the connection */
const sendText = async (text: string): Promise<string> => {
  const socket = connected();
  socket.write(text);
  return buffer(socket).then(String);
};
const send = (line: string, headers = 'Host: site.example\r\n'): Promise<string> =>
  sendText(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE'];
const ofRoutes = [...apiRoutes].flatMap(([path, { allow }]) =>
  methods
    .filter((one) => !allow.split(', ').includes(one))
    .map((one): [string, string] => [`${one} ${path}`, allow]),
);
test.each<[string, string]>([
  ...ofRoutes,
  ['TRACE /', 'GET, HEAD'],
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

const host = 'Host: site.example\r\n';
const oddPaths =
  '/x/../about /./about /x/%2e%2E/about /.%2e/about /x\\..\\about /about#part /assets/../about ' +
  'http://site.example/x/../about';
const toOthers =
  'http://other.example/ https://other.example/about http://site.example.other.example/ http://';
test.each([
  ...oddPaths.split(' ').map((path) => ['a path not in its normal form', 400, `GET ${path}`, host] as const),
  ...toOthers.split(' ').map((url) => ['a proxy request', 421, `GET ${url}`, host] as const),
  ['an asterisk with GET', 400, 'GET *', host],
  ['what is no request', 400, 'no request', host],
  ['a request without a host', 400, 'GET /', ''],
  ['a request with two hosts', 400, 'GET /', `${host}host: other.example\r\n`],
  ["Next's second address of a page's data", 404, 'GET /about.segments/_tree.segment.rsc?_rsc=1', host],
  ['an unknown expectation', 417, 'GET /', `${host}Expect: more\r\n`],
  ['a URL of 20 kB', 431, `GET /${'a'.repeat(20_000)}`, host],
  ['a cookie of 20 kB', 431, 'GET /', `${host}Cookie: ${'a'.repeat(20_000)}\r\n`],
] as const)(
  '%s gets %d with all headers, and never reaches Next: %s',
  async (_name, status, line, headers) => {
    const answer = await send(line, headers);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of [
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'content-security-policy: ',
    ])
      expect(answer.toLowerCase()).toContain(`\r\n${name}`);
    expect(seen).toEqual([]);
  },
);

test.each(['websocket', 'h2c'])('a request to upgrade to %s is answered as one without', async (protocol) => {
  const upgraded = jest.fn((_request: unknown, socket: net.Socket) => void socket.destroy());
  server.once('upgrade', upgraded);
  const socket = connected();
  socket.end(`GET /about HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
  expect(String(await buffer(socket))).toMatch(/^HTTP\/1\.1 200 [^]*\r\nseen/);
  expect(upgraded).not.toHaveBeenCalled();
});

test('a body that cannot be read ends the connection: nothing is added to an answer under way', async () => {
  const socket = connected();
  socket.write(`POST /api/visits HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk as Buffer);
    if (String(chunk).includes('half')) socket.write('no chunk\r\n');
  }
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 [^]*half\r\n$/);
});

/** The names of the headers that Next sees. */
const namesSeen = async (headers: string): Promise<string[]> => {
  const names = new Promise<string[]>((resolve) => {
    server.once('request', (request: http.IncomingMessage) => resolve(Object.keys(request.headers)));
  });
  await send('GET /about', host + headers);
  return names;
};

test('headers that Next’s own parts send each other do not reach Next', async () => {
  const ordinary = await namesSeen('');
  const nexts = 'next-action next-hmr-refresh next-url next-router-state-tree';
  const others =
    'X-Middleware-Prefetch x-middleware-subrequest x-nextjs-data x-invoke-status x-matched-path ' +
    'x-now-route-matches x-prerender-revalidate';
  const lines = `${nexts} ${others}`.split(' ').map((name) => `${name}: 0\r\n`);
  expect(await namesSeen(`rsc: 2\r\n${lines.join('')}`)).toEqual(ordinary);
});

test('what Next’s router sends reaches Next', async () => {
  const names = 'next-url next-router-state-tree next-router-prefetch next-router-segment-prefetch';
  const headers = names.split(' ');
  const lines = headers.map((name) => `${name}: 1\r\n`).join('');
  expect(await namesSeen(`rsc: 1\r\n${lines}next-action: x\r\n`)).toEqual(
    expect.arrayContaining(['rsc', ...headers]),
  );
  expect(await namesSeen(`rsc: 1\r\n${lines}next-action: x\r\n`)).not.toContain('next-action');
});

describe('requests that do not wait for answers', () => {
  test('of 2,000 no more than ten are open; the next gets 429 and ends the connection', async () => {
    const answers = await sendText(`GET /about HTTP/1.1\r\n${host}\r\n`.repeat(2_000));
    expect(seen).toHaveLength(10);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
      ...Array.from({ length: 10 }, () => 'HTTP/1.1 200'),
      'HTTP/1.1 429',
    ]);
  });

  test('one after the other, there may be more', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = server.address() as AddressInfo;
    for (let asked = 0; asked < 25; asked += 1) {
      const status = await new Promise((resolve, reject) => {
        http
          .get({ port, host: '127.0.0.1', path: '/about', agent }, (response) =>
            response.resume().once('end', () => resolve(response.statusCode)),
          )
          .once('error', reject);
      });
      expect(status).toBe(200);
    }
    agent.destroy();
    expect(seen).toHaveLength(25);
  });
});

test('a range that a file does not have gets 416', async () => {
  expect(await send('GET /assets/range.svg')).toMatch(/^HTTP\/1\.1 416 Range Not Satisfiable\r\n/);
});

test('preconditions do not reach Next, whose files fail by them; a range does', async () => {
  const seenHeaders = new Promise<http.IncomingHttpHeaders>((resolve) => {
    server.once('request', ({ headers }: http.IncomingMessage) => resolve(headers));
  });
  await send('GET /assets/a.svg', `${host}If-Match: "x"\r\nIf-Unmodified-Since: x\r\nRange: bytes=0-\r\n`);
  const [, ...reached] = Object.keys(await seenHeaders);
  expect(reached).toEqual(['range', 'connection', 'x-mainstreet-peer', 'x-mainstreet-query']);
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
    /\r\nstrict-transport-security: max-age=63072000\r\n/i,
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
