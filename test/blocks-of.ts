import type { TextBlock, TextRun } from '@/lib/content/domain/text-blocks';
import { readFormatted } from '@/lib/content/fields/formatted-text';

const shownRun = ({ text, bold, italic, code, href }: TextRun) => {
  const words = `${code ? '`' : ''}${bold ? '<b>' : ''}${italic ? '<i>' : ''}${text}`;
  return href ? `<${href}>${words}` : words;
};
export const runsOf = (block: TextBlock): TextRun[] => {
  if ('items' in block) return block.items.flat();
  if ('quote' in block) return block.quote.flat();
  return 'rows' in block ? block.rows.flat(2) : block.runs;
};
const shownLine = (runs: readonly TextRun[]) => runs.map(shownRun).join('|');
const shown = (block: TextBlock) => {
  if ('items' in block)
    return block.items.map((runs, index) =>
      [block.start === null ? '*' : `${block.start + index}.`, ...runs.map(shownRun)].join('|'),
    );
  if ('quote' in block) return { quote: block.quote.map(shownLine) };
  if ('rows' in block) return { head: block.hasHead, rows: block.rows.map((row) => row.map(shownLine)) };
  return shownLine(block.runs);
};
/** The blocks of a text: runs between bars, lists as lists of their entries; a plain text as it is. */
export const blocksOf = (text: string) => {
  const read = readFormatted(text);
  return read.formatting?.map(shown) ?? read.text;
};
