import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { MAX_WAITING_PHOTOS, photoQueue, photosError, processPhotos } from './photos';

const create = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#c04020' }, limitInputPixels: false });
const posted = async (picture: Sharp) => ({
  bytes: new Uint8Array(await picture.toBuffer()),
  isTooLarge: false,
});

/** A small picture whose header declares this size. */
const claiming = async (width: number, height: number, picture: Sharp) => {
  const bytes = await picture.toBuffer();
  if (bytes[0] === 0x89) {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
  } else {
    // JPEG's frame header: a marker, its length, the depth, the height and the width.
    const frame = Math.max(bytes.indexOf('ffc0', 'hex'), bytes.indexOf('ffc2', 'hex'));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  }
  return { bytes: new Uint8Array(bytes), isTooLarge: false };
};

test('a photo of 50 megapixels is accepted, one line more is not', async () => {
  expect(await photosError([await claiming(8192, 6145, create(20, 10).jpeg())])).toBe('photoSize');
  expect(await photosError([await claiming(8192, 6144, create(20, 10).jpeg())])).toBeNull();
});

test('only JPEG, PNG and WebP are photos, although the decoder reads more', async () => {
  const picture = create(20, 10);
  for (const known of [picture.clone().jpeg(), picture.clone().png(), picture.clone().webp()])
    expect(await photosError([await posted(known)])).toBeNull();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
  for (const bytes of [
    (await posted(picture.clone().gif())).bytes,
    (await posted(picture.clone().tiff())).bytes,
    new TextEncoder().encode(svg),
  ])
    expect(await photosError([{ bytes, isTooLarge: false }])).toBe('photoType');
});

test('a photo that would take too much memory to decode is refused by its header', async () => {
  const sixteenBit = create(20, 10).toColourspace('rgb16').png({ progressive: true });
  expect(await photosError([await claiming(8192, 6144, sixteenBit)])).toBe('photoSize');
  const fullColour = create(20, 10).jpeg({ progressive: true, chromaSubsampling: '4:4:4' });
  expect(await photosError([await claiming(8192, 6144, fullColour)])).toBe('photoSize');
  for (const picture of [sixteenBit, fullColour])
    expect(await photosError([await claiming(4096, 3072, picture)])).toBeNull();
});

test('photos are processed in order, and one that cannot be decoded is left out and logged', async () => {
  const logged: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  const [first, last] = [await posted(create(20, 10).png()), await posted(create(10, 20).webp())];
  const broken = { bytes: first.bytes.subarray(0, 60), isTooLarge: false };
  const photos = await processPhotos('a', [first, broken, last]);
  const sizes = await Promise.all(
    photos.map(async ({ type, bytes }) => {
      const { width, height } = await sharp(bytes).metadata();
      return [type, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['image/jpeg', 20, 10],
    ['image/jpeg', 10, 20],
  ]);
  expect(logged).toEqual([expect.stringMatching(/^lead\.photo lead=a reason=/)]);
});

test('the queue takes a number of photos; those of a lead that would exceed it are left out and logged', async () => {
  const logged: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  const photo = await posted(create(20, 10).png());
  let endEarlier = () => {};
  void photoQueue()(() => new Promise<void>((resolve) => (endEarlier = resolve)));
  await Promise.resolve();
  const waiting = Array.from({ length: MAX_WAITING_PHOTOS }, () => processPhotos('waits', [photo]));
  expect(await processPhotos('late', [photo])).toEqual([]);
  expect(logged).toEqual(['lead.photo lead=late reason="queue full"']);
  endEarlier();
  expect((await Promise.all(waiting)).every(({ length }) => length === 1)).toBe(true);
  expect(await processPhotos('later', [photo])).toHaveLength(1);
});

describe('50 megapixels that are decoded as a whole take at most 300 MB', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-photos-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['progressive JPEG', create(8192, 6144).jpeg({ progressive: true })],
    ['WebP', create(8192, 6144).webp({ effort: 0 })],
    ['interlaced PNG', create(8192, 6144, 4).png({ progressive: true, compressionLevel: 1 })],
  ])(
    '%s',
    async (name, picture) => {
      const file = path.join(folder, name);
      writeFileSync(file, await picture.toBuffer());
      const script = `
      import { readFileSync } from 'node:fs';
      import { loadTypeScript } from './scripts/load-typescript.mjs';
      // Linux adds the parent's peak to maxRSS of a new process.
      const kilobytes = () => process.platform === 'linux'
        ? Number(/^VmHWM:\\s+(\\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1])
        : process.resourceUsage().maxRSS;
      const { photosError, processPhotos } = await loadTypeScript('lib/leads/intake/photos.ts');
      const small = { bytes: readFileSync('public/assets/demo/lodge-evening-wide.jpg'), isTooLarge: false };
      await processPhotos('warm', [small]);
      const before = kilobytes();
      const file = { bytes: readFileSync(${JSON.stringify(file)}), isTooLarge: false };
      const error = await photosError([file, file]);
      const photos = await processPhotos('a', [file, file]);
      console.log(JSON.stringify({ error, photos: photos.length, megabytes: (kilobytes() - before) / 1024 }));
    `;
      const { error, photos, megabytes } = JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
      ) as { error: unknown; photos: number; megabytes: number };
      expect([error, photos]).toEqual([null, 2]);
      expect(megabytes).toBeLessThan(300);
    },
    120_000,
  );
});
