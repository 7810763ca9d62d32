import type { FormattedText, TextBlock, TextRun } from '@/lib/content/domain/text-blocks';

export type TextStyle = Omit<TextRun, 'text'>;

const styleKeys = ['bold', 'italic', 'struck', 'code', 'href'] as const;

const isSameStyle = (a: TextStyle, b: TextStyle) => styleKeys.every((key) => a[key] === b[key]);

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

const plainOfBlock = (block: TextBlock): string => {
  if ('items' in block) return sentenceOf(block.items.map(wordsOf));
  if ('quote' in block) return block.quote.map(wordsOf).join('\n\n');
  if ('rows' in block)
    return block.rows.map((row) => row.map(wordsOf).filter(Boolean).join(' – ')).join('\n\n');
  return wordsOf(block.runs);
};

const plainOf = (blocks: readonly TextBlock[]): string => blocks.map(plainOfBlock).join('\n\n');

const hasMarks = (block: TextBlock) =>
  !('runs' in block) || block.runs.some((run) => styleKeys.some((key) => run[key]));

/** `marker`: how its entries were typed. */
type List = { start: number | null; marker: string; items: TextRun[][] };
type Table = { hasHead: boolean; rows: TextRun[][][] };

/** With two columns and rows; other tables only place texts on a page. */
const isTable = ({ rows }: Table) => rows.length > 1 && rows.some((row) => row.length > 1);

/** Nested lists and tables become entries of the outermost, so that nothing is deep. */
export const textBuilder = () => {
  const blocks: ({ runs: TextRun[] } | List | { quote: TextRun[][] } | Table)[] = [];
  let runs: TextRun[] | null = null;
  let list: List | null = null;
  let quote: { quote: TextRun[][] } | null = null;
  let table: Table | null = null;

  const startRuns = (): TextRun[] => {
    const started: TextRun[] = [];
    if (!quote) blocks.push({ runs: started });
    else {
      if (!blocks.includes(quote)) blocks.push(quote);
      quote.quote.push(started);
    }
    return started;
  };

  return {
    text(text: string, style: TextStyle) {
      if (text === '') return;
      if (runs === null) {
        if (!text.trim()) return;
        runs = startRuns();
      }
      const last = runs.at(-1);
      if (last && (isSameStyle(last, style) || (style.href && last.href === style.href))) last.text += text;
      else runs.push({ text, ...style });
    },
    /** Within an entry of a list or a cell: ends a line. */
    paragraph() {
      const last = (list ?? table) && runs?.at(-1);
      if (last) last.text += ' ';
      if (!list && !table) runs = null;
    },
    startQuote() {
      if (list || table) return;
      quote ??= { quote: [] };
      runs = null;
    },
    endQuote() {
      if (list || table) return;
      quote = null;
      runs = null;
    },
    row() {
      if (list) return;
      if (!table) blocks.push((table = { hasHead: false, rows: [] }));
      table.rows.push([]);
      runs = null;
    },
    cell(isHead: boolean) {
      if (!table) return this.text(' ', {});
      const row = table.rows.at(-1);
      row?.push((runs = []));
      if (table.rows.length === 1) table.hasHead = isHead;
    },
    endTable() {
      table = null;
      if (!list) runs = null;
    },
    /** @param start the first number; null for bullets */
    item(start: number | null, marker = '') {
      if (table) return this.paragraph();
      if (!list) blocks.push((list = { start, marker, items: [] }));
      list.items.push((runs = []));
    },
    endList() {
      if (table) return this.paragraph();
      list = null;
      runs = null;
    },
    build(): FormattedText {
      const kept = blocks.flatMap((block): TextBlock[] => {
        if ('quote' in block) return [{ quote: block.quote.map(trimmed).filter((own) => own.length > 0) }];
        if ('rows' in block) {
          const rows = block.rows.map((row) => row.map(trimmed)).filter((row) => row.flat().length > 0);
          if (isTable({ ...block, rows })) return [{ hasHead: block.hasHead, rows }];
          return rows.flatMap((row) => row.filter((own) => own.length > 0).map((own) => ({ runs: own })));
        }
        if ('runs' in block) {
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
