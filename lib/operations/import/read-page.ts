import { type AnyNode, type Document, Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { type Context, cellsOf, hasOwnText, isBold, kindOf, menuParent, regionOf } from './block-context';
import { BLOCKS, UNSEEN, all, attribute, first, isApart, linesOf, marks, tidy } from './dom';
import { type Picture, pictureOf } from './picture';

/** Where on a page a block stands, by the element around it. */
export type Region = 'header' | 'menu' | 'main' | 'footer';
export type Link = { url: URL; text: string; node: Element; region: Region; parent: string | null };

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
  node: Element;
  /** Whether the block is on most pages of the site, whatever its markup: header, footer, sidebar. */
  isShared: boolean;
};

export type Page = {
  url: URL;
  document: Document;
  title: string;
  language: string | null;
  blocks: Block[];
  links: Link[];
};

const BANNER = /cookie|gdpr|consent|skip-?link|screen-reader-shortcut/i;
const QUOTE = /testimonial|review(?!er)|(?<!block)quote(?!-?(?:form|button|request))|opinion|feedback/i;
const MAX_BLOCKS = 6_000;

/** The labels of a link: its text, else the texts of its pictures, else its title. */
const labelOf = (node: Element): string => {
  const pictures = () => all('img[alt]', node.childNodes).map((image) => attribute(image, 'alt'));
  return (
    tidy(linesOf(node).replace(/\n/g, ' ')) ||
    pictures().join(' ').trim() ||
    attribute(node, 'aria-label') ||
    attribute(node, 'title')
  );
};

const resolve = (href: string, base: URL): URL | null => {
  const text = href.replace(/[\t\n\r]/g, '').trim();
  return /^(?:#|$)/.test(text) || !URL.canParse(text, base) ? null : new URL(text, base);
};

/** Reads a page in the order of its text; scripts, forms' fields and notices about cookies are not read. */
export const readPage = (document: Document, url: URL): Page => {
  const baseHref = first('base[href]', document);
  const base = (baseHref && resolve(attribute(baseHref, 'href'), url)) ?? url;
  const blocks: Block[] = [];
  const links: Link[] = [];
  const texts = new Map<Element, boolean>();
  let text = '';
  let open: Link[] = [];
  let start: { node: Element; context: Context } | null = null;

  const add = (block: Partial<Block>, node: Element, { region, isQuote }: Context) => {
    if (blocks.length < MAX_BLOCKS)
      blocks.push({
        kind: 'text',
        text: '',
        level: 0,
        cells: [],
        region,
        isQuote,
        links: [],
        picture: null,
        node,
        isShared: false,
        ...block,
      });
  };
  const flush = () => {
    const written = tidy(text);
    if (written && start) {
      const { kind, level } = start.context;
      const linked = open.reduce((sum, link) => sum + link.text.length, 0);
      const isLinks = linked > written.length * 0.7 && kind !== 'heading' && kind !== 'toggle';
      add(
        { kind: isLinks ? 'links' : (kind ?? 'text'), level, text: written, links: open },
        start.node,
        start.context,
      );
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
    if (!isTag(node) || UNSEEN.has(node.name)) return;
    if (BANNER.test(marks(node)) && node.name !== 'body') return;
    if (node.name === 'br') {
      text += '\n';
      return;
    }
    const context: Context = {
      region: regionOf(node, outer.region),
      isQuote:
        outer.isQuote ||
        node.name === 'blockquote' ||
        (node.name !== 'body' && node.name !== 'main' && QUOTE.test(marks(node))),
      ...kindOf(node, outer),
    };
    const picture = pictureOf(node, base);
    if (picture) add({ kind: 'picture', picture }, node, context);
    const isInline = !BLOCKS.has(node.name) && !(node.name === 'button' && context.kind === 'toggle');
    const href = node.name === 'a' ? resolve(attribute(node, 'href'), base) : null;
    let link: Link | null = null;
    if (href) {
      link = { url: href, text: labelOf(node), node, region: context.region, parent: menuParent(node) };
      links.push(link);
    }
    // Links side by side are entries of a menu or cards, each a block.
    const isAlone = node.name === 'a' && !hasOwnText(owner, texts);
    const isLead = isBold(node) && !tidy(text) && outer.kind !== 'heading' && outer.kind !== 'toggle';
    const cells = cellsOf(node);
    if (!isInline || isAlone || isLead) flush();
    if (cells) {
      const inside = all('a[href]', node.childNodes);
      const own = inside.flatMap((inner) => {
        const target = resolve(attribute(inner, 'href'), base);
        return target
          ? [{ url: target, text: labelOf(inner), node: inner, region: context.region, parent: null }]
          : [];
      });
      links.push(...own);
      add({ kind: 'row', cells, text: cells.join('\n'), links: own }, node, context);
      for (const image of all('img', node.childNodes)) {
        const found = pictureOf(image, base);
        if (found) add({ kind: 'picture', picture: found }, image, context);
      }
      return;
    }
    if (isInline && isApart(node)) text += ' ';
    if (link) open.push(link);
    const inner = isInline ? owner : node;
    if (isLead) {
      const lead = tidy(linesOf(node));
      const isTitle = lead.length > 2 && lead.length <= 70 && !lead.includes('\n') && context.kind !== 'item';
      if (isTitle) {
        for (const child of node.childNodes) walk(child, { ...context, kind: 'heading', level: 7 }, owner);
        return flush();
      }
    }
    for (const child of node.childNodes) walk(child, context, inner);
    if (!isInline || isAlone) flush();
  };
  // Half a page has no body.
  const body = first('body', document) ?? new Element('body', {}, document.childNodes);
  for (const node of body.childNodes) node.parent ??= body;
  walk(body, { region: 'main', isQuote: false, kind: null, level: 0 }, body);
  flush();
  const title = first('title', document);
  const html = first('html', document);
  const language = html && (attribute(html, 'lang') || attribute(html, 'xml:lang'));
  return {
    url,
    document,
    title: title ? tidy(textContent(title)) : '',
    language: language || null,
    blocks,
    links,
  };
};
