import type { LookName } from '@/lib/content/look/looks';
import { pickFor } from '@/lib/content/record/choose-picture';

/** CSS colours, from the faintest to the accent. */
export type PlateColours = Record<'faint' | 'strong' | 'accent', string>;
/** `drawing`: the trade's (trade-icon.ts). One `seed` and `kind` give one plate; neighbours differ. */
type Plate = PlateColours & { drawing: string | null; seed: string; kind?: number };

const ofKind = <T>(kind: number, kinds: readonly [T, ...T[]]): T => kinds[kind % kinds.length] ?? kinds[0];

const SIZE = 400;
const MIDDLE = SIZE / 2;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const drawn = (
  { drawing }: Plate,
  size: number,
  attributes: string,
  [x, y]: readonly [number, number] = [MIDDLE, MIDDLE],
) =>
  drawing === null
    ? ''
    : `<path transform="translate(${x - size / 2} ${y - size / 2})scale(${size / 24})" d="${drawing}" fill-rule="evenodd" ${attributes}/>`;

/** Where rings begin: the middle, two corners, the lower edge. */
const centres = [
  [200, 200],
  [400, 400],
  [0, 400],
  [200, 400],
] as const;

/** Thin rings behind the trade's drawing. */
const rings = (plate: Plate): string => {
  const gap = pickFor(`${plate.seed} gap`, [24, 30, 36]) ?? 0;
  const [x, y] = ofKind<readonly [number, number]>(plate.kind ?? 0, centres);
  const circles = upTo(Math.ceil(460 / gap)).map((ring) => `<circle r="${110 + ring * gap}"/>`);
  return (
    `<g fill="none" stroke="${plate.strong}" stroke-width="1.5" transform="translate(${x} ${y})">${circles.join('')}</g>` +
    drawn(plate, 150, `fill="${plate.accent}"`)
  );
};

/** An ellipse around the middle, turned by a share of half a circle. */
const petal = (width: number, height: number, turn: number): string => {
  const [x, y] = [Math.cos, Math.sin].map((of) => Math.round(width * of(turn * Math.PI))) as [number, number];
  const arc = `${width} ${height} ${Math.round(turn * 180)} 1 1`;
  return `M${MIDDLE - x} ${MIDDLE - y}a${arc} ${2 * x} ${2 * y} ${arc} ${-2 * x} ${-2 * y}`.replaceAll(
    ' -',
    '-',
  );
};

const PETALS = 8;

/** As on a certificate: a rosette on lines that swell and thin; the drawing, or an initial, is its seal. */
const engraving = (plate: Plate): string => {
  const { seed, faint, strong, accent } = plate;
  const height = pickFor(`${seed} rosette`, [60, 80, 100, 120]) ?? 0;
  const rosette = upTo(PETALS).map(
    (index) => petal(192, height, index / PETALS) + petal(174, height - 16, (index + 0.5) / PETALS),
  );
  const circle = (radius: number, paint: string) =>
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}" ${paint}/>`;
  // Beyond the plate's square, for places of any shape.
  const ground = `<path stroke="${strong}" stroke-width="3e3" stroke-dasharray="1 11 1 11 2 10 3 9 4 8 5 7 4 8 3 9 2 10" d="M200-700v2e3"/>`;
  // Strokes of light: finer on the side in the shadow.
  const light =
    `<g stroke="${faint}" transform="rotate(-32 200 200)"><path stroke-width="144" stroke-dasharray="1.6 5.4" d="M200 126v147"/>` +
    '<path stroke-width="72" stroke-dasharray="3 4" d="M236 125.3v147"/></g>';
  return (
    `${ground}<g fill="${faint}" stroke="${accent}">${circle(197, 'stroke="none"')}` +
    `<path fill="none" d="${rosette.join('')}"/>${circle(112, 'stroke-width="3"')}${circle(104, '')}</g>` +
    drawn(plate, 150, `fill="${accent}"`) +
    light
  );
};

/** The drawing in full, as large as its plate is high, over a broad stripe from edge to edge. */
const supergraphic = (plate: Plate): string => {
  const tilt = pickFor(`${plate.seed} tilt`, [-16, -9, 10, 18]) ?? 0;
  const stripe = `<path stroke="${plate.faint}" stroke-width="110" d="M-1100 ${MIDDLE + tilt * 45}L1500 ${MIDDLE - tilt * 45}"/>`;
  const ring = `<circle cx="260" cy="200" r="170" fill="none" stroke="${plate.strong}" stroke-width="90"/>`;
  const graphic = drawn(plate, 400, `fill="${plate.strong}"`, [MIDDLE, 225]) || ring;
  return `${stripe}<g transform="rotate(${tilt} 200 200)">${graphic}</g>`;
};

