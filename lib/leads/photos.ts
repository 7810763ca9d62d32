import sharp from 'sharp';
import { photoLimits } from './fields';
import type { ErrorCode } from './lead';
import type { NewPhoto } from './store';

/** Longest side of a kept photo, in pixels: enough to see a crack in a wall. */
const LONGEST_SIDE = 2_560;
/** More would take the server's memory; phones make up to 50 million. */
const MOST_PIXELS = 100_000_000;

const startsWith = (bytes: Uint8Array, at: number, ...expected: number[]) => expected.every((byte, index) => bytes[at + index] === byte);

/** Is this a JPEG, PNG or WebP, by its first bytes and not by its name? Nothing else reaches the decoder. */
const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0xff, 0xd8, 0xff) || startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || (startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50));

/** Drawn anew, upright, as JPEG: place, camera, thumbnails and whatever else was hidden in the file stay behind. */
const redraw = async (bytes: Uint8Array): Promise<NewPhoto> => {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate().resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  return { type: 'image/jpeg', bytes: new Uint8Array(await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()) };
};

/** Checks the photos of a form and makes them fit to be kept. One after the other: large pictures take memory. */
export const takePhotos = async (files: readonly File[]): Promise<{ photos: NewPhoto[] } | { error: ErrorCode }> => {
  if (files.length > photoLimits.count) return { error: 'photos' };
  if (files.some(({ size }) => size > photoLimits.bytes)) return { error: 'photoSize' };
  const photos: NewPhoto[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isPicture(bytes)) return { error: 'photoType' };
    try {
      photos.push(await redraw(bytes));
    } catch {
      return { error: 'photoType' };
    }
  }
  return { photos };
};
