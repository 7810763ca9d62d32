import type { Picture } from './picture';
import type { Block, Page } from './read-page';
import { isNoise } from './words';

/** A heading with what follows until the next one. `level` 0: what stands before the first heading. */
export type Section = { title: string; level: number; heading: Block | null; blocks: Block[] };

/** The page's own sections, without header, menu, footer and what all pages share. */
export const sectionsOf = (page: Page): Section[] => {
  const sections: Section[] = [{ title: '', level: 0, heading: null, blocks: [] }];
  for (const block of page.blocks) {
    if (block.isShared || block.region !== 'main') continue;
    if (block.kind === 'heading')
      sections.push({
        title: block.text.replace(/\s*\n\s*/g, ' '),
        level: block.level,
        heading: block,
        blocks: [],
      });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
};

export const blocksOf = (sections: readonly Section[]): Block[] => sections.flatMap(({ blocks }) => blocks);

/** A section with those below it: the sections that follow with a smaller heading. */
export const withInner = (sections: readonly Section[], index: number): Section[] => {
  const level = sections[index]?.level ?? 0;
  const end = sections.findIndex((section, other) => other > index && section.level <= level);
  return sections.slice(index, end === -1 ? undefined : end);
};

/** The blocks from `start` up to the first block that `isEnd` names. */
export const until = (blocks: readonly Block[], start: number, isEnd: (block: Block) => boolean): Block[] => {
  const end = blocks.findIndex((block, index) => index >= start && isEnd(block));
  return blocks.slice(start, end === -1 ? undefined : end);
};

const MIN_TEXT = 25;
export const isParagraph = ({ kind, text }: Block): boolean =>
  (kind === 'text' || kind === 'row') && text.length >= MIN_TEXT && !isNoise(text);
export const textsIn = (blocks: readonly Block[]): string[] =>
  blocks
    .filter((block) => isParagraph(block) && !block.isQuote && block.kind === 'text')
    .map(({ text }) => text.replace(/\n/g, ' '));
export const itemsIn = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(({ kind, text }) => kind === 'item' && text.length > 2 && text.length < 200 && !isNoise(text))
    .map(({ text }) => text.replace(/\n/g, ' '));
export const imagesIn = (blocks: readonly Block[]): Picture[] =>
  blocks.flatMap(({ picture }) => (picture ? [picture] : []));

/** Paragraphs, as many as `max` characters hold. */
export const joined = (texts: readonly string[], max = 2_500): string => {
  const kept: string[] = [];
  for (const text of texts) if (kept.join('').length + text.length <= max) kept.push(text);
  return kept.join('\n\n');
};
