import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loggedLines, temporaryFolder } from '@/test/server';
import sharp, { type Sharp } from 'sharp';
import { MAX_WAITING_OF_NETWORK, MAX_WAITING_PHOTOS, createPhotoQueue } from './photo-capacity';
import { photosError, processPhotos } from './photos';

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

const owner = { site: 'demo', network: '192.0.2.1' };

test('photos are processed in order, and one that cannot be decoded is left out and logged', async () => {
  const logged = loggedLines();
  const [first, last] = [await posted(create(20, 10).png()), await posted(create(10, 20).webp())];
  const broken = { bytes: first.bytes.subarray(0, 60), isTooLarge: false };
  const photos = await processPhotos('a', [first, broken, last], owner);
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

describe('the queue of photos', () => {
  /** A queue whose first work waits for `end`, and the names of others in the order in which they ran. */
  const blocked = () => {
    const queue = createPhotoQueue();
    const ran: string[] = [];
    let end = () => {};
    const done = [
      queue.add({ site: '', network: '' }, () => new Promise<void>((resolve) => (end = resolve))),
    ];
    const add = (site: string, network: string) =>
      void done.push(queue.add({ site, network }, async () => void ran.push(`${site}${network}`)));
    return { queue, ran, add, finish: async () => (end(), await Promise.all(done)) };
  };

  test('sites take turns, and so do the networks of visitors over all sites', async () => {
    const { add, ran, finish } = blocked();
    for (let n = 0; n < 4; n += 1) add('a', '1');
    for (const site of ['b', 'c', 'd']) add(site, '1');
    add('a', '2');
    add('e', '3');
    await finish();
    // Network 1, at whichever site, waits for those that came later.
    expect(ran).toEqual(['a1', 'e3', 'b1', 'a2', 'c1', 'd1', 'a1', 'a1', 'a1']);
  });

  test('one network has a share of it, all together the whole', async () => {
    const { add, queue, finish } = blocked();
    const { hasRoom } = queue;
    for (let n = 0; n < MAX_WAITING_OF_NETWORK - 1; n += 1) add(`site-${n}`, '1');
    const of = (network: string) => ({ site: 'a', network });
    expect([hasRoom(of('1'), 1), hasRoom(of('1'), 2), hasRoom(of('2'), 5)]).toEqual([true, false, true]);
    for (let n = MAX_WAITING_OF_NETWORK; n < MAX_WAITING_PHOTOS; n += 1) add('b', `other-${n}`);
    expect([hasRoom(of('2'), 1), hasRoom(of('2'), 2)]).toEqual([true, false]);
    await finish();
    expect(hasRoom(of('1'), MAX_WAITING_OF_NETWORK)).toBe(true);
  });

  test('work that fails ends nothing but itself', async () => {
    const { add, ran, finish, queue } = blocked();
    const failing = queue.add({ site: 'a', network: '1' }, async () => Promise.reject(new Error('x')));
    add('a', '1');
    await Promise.all([expect(failing).rejects.toThrow('x'), finish()]);
    expect(ran).toEqual(['a1']);
  });

  test('photos of a lead without room are left out, and the log says so', async () => {
    const logged = loggedLines();
    const files = Array<Awaited<ReturnType<typeof posted>>>(MAX_WAITING_OF_NETWORK + 1);
    expect(await processPhotos('late', files, owner)).toEqual([]);
    expect(logged).toEqual(['lead.photo lead=late reason="queue full"']);
  });
});

describe('50 megapixels that are decoded as a whole take at most 300 MB', () => {
  const folder = temporaryFolder();

  const pictures: [name: string, picture: Sharp][] = [
    ['progressive JPEG', create(8192, 6144).jpeg({ progressive: true })],
    ['WebP', create(8192, 6144).webp({ effort: 0 })],
    ['interlaced PNG', create(8192, 6144, 4).png({ progressive: true, compressionLevel: 1 })],
  ];
  // Each takes seconds: `npm test` decodes the one that most cameras make.
  test.each(process.env.TEST_FULL ? pictures : pictures.slice(0, 1))(
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
      await processPhotos('warm', [small], {});
      const before = kilobytes();
      const file = { bytes: readFileSync(${JSON.stringify(file)}), isTooLarge: false };
      const error = await photosError([file, file]);
      const photos = await processPhotos('a', [file, file], {});
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
