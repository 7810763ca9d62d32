import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { serverThat } from '@/test/server';
import { acceptsGzip, sendStored, STORED_ENCODING } from './stored-page.mjs';

const text = 'Grüße, 漢字 🎨 '.repeat(100);
const gzip = gzipSync(text);

/** Answers as Next does: HTML as a string with its length in UTF-8, Flight data as a Buffer in pieces. */
const answer: http.RequestListener = (request, response) => {
  sendStored(request, response);
  if (request.url === '/other') {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzip);
    return;
  }
  response.setHeader('content-encoding', STORED_ENCODING);
  if (request.url === '/unchanged') {
    response.statusCode = 304;
    response.end();
  } else if (request.url === '/flight') {
    response.write(gzip.subarray(0, 20));
    response.end(gzip.subarray(20));
  } else {
    const html = gzip.toString('latin1');
    response.setHeader('content-length', Buffer.byteLength(html));
    response.end(request.method === 'HEAD' ? null : html);
  }
};
let server: string;
beforeAll(async () => {
  server = await serverThat(answer);
});

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const request = http.request(server + path, { headers, method }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const { statusCode: status, headers: answered } = response;
  return { status, encoding: answered['content-encoding'], body: await buffer(response) };
};

test.each(['/html', '/flight'])('%s is sent as it is stored to clients that accept gzip', async (path) => {
  const { encoding, body } = await get(path, { 'accept-encoding': 'br, gzip, deflate' });
  expect(encoding).toBe('gzip');
  expect(body.equals(gzip)).toBe(true);
});

test.each(['/html', '/flight'])('%s is sent uncompressed to who does not', async (path) => {
  const { encoding, body } = await get(path, { 'accept-encoding': 'br, gzip;q=0' });
  expect(encoding).toBeUndefined();
  expect(body.toString()).toBe(text);
});

test.each([
  ['HEAD', '/html', 'HEAD', 200],
  ['an unchanged page', '/unchanged', 'GET', 304],
])('the answer to %s has neither body nor encoding', async (_, path, method, status) =>
  expect(await get(path, { 'accept-encoding': 'gzip' }, method)).toEqual({
    status,
    encoding: undefined,
    body: Buffer.alloc(0),
  }),
);

test('other answers are not touched', async () => {
  const { encoding, body } = await get('/other');
  expect(encoding).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(text);
});

test.each([
  ['gzip', true],
  ['deflate,GZIP;q=0.5', true],
  ['gzip;q=0.001, br', true],
  ['gzip;q=0', false],
  ['gzip ; q=0.000, br', false],
  ['x-gzip-like, br', false],
  ['identity', false],
  ['', false],
])('gzip is accepted by "%s": %s', (value, expected) => expect(acceptsGzip(value)).toBe(expected));
