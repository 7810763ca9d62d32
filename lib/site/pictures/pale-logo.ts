import 'server-only';
import { LRUCache } from 'lru-cache';
import sharp from '@/lib/platform/sharp';
import { within } from '@/lib/platform/within';
import { readPicture } from './read-picture';

const SIZE = 32;
/** Of 255; paler colours vanish on white. */
const PALE = 220;
const MAX_LOGOS = 2_000;
const MAX_AGE_MS = 60 * 60_000;
/** A page does not wait longer for the logo's host; its next render knows the answer. */
const WAIT_MS = 1_000;

/** True for a transparent picture that is mostly white. */
const isPale = async (link: string): Promise<boolean> => {
  const file = await readPicture(link);
  if (!file) return false;
  const pixels = await sharp(file, { limitInputPixels: 80_000_000 })
    .resize(SIZE, SIZE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let [drawn, pale] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    drawn += 1;
    if (0.3 * red + 0.6 * green + 0.1 * blue > PALE) pale += 1;
  }
  return drawn < SIZE * SIZE && pale > drawn / 2;
};

const known = new LRUCache<string, boolean>({
  max: MAX_LOGOS,
  ttl: MAX_AGE_MS,
  fetchMethod: (link) => isPale(link).catch(() => false),
});

/** Whether the logo would be white on white. */
export const isPaleLogo = async (logo: string | null): Promise<boolean> =>
  logo !== null && ((await within(WAIT_MS, known.fetch(logo), () => false)) ?? false);
