import type { FormattedText } from '@/lib/content/domain/text-blocks';
import { addMarkdown, isMarkdown } from './markdown';
import { addHtml, isHtml } from './pasted-html';
import { textBuilder } from './text-builder';

/** As typed, unless it has marks of Markdown, or of HTML that only a program writes. */
export const readFormatted = (text: string): FormattedText => {
  if (!isHtml(text) && !isMarkdown(text)) return { text, formatting: null };
  const builder = textBuilder();
  if (isHtml(text)) addHtml(text, builder);
  else addMarkdown(text, builder);
  return builder.build();
};
