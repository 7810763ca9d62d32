import { converter, formatHex, parse, wcagContrast } from 'culori';
import type { Layers, Seen } from './seen-colours';

const toRgb = converter('rgb');
type Rgb = { r: number; g: number; b: number; alpha: number };
const channel = (value: number | undefined) => Math.min(1, Math.max(0, value ?? 0));

/** A computed colour, its channels from 0 to 1. */
export const rgbOf = (colour: string): Rgb => {
  const { r, g, b, alpha = 1 } = toRgb(parse(colour)) ?? { r: 0, g: 0, b: 0 };
  return { r: channel(r), g: channel(g), b: channel(b), alpha: channel(alpha) };
};

const over = (top: Rgb, below: Rgb): Rgb => ({
  r: top.r * top.alpha + below.r * (1 - top.alpha),
  g: top.g * top.alpha + below.g * (1 - top.alpha),
  b: top.b * top.alpha + below.b * (1 - top.alpha),
  alpha: 1,
});
const hexOf = ({ r, g, b }: Rgb) => formatHex({ mode: 'rgb', r, g, b });

/** Every colour that layers may show together. */
const flatten = (layers: Layers): Rgb[] => {
  const [front, ...rest] = layers;
  if (!front) return [rgbOf('#ffffff')];
  const below = flatten(rest);
  return front.flatMap((colour) => below.map((base) => over(rgbOf(colour), base)));
};

const least = { text: 4.5, large: 3, icon: 3, edge: 3, focus: 3 };

const contrastOn = (colour: string, base: Rgb) => wcagContrast(hexOf(over(rgbOf(colour), base)), hexOf(base));

/** What has too little contrast. An edge may contrast with the surface or with the control's own fill. */
export const tooPale = (all: readonly Seen[]): string[] =>
  all.flatMap(({ kind, colours, layers, where }) => {
    const worst = Math.min(
      ...flatten(layers).map((base) => Math.max(...colours.map((colour) => contrastOn(colour, base)))),
    );
    const [fill = '', ...drawn] = colours;
    const best =
      kind === 'edge' ? Math.max(worst, ...drawn.map((ring) => contrastOn(ring, rgbOf(fill)))) : worst;
    // Screens round to bytes.
    return best >= least[kind] - 0.02
      ? []
      : [`${kind} ${best.toFixed(2)}:1 ${colours.join(' or ')} on ${JSON.stringify(layers)} ${where}`];
  });
