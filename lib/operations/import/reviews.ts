import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { readDate } from '@/lib/language/dates';
import { all, attribute, isWithin, marks, upwards } from './dom';
import { Findings, type Place, placeOf } from './findings';
import { isNoise } from './lines';
import { isOf, textsOf, thingsOf } from './machine-data';
import { kindOfLabel, plain } from './page-kinds';
import type { Block, Page } from './read-page';
import type { Facts } from './site-facts';

export type Review = {
  text: string;
  author: string;
  stars: number | null;
  date: string | null;
  place: Place;
};

const OUTER = /^[\s"“”„«»]+|[\s"“”„«»]+$/g;
const QUOTED = /^\s*["“„«][^]{20,}["”»]/;
const DASH = /^\s*[-–—~]\s*(?=\p{L})/u;
const STARS = /[★⭐☆✩✭\ufe0f]+/gu;
const MIN_TEXT = 20;
const MAX_AUTHOR = 70;

const OF_FIVE =
  /\b([1-5](?:[.,]\d)?)\s*(?:(?:out of|of|de|\/)\s*5)?\s*(?:stars?|estrellas?)|\b([1-5](?:[.,]\d)?)\s*(?:out of|\/)\s*5\b/i;
const FILLED =
  /(?:^|[\s/_-])(?:fa-star|bxs-star|bi-star-fill|icon-star|star-(?:full|filled|fill)|glyphicon-star|eicon-star)(?=$|[\s.])/i;
const EMPTY = /star-(?:o|empty|half|outline)|\bfar\b|empty|inactive/i;

/** '5 of 5 stars', five filled stars; null when none are said, or not 1 to 5. */
const starsIn = (container: Element): number | null => {
  for (const node of all('[aria-label], [title], [alt]', [container])) {
    const label = ['aria-label', 'title', 'alt'].map((name) => attribute(node, name)).join(' ');
    const [, stars, ofFive] = OF_FIVE.exec(label) ?? [];
    if (stars ?? ofFive) return Number((stars ?? ofFive ?? '').replace(',', '.'));
  }
  const signs = (textContent(container).match(/[★⭐✭]/gu) ?? []).length;
  const icons = all('i, svg, span, img', [container]).map(
    (node) => `${marks(node)} ${attribute(node, 'src')}`,
  );
  const count = signs || icons.filter((name) => FILLED.test(name) && !EMPTY.test(name)).length;
  return count >= 1 && count <= 5 ? count : null;
};

const nameOf = (text: string): string =>
  text
    .replace(DASH, '')
    .replace(STARS, '')
    .replace(/\s*\n\s*/g, ', ')
    .replace(/^(?:by|por)\s+|[\s,]+$/gi, '')
    .trim();

/** A name with or without a place: few words that are no sentence and no contact. */
const isAuthor = (text: string): boolean => {
  const name = nameOf(text);
  const words = name.split(' ');
  const isSentence = /[!?:]$/.test(name) || (/\.$/.test(name) && words.length > 3) || words.length > 8;
  const isOther = /\d|@|©|\b(?:stars?|rated|google|facebook|yelp|fax|tel)\b/i.test(name) || isNoise(name);
  return (
    name.length > 1 &&
    name.length <= MAX_AUTHOR &&
    /^\p{Lu}/u.test(name) &&
    !isSentence &&
    !isOther &&
    kindOfLabel(name) !== 'reviews'
  );
};

/** The element around one review: as far up as it has no second one. */
const containerOf = (block: Block, others: readonly Block[]): Element => {
  let container = block.node;
  for (const parent of upwards(block.node.parent)) {
    const isPage =
      /^(?:body|main|html)$/.test(parent.name) || all('form, nav, h1', parent.childNodes).length > 0;
    if (isPage || others.some((other) => other !== block && isWithin(other.node, parent))) break;
    container = parent;
  }
  return container;
};

/** The lines of a text, and its last one when that is the author: 'It is tidy.<br>- Jo, Denver'. */
const withoutAuthor = (text: string): { lines: string[]; author: string } => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => nameOf(line) !== '');
  const last = lines.at(-1) ?? '';
  if (lines.length > 1 && isAuthor(last)) return { lines: lines.slice(0, -1), author: last };
  const [, words, author] = /^([^]{20,}[.!?"”»])\s*[-–—~]\s*(\p{Lu}[^!?"”]{1,60})$/u.exec(text) ?? [];
  return words && author && isAuthor(author) ? { lines: [words], author } : { lines, author: '' };
};

