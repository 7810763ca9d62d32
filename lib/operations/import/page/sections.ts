import { isPhoto } from './picture';
import type { Block, Page } from './read-page';
import { isNoise, oneLine } from './words';

/** A heading with the blocks up to the next heading. `level` 0: the blocks before the first heading. */
export type Section = { title: string; level: number; heading: Block | null; blocks: Block[] };

/** A heading, or the button that opens a text; a question stays with its answer. */
const isTitle = ({ kind, text }: Block): boolean =>
  kind === 'heading' || (kind === 'toggle' && !text.trim().endsWith('?'));

/** The page's own sections, without header, menu, footer and blocks that all pages share. */
export const sectionsOf = (page: Page): Section[] => {
  const sections: Section[] = [{ title: '', level: 0, heading: null, blocks: [] }];
  for (const block of page.blocks.filter(({ isShared, region }) => !isShared && region === 'main'))
    if (!isTitle(block)) sections.at(-1)?.blocks.push(block);
    else sections.push({ title: oneLine(block.text), level: block.level || 7, heading: block, blocks: [] });
  return sections;
};

export const blocksOf = (sections: readonly Section[]): Block[] => sections.flatMap(({ blocks }) => blocks);

/** The entries from `start` up to the first one behind it that `isEnd` names. */
export const until = <T>(entries: readonly T[], start: number, isEnd: (entry: T) => boolean): T[] => {
  const end = entries.findIndex((entry, index) => index > start && isEnd(entry));
  return entries.slice(start, end === -1 ? undefined : end);
};

/** A section with those below it: the sections that follow with a smaller heading. */
export const withInner = (sections: readonly Section[], index: number): Section[] =>
  until(sections, index, ({ level }) => level <= (sections[index]?.level ?? 0));

const MIN_TEXT = 20;
/** 'Licence 1234 · Fully insured' is a row of facts, 'Chief Executive Officer' a label. */
const LABELS = / [|·•] |^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*$/u;
export const isParagraph = ({ kind, text, isQuote }: Block): boolean =>
  kind === 'text' && !isQuote && text.length >= MIN_TEXT && !LABELS.test(text) && !isNoise(text);
export const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.filter(isParagraph).map(({ text }) => oneLine(text));
export const itemsIn = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(({ kind, text }) => kind === 'item' && text.length < 200 && !isNoise(text))
    .map(({ text }) => oneLine(text));
/** The addresses of photographs. */
export const photosIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ picture }) => (picture && isPhoto(picture) ? picture.url : []));

/** Paragraphs, as many as `max` characters hold. */
export const joined = (texts: readonly string[], max = 2_500): string => {
  const kept: string[] = [];
  for (const text of texts) if (kept.join('').length + text.length <= max) kept.push(text);
  return kept.join('\n\n');
};
export const contentOf = (blocks: readonly Block[]) => ({
  texts: textsIn(blocks),
  points: itemsIn(blocks),
  pictures: photosIn(blocks),
});
