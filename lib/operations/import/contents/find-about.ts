import { tradeNameIn } from '@/lib/content/business/trades';
import { type Candidate, candidate } from '../deciding/findings';
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
import { distinct, isNoise, kindOfLabel, lastPart, oneLine, plain, vocabulary, wordsOf } from '../page/words';

const OTHER = ['reviews', 'faq', 'contact', 'services'];
const MIN_TEXT = 60;
const MIN_INTRO = 80;
const TEAM = wordsOf(vocabulary.team);

const textOf = (page: Page, sections: readonly Section[], weight: number): Candidate => {
  const texts = textsIn(blocksOf(sections));
  // 'Welcome to our site.' is no beginning.
  const start = texts.findIndex((one) => one.length > MIN_TEXT);
  return candidate(joined(texts.slice(Math.max(0, start))), weight, { page, where: 'main' });
};

/** The text of the page about the business, else of a section about it, else the first long text of Home. */
export const findAbout = ({ home, pages, findings }: Facts): { about: string[]; intro: string | null } => {
  const found = pages.flatMap((page): Candidate[] => {
    const sections = sectionsOf(page);
    const own = sections.filter(({ title }) => !OTHER.includes(kindOfLabel(title)));
    if (page.kind === 'about') return [textOf(page, own, 3)];
    // The text before the first person is about the business.
    const isTeam = page.kind === 'other' && TEAM.test(lastPart(page.url));
    if (page !== home) return isTeam ? [textOf(page, sections.slice(0, 2), 1)] : [];
    return sections.flatMap(({ level, title }, index) => {
      if (level === 0 || kindOfLabel(title) !== 'about') return [];
      const inner = withInner(sections, index);
      return [textOf(home, blocksOf(inner).some(isParagraph) ? inner : sections.slice(index, index + 2), 2)];
    });
  });
  const long = distinct(found, ({ value }) => value).filter(({ value }) => value.length > MIN_TEXT);
  const best = long.filter(({ weight }) => weight > 1 || long.every((other) => other.weight === 1));
  const ofIntro = sectionsOf(home).filter(({ title }) => ![...OTHER, 'blog'].includes(kindOfLabel(title)));
  const intro = textsIn(blocksOf(ofIntro)).find(
    (text) => text.length > MIN_INTRO && best.every(({ value }) => !value.includes(text)),
  );
  const own = best.length > 0 || !intro ? best : [candidate(intro, 1, { page: home, where: 'main' })];
  const show = (value: string) => value.slice(0, MIN_TEXT);
  const about = findings.decide('dbAbout', own, { show, sure: best.length > 0 ? 0 : 2, max: 2 });
  return { about, intro: (best.length > 0 && intro) || null };
};

const MAX_SLOGAN = 90;
const NO_SLOGAN = /[?]$|\b(?:19|20)\d\d$|\d{3}[-. )]+\d{3}|\d{7}|@|^welcome|^bienvenid/i;
const TAGLINE = /tagline|slogan|strap|motto|site-description|^description$/i;

/** The large words of Home that are no name, service or greeting; else the tagline that its markup names. */
export const findSlogan = (
  { home, findings }: Facts,
  name: string,
  towns: readonly string[],
): string | null => {
  const isSlogan = ({ text }: Block) => {
    const words = plain(text);
    const count = words.split(' ').length;
    const isLabel = kindOfLabel(text) !== 'unknown' && count < 5;
    // 'Plumbers in Denver' is a title for search engines.
    const isTitle =
      count < 7 &&
      tradeNameIn(text.replace(/(?<=\p{L}{3})s\b/gu, '')) !== null &&
      towns.some((town) => words.includes(plain(town)));
    const isOther = plain(name).includes(words) || isNoise(text) || NO_SLOGAN.test(text);
    return text.length > 8 && text.length <= MAX_SLOGAN && count > 2 && !isLabel && !isTitle && !isOther;
  };
  const shown = home.blocks.filter(
    ({ isQuote, region }) => !isQuote && region !== 'menu' && region !== 'footer',
  );
  const heads = shown.filter(({ level, isShared }) => [1, 2].includes(level) && !isShared).slice(0, 2);
  const weightOf = (block: Block) => {
    const { level, isShared, text, node } = block;
    const above = shown[shown.indexOf(block) - 1];
    if (level === 1 && !isShared) return 5;
    if (heads.includes(block)) return 4;
    if (level === 5 || (level === 7 && !isShared && /[.!]$/.test(text))) return 3;
    const isBelowName = above && above.level > 0 && plain(above.text) === plain(name);
    return isBelowName || TAGLINE.test(marks(node).trim()) ? 2 : 0;
  };
  const found = shown
    .filter(isSlogan)
    .map((block) => candidate(oneLine(block.text), weightOf(block), block))
    .filter(({ weight }) => weight > 0);
  return findings.decide('dbSlogan', found, { sure: 5, max: 1 })[0] ?? null;
};
