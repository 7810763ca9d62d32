import sharp from '@/lib/platform/sharp';
import type { Site } from '@/lib/content';
import type { IconFile } from '@/lib/content/domain/addresses';
import { contrast, textOn } from '@/lib/platform/colour';
import { initialOf } from '@/lib/platform/text';
import { themeVariables } from '@/lib/site/theme/theme';
import { drawText } from './draw-text';
import { lookPictures } from './look-pictures';
import { tradeDrawing } from './trade-icon';
import { readPicture } from './read-picture';

/** `fill`: the mark's share of the width, because systems crop maskable icons to a circle. */
const kinds: Record<IconFile, { size: number; fill: number; opaque: boolean }> = {
  'icon-192.png': { size: 192, fill: 1, opaque: false },
  'icon-512.png': { size: 512, fill: 1, opaque: false },
  'icon-maskable-512.png': { size: 512, fill: 0.6, opaque: true },
  'apple-touch-icon.png': { size: 180, fill: 0.76, opaque: true },
};

/** A wider logo is illegible in a square. */
const WIDEST = 1.5;

/** The favicon or logo as a transparent square of `size` pixels; null without a usable one. */
const markOf = async (site: Site, size: number): Promise<Buffer | null> => {
  for (const link of [site.favicon, site.logo]) {
    const file = link && (await readPicture(link));
    if (!file) continue;
    try {
      const {
        width = 1,
        height = 1,
        format,
      } = await sharp(file, { limitInputPixels: 80_000_000 }).metadata();
      if (Math.max(width / height, height / width) > WIDEST) continue;
      const density =
        format === 'svg' ? Math.min(2_400, Math.max(72, (72 * size) / Math.min(width, height))) : 72;
      return await sharp(file, { density, limitInputPixels: 80_000_000 })
        .resize({ width: size, height: size, fit: 'contain', background: '#00000000' })
        .ensureAlpha()
        .png()
        .toBuffer();
    } catch {
      // Not decodable, such as an .ico file.
    }
  }
  return null;
};

/** The colour of the mark's edge if uniform, else white, or `main` under a white mark. */
const groundOf = async (mark: Buffer, main: string): Promise<{ colour: string; isOwn: boolean }> => {
  const { data, info } = await sharp(mark).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  const hex = (channels: number[]) =>
    `#${channels
      .slice(0, 3)
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
  const middle = Math.floor(info.width / 2);
  const edge = [
    pixel(middle, 2),
    pixel(2, middle),
    pixel(info.width - 3, middle),
    pixel(middle, info.height - 3),
  ];
  if (edge.every(([, , , alpha]) => alpha === 255) && new Set(edge.map(hex)).size === 1)
    return { colour: hex(edge[0] ?? []), isOwn: true };
  // Resizing to one pixel gives the mean colour of the opaque parts.
  const mean = hex([...(await sharp(mark).resize(1, 1, { fit: 'fill' }).raw().toBuffer())]);
  return { colour: contrast(mean, '#ffffff') < 1.3 ? main : '#ffffff', isOwn: false };
};

const drawingOf = (drawing: string, size: number, colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">
      <path fill="${colour}" fill-rule="evenodd" d="${drawing}"/>
    </svg>`,
  );

const drawnIcon = async (
  site: Site,
  { size, opaque, fill }: (typeof kinds)[IconFile],
  main: string,
): Promise<Buffer> => {
  const { display, iconCorner } = lookPictures[site.look];
  const height = Math.round(size * (opaque && fill < 0.7 ? 0.5 : 0.62));
  const drawing = tradeDrawing(site);
  const letter = drawing
    ? { data: drawingOf(drawing, height, textOn(main)) }
    : await drawText({
        text: initialOf(site.name),
        face: display,
        colour: textOn(main),
        sizes: [1, 0.75, 0.5, 0.35, 0.25].map((share) => Math.round(height * share)),
        width: Math.round(size * 0.8),
        height: Math.round(size * 0.8),
      });
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <rect width="${size}" height="${size}" rx="${opaque ? 0 : size * iconCorner}" fill="${main}"/>
    </svg>`,
  );
  return sharp(ground)
    .composite(letter ? [{ input: letter.data, gravity: 'centre' }] : [])
    .png()
    .toBuffer();
};

/** As PNG: the favicon or square logo, else the drawing of the trade or the initial. */
export const siteIcon = async (site: Site, icon: IconFile): Promise<Buffer> => {
  const kind = kinds[icon];
  const main = themeVariables(site.colours)['--main'] ?? '#000000';
  const mark = await markOf(site, kind.size);
  if (!mark) return drawnIcon(site, kind, main);
  if (!kind.opaque) return mark;
  const { colour, isOwn } = await groundOf(mark, main);
  // A mark on its own background already has a margin.
  const inner = Math.round(kind.size * (isOwn ? kind.fill + (1 - kind.fill) * 0.6 : kind.fill));
  const input = await sharp(mark).resize(inner, inner).toBuffer();
  return sharp({ create: { width: kind.size, height: kind.size, channels: 3, background: colour } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
};
