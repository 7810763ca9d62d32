import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { readDate } from '@/lib/language/dates';
import { starsIn } from '@/lib/language/written-numbers';
import { type At, placeOf } from '../deciding/evidence';
import { type Facts, QUOTED, pagesBut } from '../deciding/site-facts';
import { all, attribute, first, isWithin, marks, upwards } from '../page/dom';
import { isOf, textsAt, textsOf } from '../page/machine-data';
import type { Block, Page } from '../page/read-page';
import { isNoise, kindOfLabel, oneLine, plain } from '../page/words';

type Review = { text: string; author: string; stars: number | null; date: string | null; at: At };

const OUTER = /^[\s"“”„«»]+|[\s"“”„«»]+$/g;
const DASH = /^\s*[-–—~]\s*\p{L}/u;
const STARS = /[★⭐☆✩✭\ufe0f]+/gu;
const MIN_TEXT = 20;
const MAX_AUTHOR = 70;
const MAX_REVIEWS = 100;

const STAR = /(?<![a-z])star(?:[-_][a-z]+)?(?=$|\s|\.(?:svg|png|webp))/i;
const FILLED = /star[-_](?:fill|full)/i;
const EMPTY = /star[-_](?:o|empty|half|outline)\b|\bfar\b|empty|inactive|rating/i;
const OF_FIVE = /stars?\b|estrellas?\b|(?:\bof|\bde|\/)\s*5\b/i;

/** 'Rated 5 of 5 stars', ★★★★☆, five filled icons; null when none are said, or another scale. */
const starsOf = (container: Element): number | null => {
  const nodes = all('*', [container]);
  const labels = nodes
    .map((node) => ['aria-label', 'title', 'alt'].map((name) => attribute(node, name)).join(' '))
    .filter((label) => OF_FIVE.test(label))
    .map((label) => label.replace(/^\D+|(?<=\bstars?\b).*$|[.\s]+$/g, ''));
  const signs = (textContent(container).match(/[★⭐✭]/gu) ?? []).length;
  const names = nodes
    .map((node) => `${marks(node)} ${attribute(node, 'src')}`)
    .filter((name) => STAR.test(name));
  // A filled star has a name of its own, or the empty one has.
  const filled = names.filter((name) => FILLED.test(name)).length;
  const icons = filled || names.filter((name) => !EMPTY.test(name)).length;
  // A single star is an ornament.
  const shown = (signs || icons) > 1 ? '★'.repeat(signs || icons) : '';
  const ratings = nodes.map((node) => attribute(node, 'data-rating'));
  return [...labels, ...ratings, shown].map(starsIn).find(Boolean) ?? null;
};

const AROUND = /^[-–—~\s]*(?:(?:by|por)\s+)?|[\s,]*(?:\b(?:via|on|en) (?:google|facebook|yelp)[\s,]*)?$/gi;
const nameOf = (text: string): string =>
  oneLine(text.replace(STARS, '').replace(/\s*\n\s*/g, ', ')).replace(AROUND, '');

/** 'Ana Ruiz, Denver - May 3, 2024' without its date, and the date. */
const undated = (text: string, country: string): { name: string; date: string | null } => {
  for (const { 0: sign, index } of text.matchAll(/[\s,|·•(–—-]+(?:on )?/g)) {
    const date = readDate(text.slice(index + sign.length).replace(/[)\s.]+$/, ''), country);
    if (date) return { name: text.slice(0, index), date };
  }
  return { name: text, date: null };
};

/** A name with or without a place and a date: few words that are no sentence and no contact. */
const isAuthor = (text: string, country: string): boolean => {
  const name = text.length > 2 * MAX_AUTHOR ? '' : nameOf(undated(text, country).name);
  const count = name.split(' ').length;
  const isSentence =
    /[!?:]$/.test(name) || (count > 3 && /(?<!\b\p{Lu}\p{L}{0,3})\.$/u.test(name)) || count > 8;
  const isOther = /\d|@|©|\b(?:stars?|rated|google|facebook|yelp|fax|tel)\b/i.test(name) || isNoise(name);
  return name.length <= MAX_AUTHOR && /^\p{Lu}./u.test(name) && !isSentence && !isOther;
};

/** The outermost element around a review that contains no second review. */
const containerOf = ({ node }: Block, others: readonly Block[]): Element => {
  const isEnd = (parent: Element) =>
    /^(?:body|main|html)$/.test(parent.name) ||
    first('form, nav, h1', parent.childNodes) ||
    others.some((other) => other.node !== node && isWithin(other.node, parent));
  const around = [...upwards(node.parent)];
  const end = around.findIndex(isEnd);
  return around[(end === -1 ? around.length : end) - 1] ?? node;
};

