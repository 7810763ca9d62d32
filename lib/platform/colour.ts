import {
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  interpolate,
  parse as parseColour,
  wcagContrast,
  wcagLuminance,
  type Color,
  type Oklch,
} from 'culori';

/** WCAG 2.2: body text (1.4.3), large text and borders (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const GRAPHIC_CONTRAST = 3;

const toRgb = converter('rgb');
const toOklch = converter('oklch');

const parse = (text: string): Color | undefined => {
  try {
    return parseColour(text.toLowerCase());
  } catch {
    return undefined;
  }
};

/** Whether this is a colour in a CSS notation (hex, rgb(), hsl(), oklch(), a name); var(--x) is not. */
export const isColour = (value: string): boolean => parse(value) !== undefined;

const channel = (value: number | undefined) =>
  Math.min(1, Math.max(0, Number.isFinite(value) ? (value as number) : 0));

export const opaque = (text: string): string => {
  const colour = toRgb(parse(text)) ?? { mode: 'rgb', r: 1, g: 1, b: 1 };
  const alpha = channel(colour.alpha ?? 1);
  const over = (value: number) => channel(value) * alpha + (1 - alpha);
  return formatHex({ mode: 'rgb', r: over(colour.r), g: over(colour.g), b: over(colour.b) });
};

export const alphaOf = (text: string): number => channel(parse(text)?.alpha ?? 1);

export const solid = (text: string): string => {
  const colour = toRgb(parse(text)) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };
  return formatHex({ mode: 'rgb', r: channel(colour.r), g: channel(colour.g), b: channel(colour.b) });
};

/** WCAG contrast of two opaque colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

const colourDifference = differenceCiede2000();

/** CIEDE2000: people see less than 1 only side by side, more than 2 at a glance. */
export const difference = (a: string, b: string): number => colourDifference(a, b);

export const mix = (colour: string, base: string, amount: number): string =>
  formatHex(interpolate([base, colour], 'rgb')(amount));

export const isDark = (background: string): boolean =>
  contrast('#ffffff', background) >= contrast('#000000', background);

const INK = '#14181b';

/** White or near-black; black where only that reaches 4.5:1. */
export const textOn = (background: string): string => {
  if (contrast('#ffffff', background) >= TEXT_CONTRAST) return '#ffffff';
  return contrast(INK, background) >= TEXT_CONTRAST ? INK : '#000000';
};

/** As textOn, for icons and for bold text of at least 19 px: white wherever WCAG lets large text be white. */
export const labelOn = (background: string): string =>
  contrast('#ffffff', background) >= GRAPHIC_CONTRAST ? '#ffffff' : textOn(background);

/** Changes the lightness as little as the contrast with all backgrounds (all light or all dark) needs. */
export const readable = (colour: string, backgrounds: readonly string[], ratio: number): string => {
  const lights = backgrounds.map((background) => wcagLuminance(background));
  const fits = (candidate: string) => {
    const own = wcagLuminance(candidate);
    return lights.every((light) => (Math.max(own, light) + 0.05) / (Math.min(own, light) + 0.05) >= ratio);
  };
  if (fits(colour)) return colour;
  const { c, h, l } = toOklch(colour) as { l: number; c: number; h?: number };
  const end = isDark(backgrounds[0] ?? '#ffffff') ? 1 : 0;
  const colourAt = (share: number) =>
    formatHex({ mode: 'oklch', l: l + (end - l) * share, c: c * (1 - share), h: h ?? 0 } satisfies Color);
  let near = 0;
  let far = 1;
  for (let step = 0; step < 8; step += 1) {
    const middle = (near + far) / 2;
    if (fits(colourAt(middle))) far = middle;
    else near = middle;
  }
  const nearest = colourAt(far);
  if (fits(nearest)) return nearest;
  return end === 1 ? '#ffffff' : '#000000';
};

type Shade = {
  lightness: number;
  chroma: number;
};

/** The hue of `colour`, within sRGB. */
export const shadeOf = (colour: string, { lightness, chroma }: Shade): string => {
  const { c, h } = toOklch(colour) as Oklch;
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, chroma), h: h ?? 0 }, 'oklch'));
};
