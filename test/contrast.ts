import { converter, parse } from 'culori';
import knownPairs from './contrast-pairs.json' with { type: 'json' };

// For tests: all pairs of colours on pages. e2e/every-page.spec.ts and every-state.spec.ts fail for a pair on
// a rendered page that is missing here.

/**
 * The least contrast of text, large text (bold from 18.66 px on), icons, edges of controls and focus
 * outlines (WCAG 2.2, 1.4.3 and 1.4.11).
 */
const least = { text: 4.5, large: 3, icon: 3, edge: 3, focus: 3 } as const;
export type Kind = keyof typeof least;

/**
 * 'a on b': theme variables, or colours as #rrggbb. 'a or b on c': either is enough. 'a/15 over b': a at 15%
 * on b; 'overlay over photo': over any photograph.
 */
export const pairs: Record<Kind, readonly string[]> = knownPairs;

/** Bytes, as a screen shows them. */
type Rgb = readonly number[];
const toRgb = converter('rgb');
const photos = ['#000000', '#ffffff', '#ff0000', '#808080', '#ffff00', '#0000ff'];

const light = Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);
const luminance = ([r = 0, g = 0, b = 0]: Rgb) =>
  0.2126 * (light[r] ?? 0) + 0.7152 * (light[g] ?? 0) + 0.0722 * (light[b] ?? 0);
/** WCAG's contrast of two colours, computed by the definition and not by the library that the theme uses. */
const contrast = (a: Rgb, b: Rgb) =>
  (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);

const read = (colour: string) => {
  const { r = 0, g = 0, b = 0, alpha = 1 } = toRgb(parse(colour)) ?? {};
  return { bytes: [r, g, b].map((value) => Math.round(value * 255)), alpha };
};

/** Every colour that 'a', 'a/15 over b' or 'overlay over photo' may look like. */
const looksOf = (shade: string, theme: Record<string, string>, known: Map<string, Rgb[]>): Rgb[] => {
  const looks = known.get(shade) ?? lookAt(shade, theme, known);
  known.set(shade, looks);
  return looks;
};

const lookAt = (shade: string, theme: Record<string, string>, known: Map<string, Rgb[]>): Rgb[] => {
  if (shade === 'photo') return photos.map((photo) => read(photo).bytes);
  const [front = '', ...rest] = shade.split(' over ');
  const [name = '', percent = '100'] = front.split('/');
  const { bytes, alpha } = read(theme[`--${name}`] ?? name);
  const share = (alpha * Number(percent)) / 100;
  return rest.length === 0
    ? [bytes]
    : looksOf(rest.join(' over '), theme, known).map((below) =>
        bytes.map((byte, index) => Math.round(byte * share + (below[index] ?? 0) * (1 - share))),
      );
};

/** The least contrast that a pair has in a theme. */
export const contrastOf = (
  pair: string,
  theme: Record<string, string>,
  known = new Map<string, Rgb[]>(),
): number => {
  const [seen = '', on = ''] = pair.split(' on ');
  const colours = seen.split(' or ').flatMap((shade) => looksOf(shade, theme, known));
  return Math.min(
    ...looksOf(on, theme, known).map((base) => Math.max(...colours.map((colour) => contrast(colour, base)))),
  );
};

/** The pairs of a theme with too little contrast, as texts. */
export const tooPale = (theme: Record<string, string>): string[] => {
  const known = new Map<string, Rgb[]>();
  return (Object.keys(pairs) as Kind[]).flatMap((kind) =>
    pairs[kind].flatMap((pair) => {
      const ratio = contrastOf(pair, theme, known);
      return ratio >= least[kind] ? [] : [`${kind}: ${pair} has ${ratio.toFixed(2)}:1`];
    }),
  );
};
