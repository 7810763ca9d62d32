import { Parser } from 'htmlparser2';
import { anyLink } from './link-kinds';
import { addMarkdownInline } from './markdown';
import type { TextBuilder, TextStyle } from './text-builder';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const blockTags = words(
  'address article aside blockquote br center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'details main nav p pre section summary',
);
const listTags = words('ol ul li');
const tableTags = words('table tbody thead tfoot tr td th');
const headings = words('h1 h2 h3 h4 h5 h6');
const boldTags = words('b strong');
const italicTags = words('em i');
const voidTags = words('area base br col embed hr img input link meta source track wbr');
const unseenTags = words(
  'audio head iframe noscript object script select style svg template textarea title video xml xmp',
);
const otherTags = words('a abbr body button code del font html ins label mark q s small span sub sup u');

const known = [
  ...[blockTags, listTags, tableTags, boldTags, italicTags, voidTags, unseenTags, otherTags].flatMap(
    (tags) => [...tags],
  ),
  // Word's <o:p> and smart tags.
  '(?:o|w|st\\d):\\w+',
].join('|');
const value = `(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\\s"'<>]{1,2000})`;
const flags = '(?:allowfullscreen|async|autofocus|checked|controls|defer|disabled|hidden|open)\\b';
/** Requires values of other attributes, as `a <b and c> d` is a comparison. */
const tag = new RegExp(
  `<(?:/?(?:${known})(?:\\s+(?:${flags}|[\\w:-]{1,50}\\s*=\\s*${value})){0,20}\\s*/?>|!--)`,
  'i',
);

export const isHtml = (text: string): boolean => tag.test(text);

/** Deeper tags count as their parents. */
const MAX_DEPTH = 100;

type Open = { name: string; style: TextStyle; isUnseen: boolean };

type Attributes = Partial<Record<string, string>>;

const styleOf = (name: string, attributes: Attributes, outer: TextStyle): TextStyle => {
  const css = attributes.style ?? '';
  const [, weight] = /font-weight\s*:\s*(\w{1,10})/i.exec(css) ?? [];
  // Google Docs wraps copied text in <b style="font-weight:normal">.
  const isBold = weight ? /^(bold|bolder|[6-9]00)$/i.test(weight) : boldTags.has(name) || headings.has(name);
  const isItalic = italicTags.has(name) || /font-style\s*:\s*italic/i.test(css);
  const href = name === 'a' ? anyLink.safeParse(attributes.href).data : null;
  return {
    ...outer,
    ...(isBold && { bold: true as const }),
    ...(isItalic && { italic: true as const }),
    ...(name === 'code' && { code: true as const }),
    ...(href && { href }),
  };
};

/** Events, not a tree: the work is linear however tags are nested. */
export const addHtml = (html: string, builder: TextBuilder): void => {
  const open: Open[] = [{ name: '', style: {}, isUnseen: false }];
  const lists: string[] = [];
  /** The bullet or number that Word wrote before an entry's text. */
  let marker: string | null = null;
  let isWordList = false;
  let pending = '';
  // In HTML without blocks, people typed the line breaks.
  const hasBlocks = /<(?:p|div|li|h\d|table|br)\b/i.test(html);

  const inner = () => open.at(-1) as Open;

  const flush = () => {
    const text = pending.replace(/[\u00a0\t ]+/g, ' ');
    pending = '';
    const paragraphs = hasBlocks ? [text.replace(/\s+/g, ' ')] : text.split(/\n[^\S\n]*\n\s*/);
    paragraphs.forEach((words, index) => {
      if (index > 0) builder.paragraph();
      if (words) addMarkdownInline(words, builder, inner().style);
    });
  };

  const startBlock = (name: string, { style = '', class: classes = '' }: Attributes) => {
    const isWordItem =
      name === 'p' && (/mso-list\s*:\s*l/i.test(style) || /^MsoListParagraph/i.test(classes));
    if (isWordItem) marker = '';
    if (lists.length > 0 || isWordItem || (isWordList && name === 'br')) return builder.paragraph();
    builder.endList();
    isWordList = false;
  };

  const openTag = (name: string, attributes: Attributes) => {
    flush();
    const outer = inner();
    const isUnseen =
      outer.isUnseen || unseenTags.has(name) || /mso-list\s*:\s*ignore/i.test(attributes.style ?? '');
    if (!isUnseen) {
      if (name === 'ol' || name === 'ul') lists.push(name);
      else if (name === 'li') builder.item(lists[0] === 'ol' ? 1 : null);
      else if (name === 'tr') builder.row();
      else if (name === 'td' || name === 'th') builder.cell(name === 'th');
      else if (blockTags.has(name)) startBlock(name, attributes);
      if (name === 'blockquote') builder.startQuote();
    }
    if (!voidTags.has(name) && open.length < MAX_DEPTH)
      open.push({ name, style: styleOf(name, attributes, outer.style), isUnseen });
  };

  const closeTag = (name: string) => {
    if (voidTags.has(name)) return;
    flush();
    const index = open.findLastIndex((entry) => entry.name === name);
    if (index > 0) open.length = index;
    if (inner().isUnseen) return;
    if (name === 'ol' || name === 'ul') {
      lists.pop();
      if (lists.length === 0) builder.endList();
    } else if (name === 'table') builder.endTable();
    else if (name === 'blockquote') builder.endQuote();
    else if (blockTags.has(name)) builder.paragraph();
  };

  const addText = (text: string) => {
    if (inner().isUnseen) {
      if (marker !== null) marker += text;
      return;
    }
    const words = marker === '' ? text.replace(/^\s*[·•▪§]\s*/, '') : text;
    if (marker !== null && words.trim()) {
      builder.item(/^\s*[\da-z]{1,3}[.)]/i.test(marker) ? 1 : null);
      [marker, isWordList] = [null, true];
    }
    pending += words;
  };

  const parser = new Parser({ onopentag: openTag, onclosetag: closeTag, ontext: addText, onend: flush });
  parser.end(html);
};
