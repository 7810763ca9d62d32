import type { Site } from '@/lib/content';
import { pickFor } from '@/lib/content/record/choose-picture';

const round = 'min(15rem, 24vw)';
const corner = 'var(--corner-panel)';
/** Corners of pictures: an arch, a leaf, a door, a wing. */
const shapes = [
  [round, round, corner, corner],
  [corner, round, corner, round],
  [round, corner, corner, corner],
  [corner, corner, round, corner],
];

/** Mirrored, the same strip of cut paper looks different. */
const turns = ['1 1', '-1 1', '1 -1', '-1 -1'];

/** A business has one shape, in all its pictures, and one turn of its cut paper. */
export const shapeOf = ({ look, name }: Pick<Site, 'look' | 'name'>) =>
  look === 'studio'
    ? { '--shape': pickFor(name, shapes)?.join(' '), '--turn': pickFor(`${name} turn`, turns) }
    : {};
