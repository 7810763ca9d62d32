import { type Element } from 'domhandler';
import { all, first, upwards } from '../page/dom';
import type { Block, Page } from '../page/read-page';
import { type Section, blocksOf, until, withInner } from '../page/sections';
import { type Service, isServiceName, linkOf, serviceOf } from './service-names';

/** Whether the element around both, at most four above each, is a card: it has no second heading. */
const sharesCard = (picture: Block, heading: Block | null): boolean => {
  if (!heading) return false;
  const above = (node: Element) => [...upwards(node)].slice(0, 5);
  const shared = above(heading.node).find((node) => above(picture.node).slice(1).includes(node));
  return shared !== undefined && all('h1, h2, h3, h4, h5, h6', [shared]).length < 2;
};

/** Cards: sections of one level of heading, at least two of which name services. */
const cardsIn = (page: Page, sections: readonly Section[]): Service[] => {
  const named = sections.slice(1).filter(({ title }) => isServiceName(title, true));
  const count = ({ level }: Section) => named.filter((other) => other.level === level).length;
  const most = Math.max(0, ...named.map(count));
  const best = named.filter((section) => count(section) === most);
  const level = sections.find((section) => best.includes(section))?.level;
  const cards = best.filter((section) => section.level === level);
  if (cards.length < 2 && !(sections[0]?.level ?? 0)) return [];
  return cards.map((section) => {
    const index = sections.indexOf(section);
    const before = sections[index - 1]?.blocks.at(-1);
    const above = before?.picture && sharesCard(before, section.heading) ? [before] : [];
    const own = blocksOf(withInner(sections, index));
    const last = own.at(-1);
    // The picture above the next card's heading is that card's.
    const isOfNext = last?.picture && sharesCard(last, sections[index + 1]?.heading ?? null);
    const inside = isOfNext ? own.slice(0, -1) : own;
    const service = serviceOf(section.title, page, section.heading, [...above, ...inside]);
    const button = inside.find(({ kind }) => kind === 'links');
    return { ...service, url: service.url ?? (button ? linkOf(page, button) : null) };
  });
};

/** Rows of a table and entries of a definition list: a name and its text. */
const rowsIn = (page: Page, blocks: readonly Block[]): Service[] =>
  blocks.flatMap((block, index): Service[] => {
    if (block.kind === 'term' && isServiceName(block.text, true))
      return [
        serviceOf(
          block.text,
          page,
          block,
          until(blocks, index + 1, ({ kind }) => kind === 'term'),
        ),
      ];
    const [name = '', ...rest] = block.cells;
    const isTitled = first('th, b, strong', block.node.childNodes) !== null;
    const isPrice = /^\W*\d[\d.,]*\W*$/.test(rest.at(-1) ?? '');
    const isService = isTitled && !isPrice && rest.length < 3 && rest.join(' ').length > 20;
    return block.kind === 'row' && isService && isServiceName(name, true)
      ? [{ ...serviceOf(name, page, block, []), texts: [rest.join(' ').replace(/\n/g, ' ')] }]
      : [];
  });

/** Entries of lists, and links that are cards. */
export const listIn = (page: Page, blocks: readonly Block[]): Service[] =>
  blocks.flatMap((block) => {
    const [link, ...others] = block.links;
    const isLink = block.kind === 'links' && others.length === 0 && link?.url.host === page.url.host;
    const [name = '', ...rest] = block.text.split(/\n|\s[–—:-]\s|:\s/);
    const text = rest.join(' ');
    return (block.kind === 'item' || isLink) && isServiceName(name, true) && block.text.length < 200
      ? [{ ...serviceOf(name, page, block, []), texts: text.length > 25 ? [text] : [] }]
      : [];
  });

/** The services that a page or section lists, read from the clearest of its forms. */
export const listedOn = (page: Page, sections: readonly Section[]): Service[] => {
  const blocks = blocksOf(sections).filter(({ isQuote }) => !isQuote);
  const [cards, rows] = [cardsIn(page, sections), rowsIn(page, blocks)];
  const best = rows.length > cards.length ? rows : cards;
  return best.length > 1 ? best : [...best, ...listIn(page, blocks)];
};
