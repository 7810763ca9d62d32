import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@/lib/content/testing';

const revalidateTag = jest.fn();
jest.mock('next/cache', () => ({ revalidateTag: (...args: unknown[]) => revalidateTag(...args) }));

const TOKEN = 'a-token-of-some-length';
let folder: string;
let content: Server;
let status: number;
let asked: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-revalidate-'));
  status = 200;
  asked = [];
  content = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end(request.url?.startsWith('/reviews/') ? '[]' : '{"dbPrincipal": {"name": "Changed"}, "docId": "doc-1"}');
  });
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  revalidateTag.mockReset();
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  content.closeAllConnections();
  content.close();
  rmSync(folder, { recursive: true });
});

const post = async (body: string, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }, environment: Record<string, string> = { REVALIDATE_TOKEN: TOKEN }) => {
  const url = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  startServer({ DATA_DIR: folder, CONTENT_API_URL: url, REVIEWS_API_URL: url, ...environment });
  const { POST } = await import('./route');
  return POST(new Request('http://a.example/api/revalidate', { method: 'POST', headers, body }));
};

test('reads the record and the reviews anew, and lets the pages go', async () => {
  const response = await post('{"site": "demo"}');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(asked).toEqual(['/paginas/demo', '/reviews/doc-1']);
  expect(revalidateTag.mock.calls).toEqual([['site:demo', { expire: 0 }]]);
});

test('is off without a token', async () => {
  expect((await post('{"site": "demo"}', { authorization: 'Bearer ' }, {})).status).toBe(404);
  expect((await post('{"site": "demo"}', { authorization: 'Bearer null' }, {})).status).toBe(404);
});

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }, { authorization: `Bearer ${TOKEN}x` }, { authorization: `Bearer ${TOKEN.slice(0, -1)}` }, { authorization: 'Bearer' }])('%j is not let in', async (headers) => {
  expect((await post('{"site": "demo"}', headers as Record<string, string>)).status).toBe(401);
  expect([asked, revalidateTag.mock.calls]).toEqual([[], []]);
});

test.each(['', 'demo', '{}', '{"site": 5}', '{"site": null}', '[]', 'null', '{"site": "demo"'])('the body %j is refused', async (body) => {
  expect((await post(body)).status).toBe(400);
  expect(asked).toEqual([]);
});

test('a site that is not served here is not asked for', async () => {
  expect((await post('{"site": "other"}')).status).toBe(404);
  expect(asked).toEqual([]);
});

test('an outage of the content server is told to the caller', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  status = 500;
  const response = await post('{"site": "demo"}');
  expect(response.status).toBe(502);
  expect(((await response.json()) as { message: string }).message).toContain('status 500');
});

test('a site that is gone is told, and its pages go', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  status = 404;
  expect((await post('{"site": "demo"}')).status).toBe(200);
  expect(revalidateTag).toHaveBeenCalledTimes(1);
});
