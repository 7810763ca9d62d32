import { tradeNameIn } from '@/lib/content/business/trades';
import { candidate, placeOf } from '../deciding/findings';
import type { Facts } from '../deciding/site-facts';
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
import { distinct, isNoise, kindOfLabel, lastPart, oneLine, plain } from '../page/words';

const OTHER = ['reviews', 'faq', 'contact', 'services'];
const MIN_TEXT = 60;
const MIN_INTRO = 80;
const TEAM = /\b(?:team|crew|people|family|staff|equipo|familia)\b/;

/** The text of the page about the business, else of a section about it, else the first long text of Home. */
export const findAbout = ({ home, pages, findings }: Facts): { about: string[]; intro: string | null } => {
  const textOf = (page: Page, sections: readonly Section[]) => {
    const texts = textsIn(blocksOf(sections));
    // 'Welcome to our site.' is no beginning.
    const start = texts.findIndex((one) => one.length > MIN_TEXT);
    return candidate(joined(texts.slice(Math.max(0, start))), 1, { page, where: 'main' });
  };
  const ofPages = pages
    .filter(({ kind }) => kind === 'about')
    .map((page) => {
      const own = sectionsOf(page).filter(({ title }) => !OTHER.includes(kindOfLabel(title)));
      return textOf(page, own);
    });
  const sections = sectionsOf(home);
  const ofHome = sections.flatMap(({ level, title }, index) => {
    if (level === 0 || kindOfLabel(title) !== 'about') return [];
    const inner = withInner(sections, index);
    return [textOf(home, blocksOf(inner).some(isParagraph) ? inner : sections.slice(index, index + 2))];
  });
  // The text before the first person is about the business.
  const ofTeam = pages
    .filter(({ kind, url }) => kind === 'other' && TEAM.test(lastPart(url)))
    .map((page) => textOf(page, sectionsOf(page).slice(0, 2)));
  const [found = []] = [[...ofPages, ...ofHome], ofTeam]
    .map((texts) => distinct(texts, ({ value }) => value).filter(({ value }) => value.length > MIN_TEXT))
    .filter(({ length }) => length > 0);
  const ofIntro = sections.filter(({ title }) => ![...OTHER, 'blog'].includes(kindOfLabel(title)));
  const intro = textsIn(blocksOf(ofIntro)).find(
    (text) => text.length > MIN_INTRO && found.every(({ value }) => !value.includes(text)),
  );
  const isSure = found.length > 0;
  const used = isSure || !intro ? found.slice(0, 2) : [candidate(intro, 1, { page: home, where: 'main' })];
  for (const { value, place } of used) findings.keep('dbAbout', value.slice(0, MIN_TEXT), [place], isSure);
  return { about: used.map(({ value }) => value), intro: (isSure && intro) || null };
};

const MAX_SLOGAN = 90;
const NO_SLOGAN = /[?]$|\d{3}[-. )]+\d{3}|\d{7}|@|^welcome|^bienvenid/i;

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
      count < 7 && tradeNameIn(text) !== null && towns.some((town) => words.includes(plain(town)));
    const isOther =
      plain(name).includes(words) || isLabel || isTitle || isNoise(text) || NO_SLOGAN.test(text);
    return text.length > 8 && text.length <= MAX_SLOGAN && count > 2 && !isOther;
  };
  const shown = home.blocks.filter(
    ({ isQuote, region }) => !isQuote && region !== 'menu' && region !== 'footer',
  );
  const slogans = shown.filter(isSlogan);
  const heads = shown.filter(({ level, isShared }) => level > 0 && level <= 2 && !isShared).slice(0, 2);
  const largest = slogans.find(({ level, isShared }) => level === 1 && !isShared);
  const best =
    largest ??
    slogans.find((block) => heads.includes(block)) ??
    slogans.find(
      ({ level, text, isShared }) => level === 5 || (level === 7 && !isShared && /[.!]$/.test(text)),
    ) ??
    slogans.find((block) => {
      const above = shown[shown.indexOf(block) - 1];
      const isBelowName = above && above.level > 0 && plain(above.text) === plain(name);
      return (
        isBelowName || /tagline|slogan|strap|motto|site-description/i.test(block.node.attribs['class'] ?? '')
      );
    });
  if (best) findings.keep('dbSlogan', best.text, [placeOf(best)], best === largest);
  return best ? oneLine(best.text) : null;
};
