import type { FormattedText, TextBlock, TextRun } from '@/lib/content/domain/text-blocks';

export type TextStyle = Omit<TextRun, 'text'>;

const isSameStyle = (a: TextStyle, b: TextStyle) =>
  a.bold === b.bold && a.italic === b.italic && a.struck === b.struck && a.href === b.href;

const trimmed = (runs: readonly TextRun[]): TextRun[] => {
  const kept = runs.map((run) => ({ ...run }));
  while (kept[0] && !(kept[0].text = kept[0].text.trimStart())) kept.shift();
  for (let last = kept.at(-1); last && !(last.text = last.text.trimEnd()); last = kept.at(-1)) kept.pop();
  return kept;
};

/** Leaves out struck-out words, which no longer hold: '~~$500~~ $400' is $400. */
const wordsOf = (runs: readonly TextRun[]) => {
  const kept = runs.filter(({ struck }) => !struck);
  const words = kept.map(({ text }) => text).join('');
  return kept.length < runs.length ? words.replace(/ {2,}/g, ' ').trim() : words;
};

/** 'walls, trim, doors.' */
const sentenceOf = (items: readonly string[]) => {
  const isClosed = (item: string) => /[.!?:;,]$/.test(item);
  return items
    .map((item, index) => (isClosed(item) ? item : `${item}${index < items.length - 1 ? ',' : '.'}`))
    .join(' ');
};

const plainOf = (blocks: readonly TextBlock[]): string =>
  blocks
    .map((block) => ('items' in block ? sentenceOf(block.items.map(wordsOf)) : wordsOf(block.runs)))
    .join('\n\n');

const hasMarks = (block: TextBlock) =>
  'items' in block || block.runs.some(({ bold, italic, struck, href }) => bold || italic || struck || href);

/** `marker`: how its entries were typed. */
type List = { start: number | null; marker: string; items: TextRun[][] };

/** Nested lists become entries of the outermost, so that nothing is deep. */
export const textBuilder = () => {
  const blocks: ({ runs: TextRun[] } | List)[] = [];
  let runs: TextRun[] | null = null;
  let list: List | null = null;

  return {
    text(text: string, style: TextStyle) {
      if (text === '') return;
      if (runs === null) {
        if (!text.trim()) return;
        blocks.push({ runs: (runs = []) });
      }
      const last = runs.at(-1);
      if (last && (isSameStyle(last, style) || (style.href && last.href === style.href))) last.text += text;
      else runs.push({ text, ...style });
    },
    /** Within an entry of a list: ends a line. */
    paragraph() {
      const last = list && runs?.at(-1);
      if (last) last.text += ' ';
      if (!list) runs = null;
    },
    /** @param start the first number; null for bullets */
    item(start: number | null, marker = '') {
      if (!list) blocks.push((list = { start, marker, items: [] }));
      list.items.push((runs = []));
    },
    endList() {
      list = null;
      runs = null;
    },
    build(): FormattedText {
      const kept = blocks.flatMap((block): TextBlock[] => {
        if (!('items' in block)) {
          const own = trimmed(block.runs);
          return own.length ? [{ runs: own }] : [];
        }
        const items = block.items.map(trimmed).filter((item) => item.length > 0);
        // A single line with a hyphen is more likely a signature than a list.
        if (items.length === 1 && block.marker)
          return [{ runs: [{ text: `${block.marker} ` }, ...(items[0] ?? [])] }];
        return items.length ? [{ start: block.start, items }] : [];
      });
      return { text: plainOf(kept), formatting: kept.some(hasMarks) ? kept : null };
    },
  };
};

export type TextBuilder = ReturnType<typeof textBuilder>;
