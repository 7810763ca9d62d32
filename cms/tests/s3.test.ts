import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { startBucket } from './bucket';
import { owners, serverThat } from './owners';
import { upload } from './support';

// Pictures in a bucket, through the real client of S3.

const bucket = await startBucket();
/** The content server itself: a crop reads the picture at its own address. */
const CMS_ORIGIN = await serverThat(async (request, response) => {
  const { status, data, headers } = await handle(request.method ?? 'GET', request.url ?? '');
  response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' }).end(data);
});
const { handle } = await owners({ CMS_ORIGIN, ...bucket.env });

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
  const keys = [filename, sizes.thumb.filename, sizes.card.filename];
  assert.deepStrictEqual(await bucket.keys(), keys.sort());
  const media = path.join(process.env.DATA_DIR as string, 'media');
  assert.deepStrictEqual(existsSync(media) ? readdirSync(media) : [], []);

  const served = await handle('GET', pathOf(url));
  assert.equal(served.status, 200, served.text);
  assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
  assert.deepStrictEqual(served.data, await bucket.read(filename));
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

  assert.equal((await handle('DELETE', `/api/media/${id}`, { as: 'owner' })).status, 200);
  assert.deepStrictEqual(await bucket.keys(), []);
  assert.equal((await handle('GET', pathOf(url))).status, 403);
});
