import type { RequestListener } from 'node:http';
import { freePort } from '@/test/free-port.mjs';
import { serverThat as started } from '@/test/server';
import { fetchBytes, fetchJson, GoneError } from './bounded-fetch';

const serverThat = async (answer: RequestListener) => `${await started(answer)}/paginas/demo`;

const failure = (url: string) =>
  fetchJson(url).then(
    () => null,
    (error: unknown) => error as Error,
  );
const failureOf = async (answer: RequestListener) => failure(await serverThat(answer));

test('returns the document, by GET with Accept: application/json', async () => {
  const asked: unknown[] = [];
  const url = await serverThat((request, response) => {
    asked.push(request.method, request.url, request.headers.accept);
    response
      .setHeader('content-type', 'text/plain')
      .end(JSON.stringify({ name: 'Jardín 🌵', list: [1, null] }));
  });
  expect(await fetchJson(url)).toEqual({ name: 'Jardín 🌵', list: [1, null] });
  expect(asked).toEqual(['GET', '/paginas/demo', 'application/json']);
});

test("sends the caller's headers", async () => {
  const asked: unknown[] = [];
  const url = await serverThat((request, response) => {
    asked.push(request.headers.accept, request.headers['user-agent']);
    response.end('{}');
  });
  await fetchJson(url, { headers: { 'user-agent': 'Mainstreet (https://www.example.com)' } });
  await fetchJson(url, { headers: { accept: 'application/geo+json' } });
  expect(asked).toEqual([
    'application/json',
    'Mainstreet (https://www.example.com)',
    'application/geo+json',
    undefined,
  ]);
});

test('a character that is split between chunks is decoded', async () => {
  const bytes = Buffer.from('"🌵"');
  const url = await serverThat((_, response) => {
    response.write(bytes.subarray(0, 3));
    setTimeout(() => response.end(bytes.subarray(3)), 30);
  });
  expect(await fetchJson(url)).toBe('🌵');
});

test.each([404, 410])('status %d means that it does not exist', async (status) => {
  const error = await failureOf((_, response) => void response.writeHead(status).end('{"ok":true}'));
  expect(error).toBeInstanceOf(GoneError);
  expect(error?.message).toBe(`status ${status}`);
});

test.each([500, 503, 403, 401, 429, 301, 204])('status %d is an outage', async (status) => {
  const headers = status === 301 ? { location: '/elsewhere' } : {};
  const error = await failureOf((_, response) => void response.writeHead(status, headers).end());
  expect(error).not.toBeInstanceOf(GoneError);
  expect(error?.message).toBe(`status ${status}`);
});

test.each([
  ['HTML', '<!doctype html><title>Login</title>', 'the answer is not JSON'],
  ['half a document', '{"dbPrincipal": {"name": "Blue', 'the answer is not JSON'],
  ['nothing', '', 'the answer is not JSON'],
  ['Latin-1', Buffer.from('{"name": "Jardín"}', 'latin1'), 'it is not UTF-8'],
  ['a cut character', Buffer.from(`{"name": "${'🌵'}"}`).subarray(0, 12), 'it is not UTF-8'],
])('%s is refused, and becomes no other text', async (_, body, reason) => {
  const error = await failureOf((_request, response) => void response.end(body));
  expect(error?.message).toBe(reason);
  expect(error).not.toBeInstanceOf(GoneError);
});

test('an interrupted answer is an outage', async () => {
  const url = await serverThat((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"dbPrincipal":');
    setTimeout(() => response.destroy(), 30);
  });
  const error = await failure(url);
  expect(error?.message).toBeTruthy();
  expect(error).not.toBeInstanceOf(GoneError);
});

test('an answer of more than 5 MB is not read to its end', async () => {
  let sent = 0;
  const piece = Buffer.alloc(500_000, 'x');
  const url = await serverThat((_, response) => {
    const send = () => {
      if (response.destroyed || sent > 100_000_000) return;
      sent += piece.length;
      response.write(piece, send);
    };
    send();
  });
  expect((await failure(url))?.message).toBe('the answer is larger than 5000000 bytes');
  expect(sent).toBeLessThan(100_000_000);
});

test('a refused connection is an outage with a reason', async () => {
  const error = await failure(`http://127.0.0.1:${await freePort()}/`);
  expect(error?.message).toContain('ECONNREFUSED');
  expect(error).not.toBeInstanceOf(GoneError);
});

test('an answer that does not begin or stalls fails after 4 seconds', async () => {
  const url = await serverThat((request, response) => {
    if (request.url === '/stalls') response.writeHead(200).write('{"dbPrincipal":');
  });
  const errors = await Promise.all([failure(url), failure(new URL('/stalls', url).href)]);
  expect(errors.map((error) => error?.name)).toEqual(['TimeoutError', 'TimeoutError']);
}, 15_000);

test('a limit of the caller is named in the reason', async () => {
  const url = await serverThat((_, response) => void response.end('"12345"'));
  expect(await fetchJson(url, { maxBytes: 7, limitName: 'RECORD_MAX_BYTES' })).toBe('12345');
  await expect(fetchJson(url, { maxBytes: 6, limitName: 'RECORD_MAX_BYTES' })).rejects.toThrow(
    'the answer is larger than 6 bytes, which RECORD_MAX_BYTES allows',
  );
});

test('redirects are followed as often as the caller allows', async () => {
  const url = await serverThat((request, response) => {
    if (request.url === '/two') response.end('there');
    else response.writeHead(301, { location: request.url === '/one' ? '/two' : '/one' }).end();
  });
  expect(await fetchBytes(url, { redirects: 2 })).toEqual(Buffer.from('there'));
  await expect(fetchBytes(url, { redirects: 1 })).rejects.toThrow('status 301');
});

test('private addresses are refused when asked for, except those that are named', async () => {
  const asked = jest.fn();
  const url = await serverThat((_, response) => {
    asked();
    response.end('here');
  });
  const { host, port } = new URL(url);
  await expect(fetchBytes(url, { privateHosts: new Set() })).rejects.toThrow('private address');
  const byName = `http://localhost:${port}/`;
  await expect(fetchBytes(byName, { privateHosts: new Set([host]) })).rejects.toThrow('private address');
  expect(asked).not.toHaveBeenCalled();
  expect(await fetchBytes(url, { privateHosts: new Set([host]) })).toEqual(Buffer.from('here'));
});
