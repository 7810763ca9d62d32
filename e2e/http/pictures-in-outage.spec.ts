import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, full, test } from '../fixtures';
import { ContentServer } from '../support/content-server';
import { embeddedRecord, freshId } from '../support/embedded-records';
import { rawRequest } from '../support/raw-request';

const PICTURES = join(import.meta.dirname, '../../.next/cache/images');

/** The files of a resized picture, also of earlier runs: `maxAge.expireAt.etag.upstreamEtag.extension`. */
const filesOf = async (picture: Buffer): Promise<string[]> => {
  const names = (await readdir(PICTURES, { recursive: true })).filter((name) => name.endsWith('.webp'));
  const files: string[] = [];
  for (const name of names) {
    const file = join(PICTURES, name);
    if (picture.equals(await readFile(file).catch(() => Buffer.of()))) files.push(file);
  }
  return files;
};

const EXPIRED = '.1000.';

/** Sets the end of a resized picture's lifetime to a second after 1970. */
const letExpire = async (picture: Buffer): Promise<number> => {
  const files = (await filesOf(picture)).filter((file) => !file.includes(EXPIRED));
  for (const file of files) await rename(file, file.replace(/\.\d{13}\.(?=[^/]*$)/, EXPIRED));
  return files.length;
};

test(
  'a resized picture is shown while its content server is away, after its lifetime too',
  full,
  async ({ startServer }) => {
    const content = new ContentServer();
    await content.start();
    const id = freshId('pictures');
    const source = `${content.url}/pictures/house.jpg`;
    const record = embeddedRecord('minimal');
    await content.putRecord(id, { ...record, docId: id, gallery: [source] });
    await content.putReviews(id, []);
    const server = await startServer({
      CONTENT_API_URL: content.url,
      PAGE_ID: id,
      IMAGE_HOSTS: '127.0.0.1',
      TEST_ALLOW_LOCAL_PICTURES: '1',
    });
    const picture = (width: number) =>
      rawRequest(server.port, {
        path: `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=75`,
        headers: { accept: 'image/webp' },
      });
    const seen = await picture(256);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);

    await content.stop();
    expect(await letExpire(seen.bytes)).toBeGreaterThan(0);
    for (const cached of ['STALE', /HIT|STALE/]) {
      const again = await picture(256);
      expect([again.status, again.bytes.equals(seen.bytes)]).toEqual([200, true]);
      expect(again.headers['x-nextjs-cache']).toMatch(cached);
    }
    // After the failed renewal the picture is kept.
    await expect
      .poll(async () => (await filesOf(seen.bytes)).some((file) => !file.includes(EXPIRED)))
      .toBe(true);

    await server.halt();
    await server.resume();
    const afterRestart = await picture(256);
    expect([afterRestart.status, afterRestart.bytes.equals(seen.bytes)]).toEqual([200, true]);
  },
);
