import { type AnyNode, type Document, Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import {
  type Context,
  cellsOf,
  hasOwnText,
  isBetweenBreaks,
  isBold,
  kindOf,
  levelOfSize,
  menuParent,
  regionOf,
} from './block-context';
import { BLOCKS, UNSEEN, all, attribute, first, isApart, isIcon, linesOf, marks, tidy, upwards } from './dom';
import { type Picture, pictureOf } from './picture';
import { CREDIT, type Kind, oneLine } from './words';

/** Where on a page a block stands, by the element around it. */
export type Region = 'header' | 'menu' | 'main' | 'footer';
/** `parent`: the label of the menu's entry above it. */
export type Link = {
  url: URL;
  text: string;
  page: Page;
  node: Element;
  region: Region;
  parent: string | null;
};

/**
 * A paragraph, heading, list item, table row or picture, in reading order. `level`: of a heading, 1 to 6; 7
 * for a short bold text in its place. `isQuote`: inside of an element for reviews.
 */
export type Block = {
  kind: 'heading' | 'text' | 'item' | 'row' | 'term' | 'toggle' | 'links' | 'picture';
  text: string;
  level: number;
  cells: string[];
  region: Region;
  isQuote: boolean;
  links: Link[];
  picture: Picture | null;
  page: Page;
  node: Element;
  /** Whether the block is on most pages of the site, whatever its markup: header, footer, sidebar. */
  isShared: boolean;
};

/** Each `<br>` and each cell of a row makes a line of its own. `isCredit`: of the site's maker. */
export type Line = {
  text: string;
  /** The heading above it. */
  heading: Block | null;
  block: Block;
  page: Page;
  node: Element;
  index: number;
  isCredit: boolean;
};

export type Page = {
  url: URL;
  document: Document;
  title: string;
  language: string | null;
  kind: Kind;
  blocks: Block[];
  lines: Line[];
  links: Link[];
};

const BANNER =
  /cookie|gdpr|consent|skip-?link|screen-reader-shortcut|comment-?(?:form|respond|wrap|list)|tooltip/i;
const QUOTE = /testimonial|(?<!p)review(?!er)|(?<!block)quote(?!-?(?:form|button|request))|opinion|feedback/i;
const MAX_BLOCKS = 6_000;
const MAX_LINES = 5_000;
const MAX_TITLE = 70;
const CLICKS = /^\/(?:url|l\.php)$/;

/** The label of a link: its text, else the texts of its pictures, else its title. */
const labelOf = (node: Element): string => {
  const pictures = all('img[alt]', node.childNodes).map((image) => attribute(image, 'alt'));
  const labels = [oneLine(linesOf(node)), oneLine(pictures.join(' '))];
  return [...labels, attribute(node, 'aria-label'), attribute(node, 'title')].find(Boolean) ?? '';
};

const resolve = (href: string, base: URL): URL | null => {
  const text = href.replace(/[\t\n\r]/g, '').trim();
  if (/^(?:#|$)/.test(text) || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // Builders count clicks: 'google.com/url?q=https://...'.
  const target =
    (CLICKS.test(url.pathname) && (url.searchParams.get('q') ?? url.searchParams.get('u'))) || '';
  return /^https?:/.test(target) && URL.canParse(target) ? new URL(target) : url;
};

const linesIn = (page: Page): Line[] => {
  let heading: Block | null = null;
  return page.blocks
    .flatMap((block) => {
      if (block.kind === 'heading') heading = block;
      const pieces = block.text.split(/\n| [|·•] /).flatMap((piece) => {
        const end = piece.lastIndexOf('. ', Math.max(0, piece.search(CREDIT)));
        return end > 0 ? [piece.slice(0, end + 1), piece.slice(end + 1)] : [piece];
      });
      // Below the maker's name are the maker's contacts.
      const credit = pieces.findIndex((piece) => CREDIT.test(piece));
      return pieces.map((piece, index) => ({
        text: oneLine(piece),
        heading,
        block,
        page,
        node: block.node,
        isCredit: credit !== -1 && index >= credit,
      }));
    })
    .filter(({ text }) => text)
    .slice(0, MAX_LINES)
    .map((line, index) => ({ ...line, index }));
};

/** Reads a page in the order of its text; scripts, forms' fields and notices about cookies are not read. */
export const readPage = (document: Document, url: URL): Page => {
  const base = resolve(attribute(first('base[href]', document), 'href'), url) ?? url;
  const html = first('html', document);
  const title = tidy(textContent(first('title', document) ?? []));
  const language = attribute(html, 'lang') || attribute(html, 'xml:lang') || null;
  const page: Page = { url, document, title, language, kind: 'unknown', blocks: [], lines: [], links: [] };
  const texts = new Map<Element, boolean>();
  let text = '';
  let open: Link[] = [];
  let start: { node: Element; context: Context } | null = null;

  const empty = { kind: 'text', text: '', level: 0, cells: [], links: [], picture: null } as const;
  const add = (block: Partial<Block>, node: Element, { region, isQuote }: Context) => {
    const whole = { ...empty, cells: [], links: [], region, isQuote, page, node, isShared: false, ...block };
    if (page.blocks.length < MAX_BLOCKS) page.blocks.push(whole);
  };
  const addPicture = (node: Element, context: Context) => {
    const picture = pictureOf(node, base);
    if (picture) add({ kind: 'picture', picture }, node, context);
  };
  const addLink = (node: Element, { region }: Context): Link[] => {
    const target = node.name === 'a' ? resolve(attribute(node, 'href'), base) : null;
    if (!target) return [];
    const link = { url: target, text: labelOf(node), page, node, region, parent: menuParent(node) };
    page.links.push(link);
    return [link];
  };
  const linkAround = (node: Element): Link | undefined => {
    const around = [...upwards(node.parent)].find(({ name }) => name === 'a');
    return around && page.links.find((link) => link.node === around);
  };
  const flush = () => {
    const written = tidy(text);
    if (written && start) {
      const { kind, level } = start.context;
      const linked = open.reduce((sum, link) => sum + link.text.length, 0);
      const isLinks = linked > written.length * 0.7 && !['heading', 'toggle', 'term'].includes(kind ?? '');
      // Of a card that is a link as a whole, the title leads to its page.
      const card = kind === 'heading' && open.length === 0 ? linkAround(start.node) : undefined;
      const block = { level, text: written, links: card ? [card] : open };
      add({ ...block, kind: isLinks ? 'links' : (kind ?? 'text') }, start.node, start.context);
    }
    [text, open, start] = ['', [], null];
  };

  const walk = (node: AnyNode, outer: Context, owner: Element): void => {
    if (isText(node)) {
      const words = node.data.replace(/\s+/g, ' ');
      if (words.trim() && !start) start = { node: owner, context: outer };
      text += words;
      return;
    }
    if (!isTag(node)) return;
    // Lazy pictures get their address by a script; <noscript> has the same picture for other readers.
    const isShown = node.prev && isTag(node.prev) && pictureOf(node.prev, base) !== null;
    if (node.name === 'noscript' && !isShown)
      for (const image of all('img', node.childNodes)) addPicture(image, outer);
    if (UNSEEN.has(node.name)) return;
    const isRoot = node.name === 'body' || node.name === 'main';
    // WordPress calls the whole text of a page the target of its skip link.
    if (BANNER.test(marks(node)) && !isRoot && !first('main, h1', node.childNodes)) return;
    if (node.name === 'br' || isIcon(node)) {
      text += '\n';
      return;
    }
    const names = `${marks(node)} ${attribute(node, 'itemtype')}`;
    const isQuote = outer.isQuote || node.name === 'blockquote' || (!isRoot && QUOTE.test(names));
    const context: Context = { region: regionOf(node, outer.region), isQuote, ...kindOf(node, outer) };
    addPicture(node, context);
    const isInline = !BLOCKS.has(node.name) && !(node.name === 'button' && context.kind === 'toggle');
    const links = addLink(node, context);
    // Links side by side are entries of a menu or cards, each a block.
    const isAlone = node.name === 'a' && !hasOwnText(owner, texts);
    const isStart = !tidy(text) || isBetweenBreaks(node);
    const size = levelOfSize(node);
    const isLead =
      (isBold(node) || size > 0) && isStart && context.kind !== 'heading' && context.kind !== 'toggle';
    const cells = cellsOf(node);
    if (!isInline || isAlone || isLead) flush();
    if (cells) {
      const inside = all('a[href]', node.childNodes).flatMap((inner) => addLink(inner, context));
      add({ kind: 'row', cells, text: cells.join('\n'), links: inside }, node, context);
      for (const image of all('img', node.childNodes)) addPicture(image, context);
      return;
    }
    if (isInline && isApart(node)) text += ' ';
    open.push(...links);
    const lead = isLead ? tidy(linesOf(node)) : '';
    const isShort = lead.length > 2 && lead.length <= MAX_TITLE && !lead.includes('\n');
    const isTitle = isShort && context.kind !== 'item';
    const inner: Context = isTitle ? { ...context, kind: 'heading', level: size || 7 } : context;
    for (const child of node.childNodes) walk(child, inner, isInline ? owner : node);
    if (!isInline || isAlone || isTitle) flush();
  };
  // A part of a page, such as an included file, has no body.
  const body = first('body:not(noframes *)', document) ?? new Element('body', {}, document.childNodes);
  for (const node of body.childNodes) node.parent ??= body;
  walk(body, { region: 'main', isQuote: false, kind: null, level: 0 }, body);
  flush();
  page.lines = linesIn(page);
  return page;
};
