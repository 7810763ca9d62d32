import type { Review } from '@/lib/content/reviews/review';
import type { FormattedText } from '@/lib/content/domain/text-blocks';
import type { Named } from '@/lib/content/domain/named';
import type { Project } from '@/lib/content/gallery/gallery-pages';

/** `text`: empty when only the town's name is known. */
export type Area = Named & FormattedText & { pictures: string[]; projects: Project[]; reviews: Review[] };

/** A page with fewer words repeats the other towns' pages. */
export const MIN_AREA_WORDS = 120;

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Jaccard similarity; two texts that differ only in the town's name have 0.9 and more. */
const NEAR_COPY = 0.5;

/** The three-word sequences of a text, without the town's name. */
const sequencesOf = ({ name, text }: Pick<Area, 'name' | 'text'>): ReadonlySet<string> => {
  const wordsOf = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const ownName = new Set(wordsOf(name));
  const words = wordsOf(text).filter((word) => !ownName.has(word));
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
};

/** For each town, the earlier town whose text it nearly repeats; null for an original text. */
export const nearCopiesIn = (areas: readonly Pick<Area, 'name' | 'text'>[]): (string | null)[] => {
  const holders = new Map<string, number[]>();
  const sizes = new Map<number, number>();
  return areas.map((area, index) => {
    if (wordsIn(area.text) < MIN_AREA_WORDS) return null;
    const sequences = sequencesOf(area);
    const common = new Map<number, number>();
    for (const sequence of sequences)
      for (const holder of holders.get(sequence) ?? []) common.set(holder, (common.get(holder) ?? 0) + 1);
    const [original = -1, count = 0] = [...common].sort(([, one], [, other]) => other - one)[0] ?? [];
    const all = sequences.size + (sizes.get(original) ?? 0) - count;
    if (count / all >= NEAR_COPY) return areas[original]?.name ?? null;
    sizes.set(index, sequences.size);
    for (const sequence of sequences) {
      const held = holders.get(sequence);
      if (held) held.push(index);
      else holders.set(sequence, [index]);
    }
    return null;
  });
};
