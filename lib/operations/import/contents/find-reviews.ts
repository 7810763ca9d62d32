import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { readDate } from '@/lib/language/dates';
import { starsIn } from '@/lib/language/written-numbers';
import { type Candidate, type From, candidateFor } from '../deciding/evidence';
import { type Facts, QUOTED, pagesBut } from '../deciding/site-facts';
import { all, attribute, first, isWithin, marks, upwards } from '../page/dom';
import { isOf, textsAt, textsOf } from '../page/machine-data';
import type { Block, Page } from '../page/read-page';
import { sectionsOf } from '../page/sections';
import { isNoise, kindOfLabel, oneLine, plain } from '../page/words';

type Review = { text: string; author: string; stars: number | null; date: string | null };

const OUTER = /^[\s"“”„«»]+|[\s"“”„«»]+$/g;
const DASH = /^\s*[-–—~]\s*\p{L}/u;
const STARS = /[★⭐☆✩✭\ufe0f]+/gu;
const MIN_TEXT = 20;
const MAX_AUTHOR = 70;

const STAR = /(?<![a-z])star(?:[-_][a-z]+)?(?=$|\s|\.(?:svg|png|webp))/i;
const FILLED = /star[-_ ](?:f|fill\w*|full)\b/i;
const EMPTY = /star[-_](?:o|empty|half|outline)\b|\bfar\b|empty|inactive|rating/i;
const SOURCES = ['src', 'href', 'xlink:href', 'data-href'];
const OF_FIVE = /stars?\b|estrellas?\b|(?:\bof|\bde|\/)\s*5\b/i;

/** 'Rated 5 of 5 stars', ★★★★☆, five filled icons; null when none are said, or another scale. */
const starsOf = (container: Element): number | null => {
  const nodes = all('*', [container]);
  const labels = nodes
    .map((node) => `${attribute(node, 'aria-label')} ${attribute(node, 'title')} ${attribute(node, 'alt')}`)
    .filter((label) => OF_FIVE.test(label))
    .map((label) => label.replace(/^\D+|(?<=\bstars?\b).*$|[.\s]+$/g, ''));
  const signs = (textContent(container).match(/[★⭐✭]/gu) ?? []).length;
  const names = nodes
    .map((node) => [marks(node), ...SOURCES.map((name) => attribute(node, name))].join(' '))
    .filter((name) => STAR.test(name));
  // A filled star has a name of its own, or the empty one has.
  const filled = names.filter((name) => FILLED.test(name)).length;
  const count = signs || filled || names.filter((name) => !EMPTY.test(name)).length;
  // A single star is an ornament.
  return [...labels, count > 1 ? '★'.repeat(count) : ''].map(starsIn).find(Boolean) ?? null;
};

const AROUND = /^[-–—~\s]*(?:(?:by|por)\s+)?|[\s,]*(?:\b(?:via|on|en) (?:google|facebook|yelp)[\s,]*)?$/gi;
const nameOf = (text: string): string =>
  oneLine(text.replace(STARS, '').replace(/\s*\n\s*/g, ', ')).replace(AROUND, '');

/** 'Ana Ruiz, Denver - May 3, 2024' without its date, and the date. */
const undated = (text: string, country: string): { name: string; date: string | null } => {
  for (const { 0: sign, index } of text.slice(0, 2 * MAX_AUTHOR).matchAll(/[\s,|·•(–—-]+(?:on )?/g)) {
    const date = readDate(text.slice(index + sign.length).replace(/[)\s.]+$/, ''), country);
    if (date) return { name: nameOf(text.slice(0, index)), date };
  }
  return { name: nameOf(text), date: null };
};

/** A name with or without a place and a date: few words that are no sentence and no contact. */
const isAuthor = (text: string, country: string): boolean => {
  const { name } = undated(text, country);
  const count = name.split(' ').length;
  const isSentence =
    /[!?:]$/.test(name) || (count > 3 && /(?<!\b\p{Lu}\p{L}{0,3})\.$/u.test(name)) || count > 8;
  const isOther = /\d|@|©|\b(?:stars?|rated|google|facebook|yelp|fax|tel)\b/i.test(name) || isNoise(name);
  return name.length <= MAX_AUTHOR && /^\p{Lu}./u.test(name) && !isSentence && !isOther;
};

/** A block beside a review that is its author, and no label of a section. */
const isSignature = ({ text }: Block, country: string): boolean =>
  isAuthor(text, country) && kindOfLabel(text) === 'unknown';

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

/** The heading above a quote that names its author. */
const headingOf = (block: Block, country: string): Block | null => {
  const { blocks } = block.page;
  const above = blocks[blocks.findIndex(({ node }) => node === block.node) - 1];
  const isHeading = above?.kind === 'heading' && above.level > 1 && above.level < 7;
  return isHeading && QUOTED.test(block.text) && isSignature(above, country) ? above : null;
};

/** A review with its author: in its text, in headings above quotes, below it, or in the element around it. */
const reviewOf = (
  block: Block,
  candidates: readonly Block[],
  signature: Block | null,
  country: string,
): Review[] => {
  const { blocks } = block.page;
  const container = containerOf(block, candidates);
  const [words, author] = divide(block.text, country);
  const index = blocks.findIndex(({ node }) => node === block.node);
  const inside = blocks.filter(({ node }) => node !== block.node && isWithin(node, container));
  const names = inside.filter((other) => isSignature(other, country));
  const around = names.find((other) => blocks.indexOf(other) > index) ?? names[0];
  const next = blocks[index + 1];
  const isSigned = next && (DASH.test(next.text) || QUOTED.test(block.text)) && isAuthor(next.text, country);
  const isHeaded = candidates.slice(0, 2).filter((one) => headingOf(one, country)).length > 1;
  const above = isHeaded ? headingOf(block, country) : null;
  const named = above ?? (isSigned ? next : (around ?? signature));
  const { name, date } = undated(author || (named?.text ?? ''), country);
  const dated = date ?? inside.map(({ text }) => readDate(text, country)).find(Boolean) ?? null;
  const text = words.replace(STARS, '').replace(OUTER, '');
  const isWhole = text.length >= MIN_TEXT && name !== '' && !isNoise(text);
  return isWhole ? [{ text, author: name, stars: starsOf(container), date: dated }] : [];
};

