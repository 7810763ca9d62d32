import type { Review } from '@/lib/content/reviews/review';
import type { FormattedText } from '@/lib/content/domain/text-blocks';
import type { Named } from '@/lib/content/domain/named';
import type { Project } from '@/lib/content/gallery/gallery-pages';

/** `text`: empty when only the town's name is known. */
export type Area = Named & FormattedText & { pictures: string[]; projects: Project[]; reviews: Review[] };

/** A page with fewer words says nothing that the other towns' pages do not. */
export const MIN_AREA_WORDS = 120;

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** How many hashes are kept of a text; the standard deviation of the similarity is then 6 %. */
const SKETCH = 64;
/** Jaccard similarity; two texts that differ only in the town's name have 0.9 and more. */
const NEAR_COPY = 0.5;

/** The finaliser of MurmurHash3: spreads every bit, because a sketch is ordered by the high ones. */
const mixed = (value: number): number => {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

const hashOf = (word: string): number => {
  let sum = 0;
  for (let index = 0; index < word.length; index += 1) sum = Math.imul(sum, 31) + word.charCodeAt(index);
  return mixed(sum);
};

/** The smallest hashes of three-word sequences ("bottom-k sketch", Broder 1997), without the town's name. */
const sketchOf = ({ name, text }: Pick<Area, 'name' | 'text'>): number[] => {
  const hashesOf = (value: string) => (value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(hashOf);
  const ownName = new Set(hashesOf(name));
  const words = hashesOf(text).filter((word) => !ownName.has(word));
  const shingles = new Uint32Array(Math.max(words.length - 2, 0)).map((_, index) => {
    const firstTwo = Math.imul(words[index] ?? 0, 31) + (words[index + 1] ?? 0);
    return mixed(Math.imul(firstTwo, 31) + (words[index + 2] ?? 0));
  });
  return [...new Set(shingles.sort().subarray(0, 2 * SKETCH))].slice(0, SKETCH);
};

/** The index of the sketch with the most hashes in common, and their number. */
const nearest = (sketch: readonly number[], holders: ReadonlyMap<number, readonly number[]>) => {
  const common = new Map<number, number>();
  for (const value of sketch)
    for (const holder of holders.get(value) ?? []) common.set(holder, (common.get(holder) ?? 0) + 1);
  return [...common].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [-1, 0] as const);
};

/** For each town the earlier one whose text it nearly repeats; null for a text of its own. */
export const nearCopiesIn = (areas: readonly Pick<Area, 'name' | 'text'>[]): (string | null)[] => {
  const holders = new Map<number, number[]>();
  return areas.map((area, index) => {
    if (wordsIn(area.text) < MIN_AREA_WORDS) return null;
    const sketch = sketchOf(area);
    const [original, common] = nearest(sketch, holders);
    // The Jaccard similarity of two sets of equal size with this number of common members.
    if (common / (2 * sketch.length - common) >= NEAR_COPY) return areas[original]?.name ?? null;
    for (const value of sketch) {
      const held = holders.get(value);
      if (held) held.push(index);
      else holders.set(value, [index]);
    }
    return null;
  });
};
