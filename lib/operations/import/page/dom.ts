import { selectAll } from 'css-select';
import { type AnyNode, type Document, type Element, type ParentNode } from 'domhandler';
import { DomHandler, isDocument, isTag, isText } from 'domhandler';
import { Parser } from 'htmlparser2';
import { textContent } from 'domutils';
import { listOf, vocabulary } from './words';

type Within = AnyNode | readonly AnyNode[];

/** The elements of a CSS selector below a node, in the order of the page. */
export const all = (selector: string, within: Within): Element[] =>
  selectAll<AnyNode, Element>(selector, (Array.isArray(within) ? within : [within]) as AnyNode[]);
export const first = (selector: string, within: Within): Element | null => all(selector, within)[0] ?? null;

export const attribute = (node: Element | null, name: string): string => node?.attribs[name]?.trim() ?? '';

/** Class and id, by which authors name the purpose of an element. */
export const marks = (node: Element): string => `${attribute(node, 'class')} ${attribute(node, 'id')}`;

/** A node's element and those around it, the innermost first. */
export function* upwards(node: ParentNode | AnyNode | null): Generator<Element> {
  for (let next: AnyNode | ParentNode | null = node; next; next = next.parent) if (isTag(next)) yield next;
}

export const isWithin = (node: AnyNode, container: Element): boolean =>
  [...upwards(node)].includes(container);

/** Deeper nesting is no page's; every walk is recursive, and the parser's work grows with its square. */
const MAX_DEPTH = 250;
const tooDeep = new Error('the page is nested too deeply');
class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > MAX_DEPTH) throw tooDeep;
    super.onopentag(name, attributes);
  }
}

/** A page as far as it is nested like one. */
export const parseHtml = (html: string): Document => {
  const handler = new BoundedHandler();
  try {
    new Parser(handler, { decodeEntities: true }).end(html);
  } catch (error) {
    if (error !== tooDeep) throw error;
  }
  return handler.root;
};

export const BLOCKS = new Set(listOf(vocabulary.blocks));
export const UNSEEN = new Set(listOf(vocabulary.unseen));

export const tidy = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** Whether an element only draws a sign of an icon font, which separates the texts around it. */
export const isIcon = (node: Element): boolean =>
  /^(?:i|span|small)$/.test(node.name) &&
  /(?:^|[\s_-])(?:fa[bsr]?|icon|bi|glyphicon|material-icons)(?:$|[\s_-])/.test(attribute(node, 'class')) &&
  textContent(node).trim() === '';

/** Whether a style sheet separates an element from the element before it, without a space in the text. */
export const isApart = (node: Element): boolean => {
  const before = node.prev;
  if (!before || !isTag(before)) return false;
  const both = [node, before];
  return (
    both.some(({ name }) => /^(?:a|b|strong)$/.test(name)) || both.every((one) => marks(one).trim() !== '')
  );
};

/** The text of a node, with a line for each block and each `<br>`. */
export const linesOf = (node: AnyNode): string => {
  const read = (inner: AnyNode): string => {
    if (isText(inner)) return inner.data.replace(/\s+/g, ' ');
    if (isDocument(inner)) return inner.childNodes.map(read).join('');
    if (!isTag(inner) || UNSEEN.has(inner.name)) return '';
    if (inner.name === 'br' || isIcon(inner)) return '\n';
    const text = inner.childNodes.map(read).join('');
    if (BLOCKS.has(inner.name)) return `\n${text}\n`;
    return isApart(inner) ? ` ${text}` : text;
  };
  return tidy(read(node)).replace(/\n{2,}/g, '\n');
};

/** A short CSS path to a node, for the report. */
export const selectorOf = (node: Element): string => {
  const parts: string[] = [];
  for (const element of upwards(node)) {
    const [name] = attribute(element, 'class').split(/\s+/);
    const id = attribute(element, 'id');
    parts.unshift(element.name + (id ? `#${id}` : '') + (!id && name ? `.${name}` : ''));
    if (id || parts.length === 3) break;
  }
  return parts.join(' > ');
};
