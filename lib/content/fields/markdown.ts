import MarkdownIt, { type Token } from 'markdown-it';
import { anyLink } from './link-kinds';
import type { TextBuilder, TextStyle } from './text-builder';

// The subset for records: headings are shown bold, pictures as their words, the rest as typed.
const markdown = new MarkdownIt('zero').enable([
  'list',
  'heading',
  'hr',
  'newline',
  'escape',
  'entity',
  'emphasis',
  'link',
  'image',
]);
// Checked below, like all links of a record.
markdown.validateLink = () => true;
markdown.normalizeLink = (url) => url;

/** What nobody types by chance: `**bold**`, a link, two lines of a list, `## Heading`, `&amp;`. */
const marks = [
  /(?<![\p{L}\p{N}*])\*\*(?![\s*])[^\n]{0,1000}?(?<=[^\s*])\*\*(?!\*)/u,
  /(?<![\p{L}\p{N}_])__(?![\s_])[^\n]{0,1000}?(?<=[^\s_])__(?![\p{L}\p{N}_])/u,
  /(?<![\p{L}\p{N}*])\*(?![\s*])[^\n*]{0,1000}(?<=[^\s*])\*(?![\p{L}\p{N}*])/u,
  /\[[^\n[\]]{1,500}\]\((?:[a-z]+:|www\.|[/#])(?:[^\s()]|\([^\s()]{0,200}\)){0,2000}\)/i,
  /^ {0,3}(?:[-*] +\S[^\n]*\n\s{0,4}[-*]|1[.)] +\S[^\n]*\n\s{0,4}[12][.)]) +\S/m,
  /^#{2,6} +\p{L}/mu,
  /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/i,
];

export const isMarkdown = (text: string): boolean => marks.some((mark) => mark.test(text));

/** Escapes what only a parser takes for Markdown: 5*3*2, '# 1 in Denver', '+ 10 %'. */
const withTypedCharacters = (text: string) =>
  text
    .replace(/(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu, '\\*')
    .replace(/^( {0,3})(?=#+ *[^\p{L}#\s*_]|\+ )/gmu, '$1\\');

const styleOf = ({ bold, italic, links }: { bold: number; italic: number; links: (string | null)[] }) => ({
  ...(bold > 0 && { bold: true as const }),
  ...(italic > 0 && { italic: true as const }),
  ...(links.at(-1) && { href: links.at(-1) as string }),
});

const addInline = (tokens: readonly Token[], builder: TextBuilder, style: TextStyle) => {
  const open = { bold: style.bold ? 1 : 0, italic: style.italic ? 1 : 0, links: [style.href ?? null] };
  for (const token of tokens) {
    if (token.type === 'strong_open') open.bold += 1;
    else if (token.type === 'strong_close') open.bold -= 1;
    else if (token.type === 'em_open') open.italic += 1;
    else if (token.type === 'em_close') open.italic -= 1;
    else if (token.type === 'link_open')
      open.links.push(anyLink.safeParse(token.attrGet('href')).data ?? null);
    else if (token.type === 'link_close') open.links.pop();
    else if (token.type === 'hardbreak') builder.paragraph();
    else builder.text(token.type === 'softbreak' ? '\n' : token.content, styleOf(open));
  }
};

const inlineOf = (text: string): Token[] => markdown.parseInline(text, {})[0]?.children ?? [];

export const addMarkdownInline = (text: string, builder: TextBuilder, style: TextStyle): void => {
  if (!isMarkdown(text)) return builder.text(text, style);
  // Markdown drops spaces at the ends.
  const words = text.trim();
  const start = text.length - text.trimStart().length;
  builder.text(text.slice(0, start), style);
  addInline(inlineOf(withTypedCharacters(words)), builder, style);
  builder.text(text.slice(start + words.length), style);
};

export const addMarkdown = (text: string, builder: TextBuilder): void => {
  const lists: { start: number | null }[] = [];
  let isHeading = false;
  for (const token of markdown.parse(withTypedCharacters(text), {})) {
    if (token.type === 'bullet_list_open') lists.push({ start: null });
    else if (token.type === 'ordered_list_open') lists.push({ start: Number(token.attrGet('start') ?? 1) });
    else if (token.type === 'list_item_open')
      builder.item(lists[0]?.start ?? null, `${token.info}${token.markup}`);
    else if (/^(bullet|ordered)_list_close$/.test(token.type)) {
      lists.pop();
      if (lists.length === 0) builder.endList();
    } else if (/^(paragraph|heading)_/.test(token.type)) {
      isHeading = token.type === 'heading_open';
      builder.paragraph();
    } else if (token.type === 'inline')
      addInline(token.children ?? [], builder, isHeading ? { bold: true } : {});
  }
};
