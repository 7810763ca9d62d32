import type { Metadata } from 'sharp';
import { reasonOf, warn } from '@/lib/platform/log';
import { photoLimits } from '@/lib/leads/form/fields';
import type { ErrorCode } from '@/lib/leads/form/lead-schema';
import type { NewPhoto } from '@/lib/leads/outbox/lead';
import sharp from '@/lib/platform/sharp';
import { photoQueue, type PhotoOwner } from './photo-capacity';
import type { PostedFile } from './read-posted';

const MAX_SIDE = 2_560;
/** Phones sold with 50 megapixels make up to 8192 x 6144. */
const MAX_PIXELS = 8192 * 6144;
/** Progressive, interlaced and WebP pictures are decoded as a whole: larger ones are refused. */
const MAX_DECODED_BYTES = 210_000_000;
const startsWith = (bytes: Uint8Array, index: number, ...expected: number[]) =>
  expected.every((byte, offset) => bytes[index + offset] === byte);

/** JPEG, PNG or WebP by the first bytes: nothing else reaches the decoder. */
const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  (startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50));

/** Bytes that the decoder will hold at once, by the header; 0 when it decodes line by line. */
const decodedBytes = ({
  format,
  width,
  height,
  depth,
  channels,
  isProgressive,
  chromaSubsampling,
}: Metadata): number => {
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  // A progressive JPEG keeps 2 bytes for each coefficient until its last scan.
  if (format === 'jpeg') return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return pixels * channels * (depth === 'ushort' ? 2 : 1);
};

/** Checks photos by their headers, without decoding them. */
export const photosError = async (files: readonly PostedFile[]): Promise<ErrorCode | null> => {
  if (files.length > photoLimits.count) return 'photos';
  if (files.some(({ isTooLarge }) => isTooLarge)) return 'photoSize';
  for (const { bytes } of files) {
    if (!isPicture(bytes)) return 'photoType';
    try {
      const header = await sharp(bytes, { limitInputPixels: false }).metadata();
      const isTooLarge =
        header.width * header.height > MAX_PIXELS || decodedBytes(header) > MAX_DECODED_BYTES;
      if (isTooLarge) return 'photoSize';
    } catch {
      return 'photoType';
    }
  }
  return null;
};

/** Re-encodes a photo as an upright JPEG, without location, camera, thumbnails and other hidden data. */
const reencode = async (bytes: Uint8Array): Promise<NewPhoto> => {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  return {
    type: 'image/jpeg',
    bytes: new Uint8Array(await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()),
  };
};

/** Re-encodes photos in order; leaves out and logs unreadable ones, and all while there is no room. */
export const processPhotos = async (
  lead: string,
  files: readonly PostedFile[],
  owner: PhotoOwner,
): Promise<NewPhoto[]> => {
  const queue = photoQueue();
  if (!queue.hasRoom(owner, files.length)) {
    warn('lead.photo', { lead, reason: 'queue full' });
    return [];
  }
  const processed = await Promise.all(
    files.map(({ bytes }) =>
      queue
        .add(owner, () => reencode(bytes))
        .catch((error: unknown) => {
          warn('lead.photo', { lead, reason: reasonOf(error) });
          return null;
        }),
    ),
  );
  return processed.filter((photo) => photo !== null);
};
