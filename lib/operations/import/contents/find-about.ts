import { tradeNameIn } from '@/lib/content/business/trades';
import { COMPANY } from '../deciding/find-business';
import { type Candidate, type From, candidateFor } from '../deciding/evidence';
import type { Facts } from '../deciding/site-facts';
import type { Block, Page } from '../page/read-page';
import { type Section, blocksOf, joined, sectionsOf, textsIn } from '../page/sections';
import { isNoise, kindOfLabel, oneLine, plain } from '../page/words';

const OTHER = ['reviews', 'faq', 'contact', 'services', 'blog'];
const MIN_TEXT = 60;
const MIN_INTRO = 80;

const textOf = (sections: readonly Section[]): string => {
  const texts = textsIn(blocksOf(sections));
  // 'Welcome to our site.' is no beginning.
  const start = texts.findIndex((one) => one.length > MIN_TEXT);
  return joined(texts.slice(Math.max(0, start)));
};

/** The text of the page about the business, else of a section about it, else the first long text of Home. */
export const findAbout = ({ home, pages, findings }: Facts): { about: string[]; intro: string | null } => {
  const ofHome = sectionsOf(home).filter(({ subject }) => !OTHER.includes(subject));
  const intro = textsIn(blocksOf(ofHome)).find((text) => text.length > MIN_INTRO) ?? '';
  const texts: [from: From<'dbAbout'>, page: Page, text: string][] = [
    ...pages.flatMap((page): [From<'dbAbout'>, Page, string][] => {
      const own = sectionsOf(page).filter(({ subject }) => !OTHER.includes(subject));
      return page.kind === 'about' ? [['page', page, textOf(own)]] : [];
    }),
    ['section', home, textOf(ofHome.filter(({ subject }) => subject === 'about'))],
    ['intro', home, intro],
  ];
  const found = texts
    .filter(([, , text]) => text.length > MIN_TEXT)
    .map(([from, page, text]) => candidateFor('dbAbout')(from, text, { page, where: 'main' }));
  const show = (value: string) => value.slice(0, MIN_TEXT);
  const about = findings.decide('dbAbout', found, { show });
  return { about, intro: about.some((text) => text.includes(intro)) ? null : intro };
};

const MAX_SLOGAN = 90;
const NO_SLOGAN = /^©|[?]$|\d.*\b(?:19|20)\d\d$|\d{3}[-. )]+\d{3}|\d{7}|@|^welcome|^bienvenid/i;

/** The large words of Home that are no name, service or greeting; else the line below the name. */
export const findSlogan = ({ home, findings }: Facts, name: string): string | null => {
  const isSlogan = ({ text }: Block) => {
    if (text.length > MAX_SLOGAN) return false;
    const count = plain(text).split(' ').length;
    const kind = kindOfLabel(text);
    const isLabel = kind === 'reviews' || (kind !== 'unknown' && count < 5 && !text.includes(','));
    const isOther =
      plain(name).includes(plain(text.replace(COMPANY, ''))) || isNoise(text) || NO_SLOGAN.test(text);
    // 'Pest Control in Chesapeake & Virginia Beach'
    const isOffer = tradeNameIn(text) !== null && /\b(?:in|en|near) (?:\p{Ll}+ )?\p{Lu}/u.test(text);
    return !isOffer && count > 2 && text.length > 8 && !isLabel && !isOther;
  };
  const shown = home.blocks.filter(
    ({ isQuote, region }) => !isQuote && region !== 'menu' && region !== 'footer',
  );
  // Of the first titles of the page one may be a slide's.
  const early = shown.filter(({ level, isShared }) => level > 0 && !isShared).slice(0, 2);
  const called = plain(name.replace(COMPANY, ''));
  const isNamed = (text: string) => text.startsWith(called) || (text !== '' && called.startsWith(text));
  const isCalled = (text: string) => text.length < MAX_SLOGAN && isNamed(plain(text));
  const found = shown.flatMap((block, index): Candidate[] => {
    const { level, text, links } = block;
    const above = shown[index - 1];
    const isBelowName = [above?.text, above?.picture?.alt].some((one) => one && isCalled(one));
    const places: [From<'dbSlogan'>, boolean][] = [
      [level === 1 ? 'title' : 'subtitle', early.includes(block) && links.length === 0],
      ['tagline', isBelowName],
    ];
    const [from] = places.find(([, is]) => is) ?? [];
    return from && isSlogan(block) ? [candidateFor('dbSlogan')(from, oneLine(text), block)] : [];
  });
  return findings.decide('dbSlogan', found)[0] ?? null;
};
