import { isPhoto } from './picture';
import type { Block, Page } from './read-page';
import { type Kind, isNoise, kindOfLabel, oneLine } from './words';

/**
 * A heading with the blocks up to the next heading. `level` 0: the blocks before the first heading.
 * `subject`: the kind that the title names, else `above`: that of the larger heading around it, else of
 * the page.
 */
export type Section = {
  title: string;
  level: number;
  heading: Block | null;
  blocks: Block[];
  subject: Kind;
  above: Kind;
};

/** A heading, or the button that opens a text; a question stays with its answer. */
const isTitle = ({ kind, text }: Block): boolean =>
  kind === 'heading' || (kind === 'toggle' && !text.trim().endsWith('?'));

const known = new WeakMap<Page, { kind: Kind; sections: Section[] }>();

/** The page's own sections, without header, menu, footer and blocks that all pages share. */
export const sectionsOf = (page: Page): Section[] => {
  const read = known.get(page);
  if (read?.kind === page.kind) return read.sections;
  const { kind } = page;
  const sections: Section[] = [
    { title: '', level: 0, heading: null, blocks: [], subject: kind, above: kind },
  ];
  for (const block of page.blocks.filter(({ isShared, region }) => !isShared && region === 'main'))
    if (!isTitle(block)) sections.at(-1)?.blocks.push(block);
    else {
      const title = oneLine(block.text);
      const own = { title, level: block.level || 7, heading: block, blocks: [] };
      sections.push({ ...own, subject: kindOfLabel(title), above: kind });
    }
  const around: { level: number; subject: Kind }[] = [];
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1];
    // A title without a text is above those that follow: builders write both at one level, or it in small.
    const isAlone = section.blocks.length === 0 && next && next.level <= section.level;
    const isAbove = isAlone && (next.level === section.level || section.subject !== 'unknown');
    const level = isAbove ? next.level - 0.5 : section.level;
    while ((around.at(-1)?.level ?? -1) >= level) around.pop();
    section.above = around.at(-1)?.subject ?? kind;
    if (section.subject === 'unknown') section.subject = section.above;
    around.push({ level, subject: section.subject });
  }
  known.set(page, { kind, sections });
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
