import MarkdownIt, { type Token } from 'markdown-it';
import { anyLink } from './link-kinds';
import type { TextBuilder, TextStyle } from './text-builder';

// The subset for records: headings are shown bold, pictures as their words.
const markdown = new MarkdownIt('zero').enable(
  (
    'list blockquote fence lheading table backticks strikethrough autolink heading hr newline escape ' +
    'entity emphasis link image reference'
  ).split(' '),
);
// Checked below, like all links of a record.
markdown.validateLink = () => true;
markdown.normalizeLink = (url) => url;

/**
 * Pairs of marks on one line: a pair reaches from the first mark that fits `open` to the last that fits
 * `close`.
 */
const pairs = [
  { open: /(?<![\p{L}\p{N}*])\*{3}(?![\s*])/u, close: /(?<=[^\s*])\*{3}(?!\*)/gu, length: 3 },
  { open: /(?<![\p{L}\p{N}*])\*\*(?![\s*])/u, close: /(?<=[^\s*])\*\*(?!\*)/gu, length: 2 },
  { open: /(?<![\p{L}\p{N}_])__(?![\s_])/u, close: /(?<=[^\s_])__(?![\p{L}\p{N}_])/gu, length: 2 },
  { open: /(?<![\p{L}\p{N}*])\*(?![\s*])/u, close: /(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, length: 1 },
  { open: /(?<![\p{L}\p{N}_])_(?![\s_])/u, close: /(?<=[^\s_])_(?![\p{L}\p{N}_])/gu, length: 1 },
  { open: /(?<!~)~~(?![\s~])/u, close: /(?<=[^\s~])~~(?!~)/gu, length: 2 },
  { open: /(?<!`)`(?![\s`])/u, close: /(?<=[^\s`])`(?!`)/gu, length: 1 },
  { open: /(?<!`)``(?!`)/u, close: /(?<!`)``(?!`)/gu, length: 2 },
];

const lastIndexOf = (line: string, pattern: RegExp): number => {
  let last = -1;
  for (const { index } of line.matchAll(pattern)) last = index;
  return last;
};

const hasPair = (line: string): boolean =>
  pairs.some(({ open, close, length }) => {
    const start = line.search(open);
    return start !== -1 && lastIndexOf(line, close) > start + length;
  });

/**
 * Marks that nobody types by chance: a link, two lines of a list, `## Heading`, `> words`, a table, `&amp;`.
 */
const marks = [
  /\[[^\n[\]]{0,500}\]\((?:[ \t]{0,9}<[^<>\n]{0,2000}>|[ \t]{0,9}(?:(?=\))|[a-z]+:|[\w-]+\.[a-z]|[/#])(?:[^\s()]|\([^\s()]{0,200}\)){0,2000})(?:[ \t]+(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?[ \t]{0,9}\)/i,
  /^ {0,3}(?:[-*] +\S[^\n]*\n\s{0,4}[-*]|1[.)] +\S[^\n]*\n\s{0,4}[12][.)]) +\S/m,
  /^ {0,3}[-*] \[[ xX]\] +\S/m,
  /^#{2,6} +\p{L}/mu,
  /^# +(?!of\b)\p{Lu}[^\n]*$/mu,
  /^ {0,3}(?:> ?){1,9}(?=["'“‘*_[\p{L}]|[-*] )/mu,
  /^ {0,3}\*[ \t]?\*[ \t]?\*[* \t]*\n|\n {0,3}(?:\*{3,100}|={3,100})[ \t]*$/m,
  /^ {0,3}(?:(?:-[ \t]{0,3}){3,100}|_{3,100}[ \t]*)$/m,
  /\n {0,3}\|?[ \t]*:?-{1,100}:?[ \t]*(?:\|[ \t]*:?-{1,100}:?[ \t]*){1,20}\|?[ \t]*$/m,
  /^ {0,3}(?:```|~~~)/m,
  /<(?:https?:\/\/|mailto:)[^\s<>]{1,2000}>/i,
  /<[\w.+-]{1,64}@[a-z\d.-]{1,250}\.[a-z]{2,63}>/i,
  /^ {0,3}\[[^\n[\]]{1,500}\]:[ \t]{0,9}<?(?:https?:\/\/|mailto:|tel:|[/#])\S/im,
  /\\[!-/:-@[\]^_`{-~\n]/,
  /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/i,
];

export const isMarkdown = (text: string): boolean =>
  marks.some((mark) => mark.test(text)) || text.split('\n').some(hasPair);

/**
 * Escapes texts that are not meant as Markdown: 5*3*2, '# 1 in Denver', '+ 10 %', '[Phone]: 303-555-0100'.
 */
const withTypedCharacters = (text: string) =>
  text
    .replace(/(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu, '\\*')
    .replace(
      /^( {0,3})(?=\[[^\n[\]]{1,500}\]:(?![ \t]{0,9}<?(?:https?:\/\/|mailto:|tel:|[/#])\S))/gim,
      '$1\\',
    )
    .replace(/^( {0,3})(?=#+ *[^\p{L}#\s*_]|\+ )/gmu, '$1\\');

const styleOfMark = { strong: 'bold', em: 'italic', s: 'struck' } as const;

const addInline = (tokens: readonly Token[], builder: TextBuilder, style: TextStyle) => {
  const depths = { bold: style.bold ? 1 : 0, italic: style.italic ? 1 : 0, struck: 0 };
  const links = [style.href ?? null];
  const currentStyle = (): TextStyle => ({
    ...(depths.bold > 0 && { bold: true }),
    ...(depths.italic > 0 && { italic: true }),
    ...(depths.struck > 0 && { struck: true }),
    ...(links.at(-1) && { href: links.at(-1) as string }),
  });
  for (const token of tokens) {
    const mark = token.type.replace(/_(?:open|close)$/, '');
    if (mark in styleOfMark) depths[styleOfMark[mark as keyof typeof styleOfMark]] += token.nesting;
    else if (token.type === 'link_open') links.push(anyLink.safeParse(token.attrGet('href')).data ?? null);
    else if (token.type === 'link_close') links.pop();
    else if (token.type === 'hardbreak') builder.paragraph();
    else if (token.type === 'code_inline') builder.text(token.content, { ...currentStyle(), code: true });
    else builder.text(token.type === 'softbreak' ? '\n' : token.content, currentStyle());
  }
};

/** '[x] Licensed' of a task list has a tick. */
const withTask = ([first, ...rest]: readonly Token[]): Token[] => {
  if (!first || !/^\[[ x]\] /i.test(first.content)) return first ? [first, ...rest] : [];
  const tick = first.content.startsWith('[ ]') ? '☐' : '✓';
  return [Object.assign(first, { content: `${tick}${first.content.slice(3)}` }), ...rest];
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
  /** The first numbers of the open lists; null for bullets. */
  const lists: (number | null)[] = [];
  let isHeading = false;
  for (const token of markdown.parse(withTypedCharacters(text), {})) {
    if (token.type === 'bullet_list_open') lists.push(null);
    else if (token.type === 'ordered_list_open') lists.push(Number(token.attrGet('start') ?? 1));
    else if (token.type === 'list_item_open') builder.item(lists[0] ?? null, `${token.info}${token.markup}`);
    else if (/^(bullet|ordered)_list_close$/.test(token.type)) {
      lists.pop();
      if (lists.length === 0) builder.endList();
    } else if (/^(paragraph|heading)_/.test(token.type)) {
      isHeading = token.type === 'heading_open';
      builder.paragraph();
    } else if (token.type === 'blockquote_open') builder.startQuote();
    else if (token.type === 'blockquote_close') builder.endQuote();
    else if (token.type === 'tr_open') builder.row();
    else if (/^t[hd]_open$/.test(token.type)) builder.cell(token.type === 'th_open');
    else if (token.type === 'table_close') builder.endTable();
    else if (token.type === 'fence') {
      builder.paragraph();
      builder.text(token.content.trimEnd(), { code: true });
      builder.paragraph();
    } else if (token.type === 'inline')
      addInline(withTask(token.children ?? []), builder, isHeading ? { bold: true } : {});
  }
};
