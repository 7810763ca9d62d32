import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { goodRecord } from '@/test/broken-record';
import { examineRecord } from './examine-record';
import { hostsOutside, pictureReader, picturesOutside } from './outside';
import type { OutsidePlace } from './rule';

/** The findings of a record that has none of its own. */
const findingsWith = (outside: OutsidePlace[]) =>
  examineRecord(goodRecord(), 'acme', { mail: null, allowedPrivateHosts: new Set() }, outside).findings;

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

test('pictures that do not load, are small, large in bytes or no pictures are reported by their field, each link once', async () => {
  const pictures: Record<string, Buffer> = {
    'https://a.example/good.png': await png(1_400, 800),
    'https://a.example/small.png': await png(300, 200),
    'https://a.example/heavy.png': Buffer.concat([await png(1_400, 800), Buffer.alloc(2_000_001)]),
    'https://a.example/page.html': Buffer.from('<!DOCTYPE html><title>Not found</title>'),
  };
  const read = jest.fn(async (link: string) => {
    const bytes = pictures[link];
    if (!bytes) throw new Error('status 404');
    return bytes;
  });
  const found = await picturesOutside(
    {
      stock: Object.keys(pictures),
      gallery: ['https://a.example/gone.png', 'https://a.example/good.png'],
      qrImg: 'javascript:alert(1)',
    },
    read,
  );
  expect(findingsWith(found).map(({ code, field, text }) => [code, field, text])).toEqual([
    ['picture-not-loaded', 'gallery[0]', expect.stringMatching(/gone\.png\) does not load: status 404\.$/)],
    ['picture-unreadable', 'stock[3]', expect.stringMatching(/page\.html\) is no picture/)],
    ['picture-heavy', 'stock[2]', expect.stringMatching(/has 2\.0 MB: .*below 2\.0 MB/)],
    ['picture-small', 'stock[1]', expect.stringMatching(/is 300 × 200 pixels: .*at least 1200 wide/)],
  ]);
  expect(read).toHaveBeenCalledTimes(5);
});

test('of more pictures than 200 the rest is named by its number', async () => {
  const stock = Array.from({ length: 203 }, (_, index) => `https://a.example/${index}.jpg`);
  const picture = await png(1_400, 800);
  const found = await picturesOutside({ stock }, async () => picture);
  expect(findingsWith(found).map(({ code, text }) => `${code}: ${text}`)).toEqual([
    'pictures-not-checked: 3 pictures were not checked: there was no time.',
  ]);
});

test('pictures of the deployment are read from disk, and nothing else is', async () => {
  const read = pictureReader(new Set());
  const { signal } = new AbortController();
  expect(await read('/assets/demo/logo.svg', signal)).toEqual(await readFile('public/assets/demo/logo.svg'));
  await expect(read('/assets/../../package.json', signal)).rejects.toThrow('not a file of the deployment');
  await expect(read('/assets/missing.png', signal)).rejects.toThrow('no such file');
});

test('pictures at private addresses are not read', async () => {
  const read = pictureReader(new Set());
  await expect(read('http://127.0.0.1:1/a.png', new AbortController().signal)).rejects.toThrow(
    'private address',
  );
});

test('hosts without DNS or of another server are reported; names for tests are not requested', async () => {
  const resolve = jest.fn(async (host: string) => {
    if (host === 'gone.acme.com') throw new Error('ENOTFOUND');
  });
  const found = await hostsOutside(
    ['gone.acme.com', 'www.acme.com', 'old.acme.com', 'acme.test', 'localhost'],
    {
      resolve,
      health: async (host) => (host === 'www.acme.com' ? { status: 'ok' } : null),
    },
  );
  expect(findingsWith(found).map(({ code, text }) => `${code} ${text.split(' ')[0]}`)).toEqual([
    'host-without-dns gone.acme.com',
    'host-elsewhere old.acme.com',
  ]);
  expect(resolve).toHaveBeenCalledTimes(3);
});
