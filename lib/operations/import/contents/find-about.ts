import { tradeNameIn } from '@/lib/content/business/trades';
import { placeOf } from '../deciding/findings';
import type { Facts } from '../deciding/site-facts';
import { all } from '../page/dom';
import { kindOfLabel } from '../page/page-kinds';
import type { Block, Page } from '../page/read-page';
import { blocksOf, isParagraph, joined, sectionsOf, textsIn, withInner } from '../page/sections';
import { isNoise, oneLine, plain } from '../page/words';

const OTHER = ['reviews', 'faq', 'contact', 'services'];
const MIN_TEXT = 60;
const MIN_INTRO = 80;

/** The text of the page about the business, else of a section about it, else the first long text of Home. */
export const findAbout = ({ home, pages, findings }: Facts): { about: string[]; intro: string | null } => {
  const textOf = (page: Page, blocks: readonly Block[]) => {
    const texts = textsIn(blocks);
    // 'Welcome to our site.' is no beginning.
    const start = Math.max(
      0,
      texts.findIndex((one) => one.length > MIN_TEXT),
    );
    return { page, text: joined(texts.slice(start)), block: blocks.find(isParagraph) };
  };
  const ofPages = pages
    .filter(({ kind }) => kind === 'about')
    .map((page) => {
      const own = sectionsOf(page).filter(({ title }) => !OTHER.includes(kindOfLabel(title)));
      return textOf(page, blocksOf(own));
    });
  const sections = sectionsOf(home);
  const ofHome = sections.flatMap(({ level, title }, index) => {
    if (level === 0 || kindOfLabel(title) !== 'about') return [];
    const inner = blocksOf(withInner(sections, index));
    return [textOf(home, inner.some(isParagraph) ? inner : blocksOf(sections.slice(index, index + 2)))];
  });
  const found = [...ofPages, ...ofHome].filter(
    ({ text, block }, index, every) =>
      block && text.length > MIN_TEXT && every.findIndex((other) => other.text === text) === index,
  );
  const ofIntro = sections.filter(({ title }) => ![...OTHER, 'blog'].includes(kindOfLabel(title)));
  const intro = textsIn(blocksOf(ofIntro)).find(
    (text) => text.length > MIN_INTRO && found.every((other) => !other.text.includes(text)),
  );
  for (const { text, page, block } of found)
    findings.keep('about', text.slice(0, MIN_TEXT), [placeOf(page, block ?? 'main')]);
  if (found.length > 0) return { about: found.slice(0, 2).map(({ text }) => text), intro: intro ?? null };
  if (intro) findings.keep('about', intro.slice(0, MIN_TEXT), [placeOf(home, 'main')], false);
  return { about: intro ? [intro] : [], intro: null };
};

const MAX_SLOGAN = 90;
const NO_SLOGAN = /[?]$|\d{3}[-. )]+\d{3}|\d{7}|@|^welcome|^bienvenid/i;
const TAGLINES = '.site-description, .tagline, .slogan, [class*="tagline" i]';

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
  const own = (blocks: readonly Block[]) => blocks.filter((block) => !block.isShared && isSlogan(block));
  const heads = shown.filter(({ kind, level, isShared }) => kind === 'heading' && level <= 2 && !isShared);
  const largest = heads.find((block) => block.level === 1 && isSlogan(block));
  const best =
    largest ??
    heads.slice(0, 2).find(isSlogan) ??
    own(shown.slice(0, 8)).find(({ level }) => level === 5) ??
    own(shown.slice(0, 40)).find(({ level, text }) => level === 7 && /[.!]$/.test(text)) ??
    all(TAGLINES, home.document)
      .map((node) => home.blocks.find((block) => block.node === node || block.node.parent === node))
      .find((block) => block && isSlogan(block));
  if (best) findings.keep('slogan', best.text, [placeOf(home, best)], best === largest);
  return best ? oneLine(best.text) : null;
};