/** The text and its author: 'It is tidy.<br>- Jo, Denver', '"It is tidy." - Jo'. */
const divide = (text: string, country: string): [words: string, author: string] => {
  const lines = text.split('\n').filter((line) => nameOf(line) !== '');
  const last = lines.at(-1) ?? '';
  if (lines.length > 1 && isAuthor(last, country)) return [lines.slice(0, -1).join('\n'), last];
  const [, words, author = ''] =
    /^([^]{20,}(?:["”»]|[.!?](?=\s*[-–—~])))\s*[-–—~]?\s*(\p{Lu}[^!?"”]{1,60})$/u.exec(text) ?? [];
  return words && isAuthor(author, country) ? [words, author] : [lines.join('\n'), ''];
};

const reviewOf = (block: Block, candidates: readonly Block[], country: string): Review[] => {
  const { blocks } = block.page;
  const container = containerOf(block, candidates);
  const [words, author] = divide(block.text, country);
  const index = blocks.findIndex(({ node }) => node === block.node);
  const inside = blocks.filter((other) => other !== block && isWithin(other.node, container));
  const names = inside.filter(({ text }) => isAuthor(text, country) && kindOfLabel(text) === 'unknown');
  const after = names.find((other) => blocks.indexOf(other) > index);
  const next = blocks[index + 1];
  const isSigned = next && (DASH.test(next.text) || QUOTED.test(block.text));
  // A heading with the author stands above each quote of a list.
  const above = blocks[index - 1];
  const isTitle = (one: Block | undefined) =>
    one?.kind === 'heading' &&
    [2, 3, 4, 5, 6].includes(one.level) &&
    isAuthor(one.text, country) &&
    kindOfLabel(one.text) === 'unknown';
  const isHeaded = ({ node }: Block) => isTitle(blocks[blocks.findIndex((one) => one.node === node) - 1]);
  const isList = () => candidates.slice(0, 2).filter(isHeaded).length > 1;
  const isAbove = isTitle(above) && QUOTED.test(block.text) && isList();
  const below = isSigned && isAuthor(next.text, country) && next;
  const signature = isAbove ? above : below;
  const signed = undated(author || (signature || (after ?? names[0]))?.text || '', country);
  const name = nameOf(signed.name);
  const date = signed.date ?? inside.map((other) => readDate(other.text, country)).find(Boolean) ?? null;
  const text = words.replace(STARS, '').replace(OUTER, '');
  return text.length >= MIN_TEXT && name !== ''
    ? [{ text, author: name, stars: starsOf(container), date, at: block }]
    : [];
};

/** Texts in elements for reviews, in quotation marks, or below a heading about reviews. */
const candidatesOn = (page: Page, country: string): Block[] => {
  let level = page.kind === 'reviews' ? 6 : 0;
  // A block of lines, each a quote with its author.
  const blocks = page.blocks.flatMap((block) => {
    const lines = block.text.split('\n');
    const quotes = lines.flatMap((line, index) => {
      const next = lines[index + 1] ?? '';
      return QUOTED.test(line) ? [DASH.test(next) ? `${line}\n${next}` : line] : [];
    });
    return quotes.length > 1 ? quotes.map((text) => ({ ...block, text })) : [block];
  });
  return blocks.filter(({ kind, isQuote, isShared, region, text, level: own }) => {
    if (kind === 'heading' && !isQuote && page.kind !== 'reviews' && !QUOTED.test(text)) {
      if (kindOfLabel(text) === 'reviews') level = own;
      else if (own <= level) level = 0;
    }
    const isPlace = isQuote ? region !== 'menu' : region === 'main' && !isShared;
    const isBelow = isQuote || level > 0;
    const isLong = text.length > MIN_TEXT && !isAuthor(text, country);
    if (kind === 'heading') return isPlace && isBelow && QUOTED.test(text);
    const isText = isPlace && ['text', 'item', 'row'].includes(kind);
    return isText && (QUOTED.test(text) || (isBelow && isLong));
  });
};

const reviewsSaid = ({ said }: Facts, country: string): Review[] =>
  said.flatMap((at): Review[] => {
    const [text] = ['reviewBody', 'description'].flatMap((name) => textsOf(at.thing, name));
    if (!isOf(at.thing, /^Review$/) || !text) return [];
    const [rating] = textsAt([at], 'reviewRating.ratingValue');
    const [author = ''] = textsOf(at.thing, 'author');
    const date = readDate(textsOf(at.thing, 'datePublished')[0], country);
    return [{ text: text.replace(OUTER, ''), author, stars: starsIn(rating?.text ?? '') || null, date, at }];
  });

const isOwnPlace = ({ kind, blocks }: Page): boolean =>
  kind === 'home' ||
  kind === 'reviews' ||
  blocks.some((one) => one.kind === 'heading' && kindOfLabel(one.text) === 'reviews');
const ADD_TO_CART = /^(?:add to (?:cart|basket|bag)|añadir al carrito|agregar al carrito)$/i;
/** One quote alone may be of a book, unless it has what customers leave. */
const isMarked = ({ stars, date, at }: Review): boolean =>
  stars !== null ||
  date !== null ||
  ('node' in at && [...upwards(at.node)].some((node) => /testimonial|review/i.test(marks(node))));

/** Reviews with their authors; machine-readable reviews first, which have stars and dates too. */
export const findReviews = (facts: Facts, country: string) => {
  // Reviews of a product are none of the business.
  const isProduct = ({ lines }: Page) => lines.some(({ text }) => ADD_TO_CART.test(text));
  const pages = pagesBut(facts, ['blog', 'legal', 'faq']).filter((page) => !isProduct(page));
  const seen = pages.flatMap((page) => {
    const candidates = candidatesOn(page, country).slice(0, MAX_REVIEWS);
    // Texts of the template end a review, too.
    const reviews = candidates.flatMap((block) =>
      isNoise(block.text) ? [] : reviewOf(block, candidates, country),
    );
    return reviews.length === 1 && !isOwnPlace(page) ? reviews.filter(isMarked) : reviews;
  });
  const begins = ({ text }: Review, other: Review) => plain(text).includes(plain(other.text).slice(0, 40));
  const kept = [...reviewsSaid(facts, country), ...seen].filter(
    (review, index, all) =>
      !all.slice(0, index).some((other) => begins(other, review) || begins(review, other)),
  );
  return kept.slice(0, MAX_REVIEWS).map(({ at, ...review }) => {
    facts.findings.keep('options.reviews', `${review.author}: ${review.text.slice(0, 40)}`, [placeOf(at)]);
    return review;
  });
};