/** From the corner of a square of one unit: quarters and halves of a disc, leaves, arches, discs, none. */
const shapes = [
  'h1a1 1 0 0 1-1 1z',
  'm1 0h-1a1 1 0 0 0 1 1z',
  'm0 1h1a1 1 0 0 0-1-1z',
  'm1 1h-1a1 1 0 0 1 1-1z',
  'h1a.5.5 0 0 1-1 0z',
  'm0 1h1a.5.5 0 0 0-1 0z',
  'h.5a.5.5 0 0 1 .5.5v.5h-.5a.5.5 0 0 1-.5-.5z',
  'm1 0h-.5a.5.5 0 0 0-.5.5v.5h.5a.5.5 0 0 0 .5-.5z',
  'm0 1v-.5a.5.5 0 0 1 1 0v.5z',
  'v.5a.5.5 0 0 0 1 0v-.5z',
  'm0 .5a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0z',
  null,
];
const isInMiddle = (tile: number) => [5, 6, 9, 10].includes(tile);

/** Behind the drawing: a disc, a leaf, an arch, a drop. */
const grounds = [
  'M102 200a98 98 0 1 1 196 0a98 98 0 1 1-196 0z',
  'M102 102h98a98 98 0 0 1 98 98v98h-98a98 98 0 0 1-98-98z',
  'M102 298v-98a98 98 0 0 1 196 0v98z',
  'M298 102v98a98 98 0 1 1-98-98z',
] as const;

/** Shapes of paper around one with the drawing. Paper in the accent would melt into the page at the edges. */
const cutShapes = (plate: Plate): string => {
  const { drawing, seed, faint, strong, accent, kind = 0 } = plate;
  // An initial is pale.
  const [ground, ink] = drawing && kind % 2 === 0 ? [faint, accent] : [accent, faint];
  const tilesOf = (isFaint: boolean) =>
    upTo(16).map((tile) => {
      const shape = pickFor(`${tile} shape ${seed}`, shapes);
      const isOfOther = pickFor(`${tile} paper ${seed}`, [false, false, true]) !== isFaint;
      if (shape === null || isInMiddle(tile) || isOfOther) return '';
      return `M${tile % 4} ${Math.floor(tile / 4)}${shape}`;
    });
  const paper = (fill: string, tiles: readonly string[]) =>
    `<path transform="scale(100)" fill="${fill}" d="${tiles.join('')}"/>`;
  const middle = `<path fill="${ground}" d="${ofKind(kind, grounds)}"/>`;
  return (
    paper(strong, tilesOf(false)) + paper(faint, tilesOf(true)) + middle + drawn(plate, 116, `fill="${ink}"`)
  );
};

/** Streets of no town, behind the card of a place. */
export const streetArt = ({ seed, faint, strong }: Omit<Plate, 'drawing'>): string => {
  const turn = pickFor(`${seed} turn`, [-24, -14, 16, 27]) ?? 0;
  const path = (stroke: string, width: number, d: string, attributes = '') =>
    `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"${attributes}/>`;
  // Lanes are the dashes of a line as wide as the town.
  const lanes = (gap: number, d: string) => path('var(--page)', 800, d, ` stroke-dasharray="3 ${gap}"`);
  return (
    `<path fill="${faint}" d="M0 0h400v400H0z"/><g transform="rotate(${turn} 200 200)">` +
    `<path fill="${strong}" d="M8 70h52v44H8zM268 290h52v44h-52z"/>` +
    lanes(49, 'M-200 200h800') +
    lanes(41, 'M200-150v800') +
    path(strong, 15, 'M-200 330C40 330 70 250 170 270S330 130 600 160') +
    path('var(--page)', 8, 'M-200 158h800M216-200v800M-100 500 300-150') +
    '</g>'
  );
};

const arts: Record<LookName, (plate: Plate) => string> = {
  classic: rings,
  journal: engraving,
  poster: supergraphic,
  studio: cutShapes,
};

export const plateBox = { viewBox: `0 0 ${SIZE} ${SIZE}` };
/** Rosettes and large drawings are shown whole, their ground fills the place; others are cut to it. */
export const plateFit = (look: LookName | null): string =>
  `xMidYMid ${look === 'journal' || look === 'poster' ? 'meet' : 'slice'}`;

/** In the place of a photograph that the record does not have: the content of an SVG, at most 3 kB. */
export const plateArt = (look: LookName, plate: Plate): string => arts[look](plate);
