import path from 'node:path';
import sharp from '@/lib/platform/sharp';
import { singleton } from '@/lib/platform/singleton';
import { lookPictures, type LookPictures, type PictureFace } from './look-pictures';

// Pango, which comes with sharp, shapes Arabic, sets both directions, and falls back to the system's fonts.
// next/og sets left to right only, and fetches missing glyphs from other hosts.
/** outputFileTracingIncludes of next.config.mjs names the files: else functions would hold all weights. */
const fontFile = (font: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts', font);
/** Fonts for scripts that the looks' fonts lack. */
const otherScripts = [
  'noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
];
const OTHER_SCRIPTS = 'Noto Emoji, Noto Sans Arabic, Noto Sans Hebrew';

const filesOf = ({ display, body }: LookPictures) => [display.file, body.file];

/** Registers each font file with Pango by using it once. */
const loadFonts = () =>
  singleton('fonts', () =>
    (async () => {
      for (const font of [...Object.values(lookPictures).flatMap(filesOf), ...otherScripts])
        await sharp({ text: { text: 'x', fontfile: fontFile(font) } })
          .raw()
          .toBuffer();
    })(),
  );

type Options = {
  text: string;
  face: PictureFace;
  colour: string;
  /** Font sizes in pixels, largest first: the first size that fits is used, else the last. */
  sizes: readonly number[];
  width: number;
  height: number;
};
export type Drawn = { data: Buffer; width: number; height: number };

/** Invisible filler letters; some fonts show them as boxes. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/g;
const INK = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/u;

/** Escapes for Pango's markup and removes characters that XML forbids. */
const markup = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const setText = async (text: string, font: string, width: number): Promise<Drawn | null> => {
  try {
    const { data, info } = await sharp({
      text: { text, font, dpi: 72, width, rgba: true, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error && error.message.includes('no text to render')) return null;
    throw error;
  }
};

/** A transparent picture, cropped to the ink; null when there is nothing to draw. */
export const drawText = async ({
  text,
  face,
  colour,
  sizes,
  width,
  height,
}: Options): Promise<Drawn | null> => {
  if (!INK.test(text.replace(FILLERS, ''))) return null;
  await loadFonts();
  let drawn: Drawn | null = null;
  for (const size of sizes) {
    drawn = await setText(
      `<span foreground="${colour}" line_height="${face.lineHeight}">${markup(text)}</span>`,
      `${face.family}, ${OTHER_SCRIPTS} ${face.weight} ${size}`,
      width,
    );
    if (!drawn || (drawn.width <= width && drawn.height <= height)) return drawn;
  }
  // A word may be wider than the picture: it is cut.
  return (
    drawn && {
      data: await sharp(drawn.data)
        .extract({
          left: 0,
          top: 0,
          width: Math.min(drawn.width, width),
          height: Math.min(drawn.height, height),
        })
        .toBuffer(),
      width: Math.min(drawn.width, width),
      height: Math.min(drawn.height, height),
    }
  );
};
