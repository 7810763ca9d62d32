import { tradeNameIn } from '@/lib/content/business/trades';
import { COMPANY } from '../deciding/find-business';
import { type Candidate, type From, candidateFor } from '../deciding/evidence';
import type { Facts } from '../deciding/site-facts';
import { marks } from '../page/dom';
import type { Block, Page } from '../page/read-page';
import {
  type Section,
  blocksOf,
  isParagraph,
  joined,
  sectionsOf,
  textsIn,
  withInner,
} from '../page/sections';
import { distinct, isNoise, kindOfLabel, oneLine, plain } from '../page/words';

const OTHER = ['reviews', 'faq', 'contact', 'services'];
const MIN_TEXT = 60;
const MIN_INTRO = 80;

const aboutFrom = candidateFor('dbAbout');
const textOf = (page: Page, sections: readonly Section[], from: From<'dbAbout'>): Candidate => {
  const texts = textsIn(blocksOf(sections));
  // 'Welcome to our site.' is no beginning.
  const start = texts.findIndex((one) => one.length > MIN_TEXT);
  return aboutFrom(from, joined(texts.slice(Math.max(0, start))), { page, where: 'main' });
};

/** The text of the page about the business, else of a section about it, else the first long text of Home. */
export const findAbout = ({ home, pages, findings }: Facts): { about: string[]; intro: string | null } => {
  const found = pages.flatMap((page): Candidate[] => {
    const sections = sectionsOf(page);
    const own = sections.filter(({ title }) => !OTHER.includes(kindOfLabel(title)));
    if (page.kind === 'about') return [textOf(page, own, 'page')];
    if (page !== home) return [];
    return sections.flatMap(({ level, title }, index) => {
      if (level === 0 || kindOfLabel(title) !== 'about') return [];
      const inner = withInner(sections, index);
      return [
        textOf(home, blocksOf(inner).some(isParagraph) ? inner : sections.slice(index, index + 2), 'section'),
      ];
    });
  });
  const best = distinct(found, ({ value }) => value).filter(({ value }) => value.length > MIN_TEXT);
  const ofIntro = sectionsOf(home).filter(({ title }) => ![...OTHER, 'blog'].includes(kindOfLabel(title)));
  const intro = textsIn(blocksOf(ofIntro)).find(
    (text) => text.length > MIN_INTRO && best.every(({ value }) => !value.includes(text)),
  );
  const own = best.length > 0 || !intro ? best : [aboutFrom('intro', intro, { page: home, where: 'main' })];
  const show = (value: string) => value.slice(0, MIN_TEXT);
  const about = findings.decide('dbAbout', own, { show });
  return { about, intro: (best.length > 0 && intro) || null };
};

const MAX_SLOGAN = 90;
const NO_SLOGAN = /[?]$|\d.*\b(?:19|20)\d\d$|\d{3}[-. )]+\d{3}|\d{7}|@|^welcome|^bienvenid/i;
const TAGLINE = /tagline|slogan|strap|motto|slide-?(?:title|heading)|site-description|^description$/i;

/** The large words of Home that are no name, service or greeting; else the tagline that its markup names. */
export const findSlogan = ({ home, findings }: Facts, name: string): string | null => {
  const isSlogan = ({ text }: Block) => {
    const count = plain(text).split(' ').length;
    const kind = kindOfLabel(text);
    const isLabel = kind === 'reviews' || (kind !== 'unknown' && count < 5 && !text.includes(','));
    const isOther =
      plain(name).includes(plain(text.replace(COMPANY, ''))) || isNoise(text) || NO_SLOGAN.test(text);
    // 'Pest Control in Chesapeake & Virginia Beach'
    const isOffer = tradeNameIn(text) !== null && /\b(?:in|en|near) (?:\p{Ll}+ )?\p{Lu}/u.test(text);
    return !isOffer && count > 2 && text.length > 8 && text.length <= MAX_SLOGAN && !isLabel && !isOther;
  };
  const shown = home.blocks.filter(
    ({ isQuote, region }) => !isQuote && region !== 'menu' && region !== 'footer',
  );
  const heads = shown.filter(({ level, isShared }) => [1, 2].includes(level) && !isShared).slice(0, 2);
  // A title of a slide show, or below the first title.
  const early = shown
    .filter(({ level, isShared }) => level > 0 && !isShared)
    .slice(0, 2)
    .filter(({ links }) => links.length === 0);
  const found = shown.flatMap((block, index): Candidate[] => {
    const { level, text, node } = block;
    const above = shown[index - 1];
    const isBelowName = above && above.level > 0 && plain(above.text) === plain(name);
    const places: [From<'dbSlogan'>, boolean][] = [
      [level === 1 ? 'title' : 'subtitle', heads.includes(block) || early.includes(block)],
      ['large', level === 5 || (level === 7 && /[.!]$/.test(text))],
      ['tagline', isBelowName || TAGLINE.test(marks(node).trim())],
    ];
    const [from] = places.find(([, is]) => is) ?? [];
    return from && isSlogan(block) ? [candidateFor('dbSlogan')(from, oneLine(text), block)] : [];
  });
  return findings.decide('dbSlogan', found)[0] ?? null;
};