/** How customers sign: '— Jo', 'Jo P.', 'J. Pike', 'Jo, Golden'. */
const SIGNED = /^\s*[-–—~]\s*\p{Lu}|\b\p{Lu}\.$|^\p{Lu}\. ?\p{Lu}|, \p{Lu}\p{Ll}+$/u;
const SENTENCE = /[\p{L}\d]{2}[.!?…](?=[\s"”»)]|$)/u;

/** Sentences that customers signed or gave stars, and those beside them with a name below. */
const signedOn = (page: Page, country: string): Map<Block, Block> => {
  const blocks = page.blocks.filter(({ picture, region }) => picture === null && region === 'main');
  const pairs: { block: Block; below: Block; index: number; isClear: boolean }[] = [];
  for (const [index, block] of blocks.entries()) {
    const [above, below] = [blocks[index - 1], blocks[index + 1]];
    const isWords = block.kind === 'text' && block.text.length > MIN_TEXT && SENTENCE.test(block.text);
    const isTitle = below?.kind === 'heading' && below.level < 7;
    // Where a name stands above the first words, those below are of others.
    const isBelowName =
      above && isSignature(above, country) && !pairs.some((other) => other.index === index - 2);
    if (!isWords || !below || isTitle || isBelowName || !isSignature(below, country)) continue;
    const hasStars = [above?.text ?? '', block.text].some((text) => (text.match(STARS)?.[0].length ?? 0) > 1);
    pairs.push({ block, below, index, isClear: hasStars || SIGNED.test(below.text) });
  }
  const signed = pairs.filter(({ index }) => {
    const group = pairs.filter((other) => Math.abs(other.index - index) <= 3);
    return group.length > 1 && group.some(({ isClear }) => isClear);
  });
  return new Map(signed.map(({ block, below }) => [block, below]));
};

const MAY_BE = ['text', 'item', 'row'];
const reviewFrom = candidateFor('options.reviews');

/** Texts in elements for reviews, in quotation marks, below a heading about reviews, or signed. */
const reviewsOn = (page: Page, country: string): Candidate<Review>[] => {
  const sections = sectionsOf(page).filter(({ subject }) => subject === 'reviews');
  const below = new Set(sections.flatMap(({ heading, blocks }) => [heading, ...blocks]));
  const signed = signedOn(page, country);
  const blocks = page.blocks.filter((block) => {
    const { kind, isQuote, isShared, region, text } = block;
    const isPlace = isQuote ? region !== 'menu' : region === 'main' && !isShared;
    const isBelow = isQuote || below.has(block) || signed.has(block);
    if (kind === 'heading') return isPlace && isBelow && QUOTED.test(text);
    const isLong = text.length > MIN_TEXT && SENTENCE.test(text) && !isAuthor(text, country);
    return isPlace && MAY_BE.includes(kind) && (QUOTED.test(text) || (isBelow && isLong));
  });
  const found = blocks.flatMap((block) =>
    reviewOf(block, blocks, signed.get(block) ?? null, country).map((review) => ({ review, block })),
  );
  return found.map(({ review, block }) => {
    // One quote alone may be of a book, unless it has what customers leave.
    const isOwn = found.length > 1 || page.kind === 'home' || below.size > 0;
    const isMarked = /testimonial|review/i.test([...upwards(block.node)].map(marks).join(' '));
    const from: From<'options.reviews'> = isOwn || isMarked || review.stars || review.date ? 'seen' : 'alone';
    return reviewFrom(from, review, block);
  });
};

const reviewsSaid = ({ said }: Facts, country: string): Candidate<Review>[] =>
  said.flatMap((at) => {
    const [text] = ['reviewBody', 'description'].flatMap((name) => textsOf(at.thing, name));
    if (!isOf(at.thing, /^Review$/) || !text) return [];
    const [rating] = textsAt([at], 'reviewRating.ratingValue');
    const [author = ''] = textsOf(at.thing, 'author');
    const date = readDate(textsOf(at.thing, 'datePublished')[0], country);
    const review = {
      text: text.replace(OUTER, ''),
      author,
      stars: starsIn(rating?.text ?? '') || null,
      date,
    };
    return [reviewFrom('data', review, at)];
  });

const ADD_TO_CART = /^(?:add to (?:cart|basket|bag)|añadir al carrito|agregar al carrito)$/i;

/** Reviews with their authors; machine-readable reviews first, which have stars and dates too. */
export const findReviews = (facts: Facts, country: string, business: string): Review[] => {
  // Reviews of a product are none of the business.
  const isProduct = ({ lines }: Page) => lines.some(({ text }) => ADD_TO_CART.test(text));
  const pages = pagesBut(facts, ['blog', 'legal', 'faq']).filter((page) => !isProduct(page));
  const found = [...reviewsSaid(facts, country), ...pages.flatMap((page) => reviewsOn(page, country))];
  const keyOf = ({ text }: Review) => plain(text).slice(0, 40);
  const show = ({ author, text }: Review) => `${author}: ${text.slice(0, 40)}`;
  // Below a call to write a review stands the name of the business.
  const own = found.filter(({ value: { author } }) => plain(author) !== plain(business));
  return facts.findings.decide('options.reviews', own, { keyOf, show });
};
