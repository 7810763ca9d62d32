import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { compile } from 'css-select';
import { textContent } from 'domutils';
import { BLOCKS, UNSEEN, all, attribute, first, linesOf, marks, tidy, upwards } from './dom';
import type { Block, Region } from './read-page';
import { kindOfLabel } from './words';

const MENU = /(?:^|[\s_-])(?:nav|(?:mega)?menu|navbar|navigation|breadcrumbs?)(?:$|[\s_-]|\d)/i;
const HERO = /hero|entry|post|article|jumbotron|masthead/i;

export type Context = { region: Region; isQuote: boolean; kind: Block['kind'] | null; level: number };

/** A menu of dishes has the same name as a menu of links. */
const isMostlyLinks = (node: Element): boolean => {
  const linked = all('a', node.childNodes).map((link) => textContent(link).trim());
  return linked.length > 1 && linked.join('').length > linesOf(node).length * 0.5;
};

export const regionOf = (node: Element, outer: Region): Region => {
  const role = attribute(node, 'role');
  if ((node.name === 'nav' || role === 'navigation') && first('a', node.childNodes)) return 'menu';
  const isNamed = /^(?:div|ul|ol|td|section)$/.test(node.name) && MENU.test(marks(node));
  if (isNamed && (/breadcrumb/i.test(marks(node)) || isMostlyLinks(node))) return 'menu';
  if (outer !== 'main') return outer;
  if (node.name === 'footer' || role === 'contentinfo') return 'footer';
  return (node.name === 'header' && !HERO.test(marks(node))) || role === 'banner' ? 'header' : outer;
};

const isToggle = compile<AnyNode, Element>(
  'summary, [data-bs-toggle="collapse"], [data-bs-toggle="tab"], [data-toggle="collapse"], ' +
    '[aria-controls][aria-expanded], [class*="question"], [class*="toggle-title"], [class*="tab-title"], ' +
    '[class*="accordion-title"], [class*="accordion-header"], [class*="accordion-button"]',
);

export const kindOf = (node: Element, outer: Context): Pick<Context, 'kind' | 'level'> => {
  const role = attribute(node, 'role') === 'heading' && `h${attribute(node, 'aria-level') || 2}`;
  const [, level] = /^h([1-6])$/.exec(role || node.name) ?? [];
  if (level) return { kind: 'heading', level: Number(level) };
  if (node.name === 'li') return { kind: 'item', level: 0 };
  if (node.name === 'dt') return { kind: 'term', level: 0 };
  if (isToggle(node)) return { kind: 'toggle', level: 0 };
  return ['dd', 'p', 'blockquote'].includes(node.name)
    ? { kind: 'text', level: 0 }
    : { kind: outer.kind, level: outer.level };
};

const MAX_LINES = 3;
/** The cells of a row of a table that is no layout. */
export const cellsOf = (node: Element): string[] | null => {
  if (node.name !== 'tr') return null;
  const cells = node.childNodes.filter(isTag);
  if (cells.length < 2 || first('table, h1, h2, h3, h4, h5, form, object, li', node.childNodes)) return null;
  const texts = cells.map(linesOf);
  // A layout has columns of many lines.
  const isData = texts.every((text) => text.split('\n').length <= MAX_LINES);
  return isData && texts.filter(Boolean).length > 1 ? texts : null;
};

const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, em: 16, rem: 16 };
/** The level of a text in a large font, which is a heading of pages without elements for headings; else 0. */
export const levelOfSize = (node: Element): number => {
  if (node.name === 'font' && /^(?:[5-7]|\+[2-4])$/.test(attribute(node, 'size'))) return 5;
  const [, size, unit = ''] = /font-size:\s*([\d.]+)(px|pt|r?em)/i.exec(attribute(node, 'style')) ?? [];
  const pixels = Number(size ?? 0) * (PIXELS[unit.toLowerCase()] ?? 0);
  return (
    [
      [32, 1],
      [25, 2],
      [20, 3],
    ].find(([least = 0]) => pixels >= least)?.[1] ?? 0
  );
};

export const isBold = ({ name }: Element): boolean => name === 'b' || name === 'strong';

/** A line of its own in a text of several. */
export const isBetweenBreaks = (node: Element): boolean => {
  const isBreak = (side: 'prev' | 'next', at = node[side]): boolean =>
    at !== null && (isTag(at) ? at.name === 'br' : isText(at) && !at.data.trim() && isBreak(side, at[side]));
  return isBreak('prev') && isBreak('next');
};

/** Whether a block has words outside of its links; without any, its links are a menu or cards. */
export const hasOwnText = (owner: Element, known: Map<Element, boolean>): boolean => {
  const isOther = ({ name }: Element) => name === 'a' || BLOCKS.has(name) || UNSEEN.has(name);
  const has = (node: AnyNode): boolean =>
    isText(node)
      ? /[\p{L}\p{N}|·•]/u.test(node.data)
      : isTag(node) && !isOther(node) && node.childNodes.some(has);
  const found = known.get(owner) ?? owner.childNodes.some(has);
  known.set(owner, found);
  return found;
};

/** The label above an entry of a menu: that of services, if one around it is, else the nearest. */
export const menuParent = (node: Element): string | null => {
  const labels = [...upwards(node.parent)]
    .filter(({ name, parent }) => name === 'details' || (name === 'ul' && parent && isTag(parent)))
    .flatMap((list) => {
      const owner = list.name === 'details' ? list : list.parent;
      const selector = list.name === 'details' ? 'summary' : 'a, span, button';
      const isEntry = owner && isTag(owner) && ['li', 'details'].includes(owner.name);
      const label = isEntry ? first(selector, owner.childNodes) : null;
      return label && label !== node ? tidy(textContent(label)).split('\n')[0] || [] : [];
    });
  return labels.find((label) => kindOfLabel(label) === 'services') ?? labels[0] ?? null;
};
