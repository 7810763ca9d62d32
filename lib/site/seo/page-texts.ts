import type { Site } from '@/lib/content/record/site';
import { capitalised, cut, decoded } from '@/lib/platform/text';
import { cityOf } from '@/lib/site/area';
import { saidTrade } from './business-type';
import { messagesOf } from '@/lib/site/messages';
import { definitionOf, ownTextOf, pageName, pagesOf, type SitePage } from '@/lib/site/pages/site-pages';

export type PageTexts = Record<'title' | 'description' | 'shareTitle' | 'shareDescription', string>;

const DESCRIPTION_LENGTH = 150;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** 150 characters of the about text, else of the next text that the record has. */
export const descriptionOf = (site: Site): string => {
  const text =
    site.about.first.text ||
    site.about.second.text ||
    site.homeTexts[0]?.text ||
    site.heroText ||
    [site.name, ...site.services.map((service) => service.name)].join(', ');
  return cut(oneLine(text), DESCRIPTION_LENGTH);
};

const nameAndCity = (site: Site) => [site.name, cityOf(site)].filter(Boolean).join(', ');

/** For pages without an address of their own, such as the not-found page. */
export const standardTexts = (site: Site, name: string): PageTexts => ({
  title: `${name} | ${site.name}`,
  description: descriptionOf(site),
  shareTitle: `${name} | ${nameAndCity(site)}`,
  shareDescription: descriptionOf(site),
});

/** Abbreviations that stand before a name: no sentence ends with them, nor with an initial. */
const NO_END = String.raw`(?<!\b(?:Drs?|Mrs?|Ms|Mt|Ft|Sts?|Prof|Rev|Sras?|Sres?|Dras?|Srta|Lic|Ing|Av|vs|\p{Lu})\.)`;
const FIRST_SENTENCE = new RegExp(String.raw`^.{29,}?[.!?]${NO_END}(?=\s+\p{Lu}|$)`, 'u');

/** Up to the end of the first sentence after 30 characters. */
const firstSentence = (text: string) => FIRST_SENTENCE.exec(text)?.[0] ?? text;

/** 'Plumber in Denver', by the record or by its names; null when neither trade nor town is known. */
export const tradeAndTown = (site: Site): string | null => {
  const trade = saidTrade(site)?.names?.[site.language];
  const city = cityOf(site);
  if (!trade) return city;
  return city ? messagesOf(site).seo.inCity(capitalised(trade), city) : capitalised(trade);
};

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** 'Drain Repair in Denver', which may be the name of a service already. */
const inCity = (site: Site, what: string, city: string): string =>
  wordsOf(what).includes(wordsOf(city)) ? what : messagesOf(site).seo.inCity(what, city);

const MAX_NAMES = 6;

/** 'Fence Repair and Gates in Denver'; the town, or an empty text, of a business without services. */
export const workAndTown = (site: Site): string => {
  const { locale } = messagesOf(site);
  const names = site.services.slice(0, MAX_NAMES).map(({ name }) => name);
  const work = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const city = cityOf(site);
  return work && city ? inCity(site, work, city) : work || (city ?? '');
};

/** 'Plumber in Denver | Acme' for Home, 'Sewer Repair in Denver | Acme', 'Contact | Acme, Denver'. */
const localTitle = (page: SitePage): string => {
  const { site, kind } = page;
  const city = cityOf(site);
  const trade = site.trade?.names?.[site.language];
  if (kind === 'home')
    return trade && city
      ? `${messagesOf(site).seo.inCity(capitalised(trade), city)} | ${site.name}`
      : nameAndCity(site);
  return kind === 'service' && city !== null
    ? `${inCity(site, pageName(page), city)} | ${site.name}`
    : `${pageName(page)} | ${nameAndCity(site)}`;
};

const ownSentence = (page: SitePage): string => {
  if (page.kind === 'home') return descriptionOf(page.site);
  return cut(firstSentence(ownTextOf(page) ?? ''), DESCRIPTION_LENGTH);
};

/** The page's first sentence; with the page's name before it when another page has the same sentence. */
const localDescription = (page: SitePage): string => {
  const own = ownSentence(page);
  const isTaken = pagesOf(page.site).some((other) => other.path !== page.path && ownSentence(other) === own);
  if (page.kind === 'home' || (own && !isTaken)) return own;
  return cut(`${pageName(page)}: ${own || descriptionOf(page.site)}`, DESCRIPTION_LENGTH);
};

/** Addresses of `options.search.pages` may be percent-encoded or not. */
const ownTexts = ({ site, path }: SitePage) =>
  Object.entries(site.search.pages).find(([written]) => decoded(written) === decoded(path))?.[1];

/** docs/specification.md#31-title-and-metadata, with the changes that `options.search` makes. */
export const pageTexts = (page: SitePage): PageTexts => {
  const { site } = page;
  const own = ownTexts(page);
  const standard = standardTexts(site, pageName(page));
  const described = definitionOf(page).isDescribedByText ? ownTextOf(page) : null;
  const title = own?.title ?? (site.search.localTitles ? localTitle(page) : standard.title);
  const description =
    own?.description ??
    (described ? cut(described, DESCRIPTION_LENGTH) : null) ??
    (site.search.localTitles ? localDescription(page) : standard.description);
  return {
    title,
    description,
    shareTitle:
      own?.shareTitle ?? own?.title ?? (page.kind === 'home' ? nameAndCity(site) : standard.shareTitle),
    shareDescription: own?.description ?? ownTextOf(page) ?? description,
  };
};
