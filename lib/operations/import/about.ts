import { tradeNameIn } from '@/lib/content/business/trades';
import { all } from './dom';
import { Findings, type Place, placeOf } from './findings';
import { isNoise } from './lines';
import { kindOfLabel, plain } from './page-kinds';
import type { Block, Page } from './read-page';
import { isParagraph, joined, sectionsOf, textsIn, withInner } from './sections';
import type { Facts } from './site-facts';

/** The text of the page about the business, else of a section about it, else the first long text of Home. */
export const aboutOf = (facts: Facts, findings: Findings): { about: string[]; home: string | null } => {
  const found: { text: string; place: Place }[] = [];
  const add = (page: Page, blocks: readonly Block[]) => {
    const texts = textsIn(blocks);
    // 'Welcome to our site.' is no beginning.
    const text = joined(
      texts.slice(
        Math.max(
          0,
          texts.findIndex((one) => one.length > 60),
        ),
      ),
    );
    const first = blocks.find(isParagraph);
    if (text.length > 60 && first && found.every((other) => other.text !== text))
      found.push({ text, place: placeOf(page, first) });
  };
  for (const page of facts.pages.filter((one) => facts.kindOf(one) === 'about')) {
    const sections = sectionsOf(page).filter(
      ({ title }) => !['reviews', 'faq', 'contact', 'services'].includes(kindOfLabel(title)),
    );
    add(
      page,
      sections.flatMap(({ blocks }) => blocks),
    );
  }
  const homeSections = sectionsOf(facts.home);
  homeSections.forEach((section, index) => {
    if (section.level > 0 && kindOfLabel(section.title) === 'about') {
      const inner = withInner(homeSections, index).flatMap(({ blocks }) => blocks);
      add(
        facts.home,
        inner.some(isParagraph)
          ? inner
          : homeSections.slice(index, index + 2).flatMap(({ blocks }) => blocks),
      );
    }
  });
  const intro = homeSections
    .filter(({ title }) => !['reviews', 'faq', 'contact', 'services', 'blog'].includes(kindOfLabel(title)))
    .flatMap(({ blocks }) => textsIn(blocks))
    .filter((text) => text.length > 80 && found.every((other) => !other.text.includes(text)));
  const [home] = intro;
  for (const { text, place } of found) findings.keep('about', text.slice(0, 60), [place]);
  if (found.length === 0 && home)
    findings.keep('about', home.slice(0, 60), [placeOf(facts.home, 'main')], false);
  return {
    about: [...found.slice(0, 2).map(({ text }) => text), ...(found.length === 0 && home ? [home] : [])],
    home: found.length > 0 ? (home ?? null) : null,
  };
};

const MAX_SLOGAN = 90;

/** The large words of Home that are no name, service or greeting; else the tagline that its markup names. */
export const sloganOf = (
  facts: Facts,
  name: string,
  towns: readonly string[],
  findings: Findings,
): string | null => {
  const isSlogan = (text: string) => {
    const words = plain(text);
    const isName = words === plain(name) || plain(name).includes(words);
    const isLabel = kindOfLabel(text) !== 'unknown' && words.split(' ').length < 5;
    const isTitle =
      tradeNameIn(text) !== null &&
      towns.some((town) => words.includes(plain(town))) &&
      words.split(' ').length < 7;
    return (
      text.length > 8 &&
      text.length <= MAX_SLOGAN &&
      words.split(' ').length > 2 &&
      !isName &&
      !isLabel &&
      !isTitle &&
      !isNoise(text) &&
      !/[?]$|\d{3}[-. )]+\d{3}|\d{7}|@|^welcome|^bienvenid/i.test(text)
    );
  };
  const ofHome = facts.home.blocks.filter(
    ({ isQuote, region }) => !isQuote && region !== 'menu' && region !== 'footer',
  );
  const heads = ofHome.filter((block) => block.kind === 'heading' && block.level <= 2 && !block.isShared);
  const [first] = heads.filter(({ level }) => level === 1).filter(({ text }) => isSlogan(text));
  const early =
    heads.slice(0, 2).find(({ text }) => isSlogan(text)) ??
    ofHome.slice(0, 8).find((block) => block.level === 5 && !block.isShared && isSlogan(block.text));
  const bold = ofHome
    .slice(0, 40)
    .find(
      (block) => block.level === 7 && !block.isShared && isSlogan(block.text) && /[.!]$/.test(block.text),
    );
  const tagline = all('.site-description, .tagline, .slogan, [class*="tagline" i]', facts.home.document)
    .map((node) => facts.home.blocks.find((block) => block.node === node || block.node.parent === node))
    .find((block) => block && isSlogan(block.text));
  const best = first ?? early ?? bold ?? tagline;
  if (best) findings.keep('slogan', best.text, [placeOf(facts.home, best)], best === first);
  return best?.text.replace(/\s*\n\s*/g, ' ') ?? null;
};
