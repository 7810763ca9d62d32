import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { startOwners, upload, type Owners } from './support';

// Pictures in a bucket: the real client of S3, against a server that keeps what is put there.

const objects = new Map<string, { data: Buffer; type: string }>();
let handle: Owners['handle'];
const servers: http.Server[] = [];

const bytesOf = async (request: http.IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
const listen = async (listener: http.RequestListener) => {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const bucket: http.RequestListener = async (request, response) => {
  const key = (request.url ?? '').split('?')[0] as string;
  const data = await bytesOf(request);
  if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''))
    return response.writeHead(403).end();
  if (request.method === 'PUT') objects.set(key, { data, type: request.headers['content-type'] ?? '' });
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end();
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.data.length });
  return response.end(request.method === 'HEAD' ? undefined : found.data);
};
/** The content server itself: a crop reads the picture at its own address. */
const own: http.RequestListener = async (request, response) => {
  const { status, data, headers } = await handle(request.method ?? 'GET', request.url ?? '');
  response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' }).end(data);
};

before(async () => {
  const origin = await listen((request, response) => void own(request, response));
  ({ handle } = await startOwners({
    CMS_ORIGIN: origin,
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: await listen((request, response) => void bucket(request, response)),
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }));
});
after(() => {
  for (const server of servers) server.close();
  setTimeout(() => process.exit(), 100);
});

const red = { r: 255, g: 0, b: 0 };
/** Red, with a blue right half. */
const halves = async () => {
  const right = { create: { width: 1000, height: 800, channels: 3, background: '#00f' } } as const;
  return sharp({ create: { width: 2000, height: 800, channels: 3, background: red } })
    .composite([{ input: right, left: 1000, top: 0 }])
    .png()
    .toBuffer();
};
const pathOf = (url: string) => new URL(url, 'http://x.example').pathname;
const middleOf = async (url: string) => {
  const { data } = await handle('GET', pathOf(url));
  const { dominant } = await sharp(data).stats();
  return dominant.b > dominant.r ? 'blue' : 'red';
};

test('a picture and its sizes are kept in the bucket, cropped around the focal point, served and deleted', async () => {
  const form = upload(await halves(), 'a.png', 'image/png', { alt: 'Two halves' });
  const made = await handle('POST', '/api/media', { as: 'owner', form });
  assert.equal(made.status, 201, made.text);
  const { id, filename, url, sizes } = made.json.doc;
  const keys = [filename, sizes.thumb.filename, sizes.card.filename].map((name) => `/pictures/${name}`);
  assert.deepStrictEqual([...objects.keys()].sort(), keys.sort());
  const media = path.join(process.env.DATA_DIR as string, 'media');
  assert.deepStrictEqual(existsSync(media) ? readdirSync(media) : [], []);

  const served = await handle('GET', pathOf(url));
  assert.equal(served.status, 200, served.text);
  assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
  assert.deepStrictEqual(served.data, objects.get(`/pictures/${filename}`)?.data);
  const size = await sharp((await handle('GET', pathOf(sizes.card.url))).data).metadata();
  assert.deepStrictEqual([size.width, size.height], [1600, 1200]);

  for (const [x, colour] of [
    [10, 'red'],
    [90, 'blue'],
  ] as const) {
    const query = `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=50`;
    const moved = await handle('PATCH', `/api/media/${id}?${query}`, {
      as: 'owner',
      body: { focalX: x, focalY: 50 },
    });
    assert.equal(moved.status, 200, moved.text);
    assert.equal(await middleOf(moved.json.doc.sizes.thumb.url), colour);
  }

  const others = await handle('GET', '/api/media?limit=100', { as: 'stranger' });
  assert.deepStrictEqual(others.json.docs, []);
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { alt: 'taken' } : undefined;
    const { status } = await handle(method, `/api/media/${id}`, { as: 'stranger', body });
    assert.ok([403, 404].includes(status), `${method}: ${status}`);
  }
  assert.equal((await handle('DELETE', `/api/media/${id}`, { as: 'owner' })).status, 200);
  assert.deepStrictEqual([...objects.keys()], []);
  assert.equal((await handle('GET', pathOf(url))).status, 403);
});
