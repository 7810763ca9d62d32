import type { LookName } from '@/lib/content/look/looks';
import { pickFor } from '@/lib/content/record/choose-picture';

/** CSS colours, from the faintest to the accent. */
export type PlateColours = Record<'faint' | 'strong' | 'accent', string>;
/** `drawing`: the trade's (trade-icon.ts). One `seed` gives one plate. */
type Plate = PlateColours & { drawing: string | null; seed: string };

const SIZE = 400;
const MIDDLE = SIZE / 2;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const drawn = ({ drawing }: Plate, size: number, attributes: string, [x, y] = [MIDDLE, MIDDLE]) =>
  drawing === null
    ? ''
    : `<path transform="translate(${x - size / 2} ${y - size / 2})scale(${size / 24})" d="${drawing}" fill-rule="evenodd" ${attributes}/>`;

/** Thin rings around the trade's drawing. */
const lines = (plate: Plate): string => {
  const gap = pickFor(`${plate.seed} gap`, [24, 30, 36]) ?? 0;
  const rings = upTo(Math.ceil(190 / gap))
    .map((ring) => `<circle cx="200" cy="200" r="${110 + ring * gap}"/>`)
    .join('');
  return (
    `<g fill="none" stroke="${plate.strong}" stroke-width="1.5">${rings}</g>` +
    drawn(plate, 116, `fill="${plate.accent}"`)
  );
};

/** Lines that swell and thin as a burin cuts them; the initial before them is the stylesheet's. */
const engraving = ({ seed, strong }: Plate): string => {
  const bend = pickFor(`${seed} bend`, [110, 160, 240, 290]) ?? 0;
  const wave = pickFor(`${seed} wave`, [0.16, 0.21, 0.27]) ?? 0;
  const cuts = upTo(26).map((line) => {
    const swell = Math.round(2 + 10 * Math.abs(Math.sin(line * wave)));
    return `M0 ${line * 16 + 2}q${bend}-${swell} 400 0q${bend - 400} ${swell}-400 0`;
  });
  return `<path fill="${strong}" d="${cuts.join('')}"/>`;
};

/** The drawing larger than its plate, over a broad stripe. */
const supergraphic = (plate: Plate): string => {
  const tilt = pickFor(`${plate.seed} tilt`, [-16, -9, 10, 18]) ?? 0;
  const stripe = `<path stroke="${plate.faint}" stroke-width="110" d="M-60 ${MIDDLE + tilt * 9}L460 ${MIDDLE - tilt * 9}"/>`;
  const ring = `<circle cx="260" cy="200" r="170" fill="none" stroke="${plate.strong}" stroke-width="90"/>`;
  const graphic = drawn(plate, 340, `fill="${plate.strong}"`, [215, 215]) || ring;
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

/** Shapes of paper around a disc with the drawing. */
const cutShapes = (plate: Plate): string => {
  const { seed, faint, strong, accent } = plate;
  const tilesOf = (isAccent: boolean) =>
    upTo(16).map((tile) => {
      const shape = pickFor(`${tile} shape ${seed}`, shapes);
      const isOfOther = pickFor(`${tile} paper ${seed}`, [false, false, true]) !== isAccent;
      if (shape === null || isInMiddle(tile) || isOfOther) return '';
      return `M${tile % 4} ${Math.floor(tile / 4)}${shape}`;
    });
  const paper = (fill: string, tiles: readonly string[]) =>
    `<path transform="scale(100)" fill="${fill}" d="${tiles.join('')}"/>`;
  const disc = `<circle cx="200" cy="200" r="98" fill="${faint}"/>`;
  const drawing = drawn(plate, 116, `fill="${accent}"`);
  return paper(strong, tilesOf(false)) + paper(accent, tilesOf(true)) + disc + drawing;
};

const arts: Record<LookName, (plate: Plate) => string> = {
  classic: lines,
  journal: engraving,
  poster: supergraphic,
  studio: cutShapes,
};

export const plateBox = { viewBox: `0 0 ${SIZE} ${SIZE}` };
/** Engraved lines may be stretched; other plates are cut to their place. */
export const plateFit = (look: LookName): string => (look === 'journal' ? 'none' : 'xMidYMid slice');

/** In the place of a photograph that the record does not have: the content of an SVG, at most 3 kB. */
export const plateArt = (look: LookName, plate: Plate): string => arts[look](plate);
