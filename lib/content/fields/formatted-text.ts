import { LRUCache } from 'lru-cache';
import type { FormattedText } from '@/lib/content/domain/text-blocks';
import { addMarkdown, isMarkdown } from './markdown';
import { addHtml, isHtml } from './pasted-html';
import { textBuilder } from './text-builder';

const read = (text: string): FormattedText => {
  const isOfProgram = isHtml(text);
  if (!isOfProgram && !isMarkdown(text)) return { text, formatting: null };
  const builder = textBuilder();
  if (isOfProgram) addHtml(text, builder);
  else addMarkdown(text, builder);
  return builder.build();
};

/** Longer texts take milliseconds to read; their result is kept for the checks that follow. */
export const LONG_TEXT = 2_000;
const known = new LRUCache<string, FormattedText>({
  maxSize: 2_000_000,
  sizeCalculation: (_, text) => text.length,
  memoMethod: read,
});

/** As typed, unless it has marks of Markdown, or of HTML that only a program writes. */
export const readFormatted = (text: string): FormattedText =>
  text.length < LONG_TEXT ? read(text) : known.memo(text);
