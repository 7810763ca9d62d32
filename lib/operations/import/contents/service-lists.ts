import type { Element } from 'domhandler';
import { type At, type Place, placeOf } from '../deciding/findings';
import { all, first, marks, upwards } from '../page/dom';
import type { Block, Page } from '../page/read-page';
import {
  type Section,
  blocksOf,
  isParagraph,
  itemsIn,
  photosIn,
  sectionsOf,
  textsIn,
  until,
  withInner,
} from '../page/sections';
import vocabulary from '../page/vocabulary.json' with { type: 'json' };
import { isNoise, isSamePage, kindOfLabel, oneLine, plain, wordsOf } from '../page/words';

export type Service = {
  name: string;
  texts: string[];
  points: string[];
  pictures: string[];
  url: URL | null;
  places: Place[];
};

const MAX_NAME = 60;
const MIN_TEXT = 25;
const NO_SERVICE = wordsOf(vocabulary.noService);
const NO_NAME = /^\d|[?!@$]|\d{3}|[a-z]\. ?[A-Z]/;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const MARK = /^[\s✓✔›»•·*-]+|[\s:.]+$/g;

/** Whether a text names a service: a few words that are no sentence and no button. */
export const isServiceName = (text: string, isListed = false): boolean => {
  const words = plain(text);
  const isShort = text.length > 2 && text.length <= MAX_NAME && words.split(' ').length <= 7;
  const kinds = ['unknown', 'services', ...(isListed && words.includes(' ') ? ['other', 'gallery'] : [])];
  const isLabel =
    /^(?:our |nuestros )?(?:services|servicios)$/.test(words) || !kinds.includes(kindOfLabel(text));
  return isShort && !isLabel && !NO_SERVICE.test(words) && !NO_NAME.test(text) && !isNoise(text);
};

/** The page of the site to which a block leads. */
const linkOf = ({ links, page }: Block): URL | null =>
  links.find(({ url }) => url.host === page.url.host && !isSamePage(url, page.url))?.url ?? null;

export const serviceOf = (name: string, at: At | Block, blocks: readonly Block[] = []): Service => ({
  name: oneLine(name.replace(MARK, '')),
  texts: textsIn(blocks),
  points: itemsIn(blocks),
  pictures: photosIn(blocks),
  url: 'links' in at ? linkOf(at) : null,
  places: [placeOf(at)],
});

/** Whether picture and heading share a card: an element at most four levels above both, with one heading. */
const sharesCard = (picture: Block | undefined, heading: Block | null | undefined): boolean => {
  if (!heading || !picture?.picture) return false;
  const above = (node: Element) => [...upwards(node)].slice(0, 5);
  const shared = above(heading.node).find((node) => above(picture.node).slice(1).includes(node));
  return shared !== undefined && all(HEADINGS, [shared]).length < 2;
};

/** The largest element around a heading that has no second heading. */
const cardOf = ({ heading }: Section): Element | undefined => {
  const above = heading ? [...upwards(heading.node.parent)].slice(0, 4) : [];
  return above.findLast((node) => all(HEADINGS, [node]).length === 1);
};

/**
 * Whether a page is a list of services without a word that says so: three or more cards with the same markup,
 * or two without a text above them.
 */
export const isListOfCards = (page: Page): boolean => {
  const all = sectionsOf(page);
  const sections = all.filter(({ level }) => level > 1);
  const least = blocksOf(all.filter(({ level }) => level < 2)).some(isParagraph) ? 3 : 2;
  const makes = sections.map((section) => cardOf(section)).map((node) => node && node.name + marks(node));
  const areCards = sections.every(({ title, blocks }) => isServiceName(title) && blocks.some(isParagraph));
  return sections.length >= least && areCards && makes[0] !== undefined && new Set(makes).size === 1;
};

/** Cards: sections of one level of heading, at least two of which name services. */
const cardsIn = (page: Page, sections: readonly Section[]): Service[] => {
  const named = sections.slice(1).filter(({ title }) => isServiceName(title, true));
  const count = ({ level }: Section) => named.filter((other) => other.level === level).length;
  const most = Math.max(0, ...named.map(count));
  const level = named.find((section) => count(section) === most)?.level;
  if (most < 2 && !(sections[0]?.level ?? 0)) return [];
  return named
    .filter((section) => section.level === level)
    .map((section) => {
      const index = sections.indexOf(section);
      const before = sections[index - 1]?.blocks.at(-1);
      const above = before && sharesCard(before, section.heading) ? [before] : [];
      const own = blocksOf(withInner(sections, index));
      // The picture above the next card's heading is that card's.
      const inside = sharesCard(own.at(-1), sections[index + 1]?.heading) ? own.slice(0, -1) : own;
      const service = serviceOf(section.title, section.heading ?? { page, where: 'main' }, [
        ...above,
        ...inside,
      ]);
      const button = inside.find(({ kind }) => kind === 'links');
      return { ...service, url: service.url ?? (button ? linkOf(button) : null) };
    });
};

/** Rows of a table and entries of a definition list: a name and its text. */
const rowsIn = (blocks: readonly Block[]): Service[] =>
  blocks.flatMap((block, index): Service[] => {
    const [name = '', ...rest] = block.kind === 'term' ? [block.text] : block.cells;
    if (!isServiceName(name, true)) return [];
    if (block.kind === 'term') {
      const texts = until(blocks, index, ({ kind }) => kind === 'term');
      return [serviceOf(name, block, texts.slice(1))];
    }
    const isTitled = first('th, b, strong', block.node.childNodes) !== null;
    const isPrice = /^\W*\d[\d.,]*\W*$/.test(rest.at(-1) ?? '');
    const text = oneLine(rest.join(' '));
    const pictures = until(blocks, index, ({ picture }) => picture === null);
    return isTitled && !isPrice && rest.length < 3 && text.length > 20
      ? [{ ...serviceOf(name, block, pictures), texts: [text] }]
      : [];
  });

/** Entries of lists, and links that are cards. */
export const listIn = (blocks: readonly Block[]): Service[] =>
  blocks.flatMap((block) => {
    const isLink = block.kind === 'links' && block.links.length === 1 && linkOf(block) !== null;
    const [name = '', ...rest] = block.text.split(/\n|\s[–—:-]\s|:\s/);
    const text = rest.join(' ');
    return (block.kind === 'item' || isLink) && isServiceName(name, true) && block.text.length < 200
      ? [{ ...serviceOf(name, block), texts: text.length > MIN_TEXT ? [text] : [] }]
      : [];
  });

/** The services that a page or section lists, read from the clearest of its forms. */
export const listedOn = (page: Page, sections: readonly Section[]): Service[] => {
  const blocks = blocksOf(sections).filter(({ isQuote }) => !isQuote);
  const [cards, rows] = [cardsIn(page, sections), rowsIn(blocks)];
  const best = rows.length > cards.length ? rows : cards;
  return best.length > 1 ? best : [...best, ...listIn(blocks)];
};
