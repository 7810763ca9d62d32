import sharp from 'sharp';
import { singleton } from '@/lib/singleton';
import { photoLimits } from '@/lib/leads/form/fields';
import type { ErrorCode } from '@/lib/leads/form/lead';
import type { NewPhoto } from '@/lib/leads/outbox/lead-store';
import { turns } from './semaphore';

/** Longest side of a kept photo, in pixels: enough to see a crack in a wall. */
const LONGEST_SIDE = 2_560;
/** What phones sell as 50 million is up to 8192 x 6144. Some pictures must be in memory whole while they are drawn, with 3 or 4 bytes a pixel. */
const MOST_PIXELS = 8192 * 6144;
/** Forms whose photos are drawn at the same time, by this process. */
const DRAWN_AT_ONCE = 2;

const startsWith = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

/** Is this a JPEG, PNG or WebP, by its first bytes and not by its name? Nothing else reaches the decoder. */
const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  (startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50));

/** Read from the file's head: nothing is drawn yet. */
const hasTooManyPixels = async (bytes: Uint8Array): Promise<boolean> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height > MOST_PIXELS;
};

/** Drawn anew, upright, as JPEG: place, camera, thumbnails and whatever else was hidden in the file stay behind. */
const redraw = async (bytes: Uint8Array): Promise<NewPhoto> => {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  return {
    type: 'image/jpeg',
    bytes: new Uint8Array(await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()),
  };
};

const drawing = () => singleton('leads.drawing', () => turns(DRAWN_AT_ONCE));

type Taken = { photos: NewPhoto[] } | { error: ErrorCode };

const redrawAll = async (files: readonly File[]): Promise<Taken> => {
  const photos: NewPhoto[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isPicture(bytes)) return { error: 'photoType' };
    try {
      if (await hasTooManyPixels(bytes)) return { error: 'photoSize' };
      photos.push(await redraw(bytes));
    } catch {
      return { error: 'photoType' };
    }
  }
  return { photos };
};

/** Checks the photos of a form and makes them fit to be kept. One after the other, and of few forms at a time: large pictures take memory. */
export const takePhotos = async (files: readonly File[]): Promise<Taken> => {
  if (files.length === 0) return { photos: [] };
  if (files.length > photoLimits.count) return { error: 'photos' };
  if (files.some(({ size }) => size > photoLimits.bytes)) return { error: 'photoSize' };
  return drawing()(() => redrawAll(files));
};