const reviewOf = (page: Page, block: Block, candidates: readonly Block[]): Review | null => {
  const container = containerOf(block, candidates);
  const { lines, author } = withoutAuthor(block.text);
  const index = page.blocks.indexOf(block);
  const around = page.blocks
    .map((other, at) => ({ other, at }))
    .filter(
      ({ other }) =>
        other !== block &&
        kindOfLabel(other.text) === 'unknown' &&
        !other.picture &&
        isWithin(other.node, container) &&
        isAuthor(other.text),
    );
  const cited = around.find(
    ({ other }) =>
      other.node.name === 'cite' ||
      all('cite', other.node.childNodes).length > 0 ||
      /author|name|client|cite/i.test(marks(other.node)),
  );
  const dashed = [page.blocks[index + 1]].find((next) => next && DASH.test(next.text) && isAuthor(next.text));
  const before = around.filter(({ at }) => at < index).map(({ other }) => other)[0];
  const after = around.find(({ at }) => at > index)?.other;
  const name = author || (dashed ?? cited?.other ?? after ?? before)?.text || '';
  const text = lines.join('\n').replace(STARS, '').replace(OUTER, '').trim();
  if (text.length < MIN_TEXT || !name) return null;
  return { text, author: nameOf(name), stars: starsIn(container), date: null, place: placeOf(page, block) };
};

/** Texts in elements for reviews, in quotation marks, or below a heading about reviews. */
const candidatesOn = (page: Page, facts: Facts): Block[] => {
  const isReviewsPage = facts.kindOf(page) === 'reviews';
  let level = isReviewsPage ? 1 : 0;
  return page.blocks.filter((block, index) => {
    if (block.kind === 'heading' && !block.isQuote) {
      if (kindOfLabel(block.text) === 'reviews') level = block.level;
      else if (block.level <= level && !(isReviewsPage && level === 1)) level = 0;
    }
    const isAnswer = page.blocks
      .slice(Math.max(0, index - 2), index)
      .some(({ kind, text }) => kind === 'toggle' || /\?$/.test(text));
    const isPlace = block.region === 'main' || (block.isQuote && block.region !== 'menu');
    if (!['text', 'item', 'row'].includes(block.kind) || !isPlace || isAnswer || isNoise(block.text))
      return false;
    const isLong = block.text.length > 45 && !isAuthor(block.text);
    const isOther =
      /©|\b(?:fax|tel|phone)\b[.:]?\s*[\d(+]|@\w/i.test(block.text) || (block.isShared && !block.isQuote);
    return (
      !isOther &&
      (QUOTED.test(block.text) || (isLong && (block.isQuote || (level > 0 && block.kind !== 'row'))))
    );
  });
};

const said = (facts: Facts, country: string): Review[] =>
  facts.said.flatMap(({ thing, page, where }): Review[] => {
    const [text] = [...textsOf(thing, 'reviewBody'), ...textsOf(thing, 'description')];
    if (!isOf(thing, /^Review$/) || !text) return [];
    const [author = ''] = textsOf(thing, 'author');
    const stars = Number(
      thingsOf(thing, 'reviewRating').flatMap((rating) => textsOf(rating, 'ratingValue'))[0] ?? 0,
    );
    const date = readDate(textsOf(thing, 'datePublished')[0] ?? '', country);
    return [
      {
        text: text.replace(OUTER, ''),
        author,
        stars: stars >= 1 && stars <= 5 ? stars : null,
        date,
        place: placeOf(page, `${where}.reviewBody`),
      },
    ];
  });

const MAX_REVIEWS = 100;

/** Reviews with their authors; machine-readable reviews first, which have stars and dates too. */
export const reviewsOf = (facts: Facts, country: string, findings: Findings): Review[] => {
  const pages = facts.pages.filter((page) => !['blog', 'legal', 'faq'].includes(facts.kindOf(page)));
  const seen = pages.flatMap((page) => {
    const candidates = candidatesOn(page, facts).slice(0, MAX_REVIEWS);
    return candidates.flatMap((block) => reviewOf(page, block, candidates) ?? []);
  });
  const kept: Review[] = [];
  const begins = ({ text }: Review) => plain(text).slice(0, 40);
  for (const review of [...said(facts, country), ...seen]) {
    if (
      kept.length === MAX_REVIEWS ||
      kept.some(
        (other) => plain(other.text).includes(begins(review)) || plain(review.text).includes(begins(other)),
      )
    )
      continue;
    kept.push(review);
    findings.keep('reviews', `${review.author}: ${review.text.slice(0, 40)}`, [review.place]);
  }
  return kept;
};
