import { all, linesOf } from '../page/dom';
import type { Page } from '../page/read-page';
import { isNoise, kindOfLabel, oneLine, pattern, plain } from '../page/words';
import { type Candidate, candidate, tally } from './findings';
import { type Facts, metasOf, saidOf } from './site-facts';

const SEPARATOR = /\s+[|–—:»•·-]+\s+|\s*[|»•]\s*/;
const NOTICE = pattern('i')`(?:©|\(c\)|\bcopyright\b)[\s©]*(?:copyright)?[\s,]*(?:(?:19|
  20)\d\d(?:\s*[-–]\s*(?:(?:19|20)?\d\d|present|today))?)?[\s,.:]*(?:by |por )?`;
const AFTER = pattern('is')`[\s,.|–—·-]*<behindName>.*$`;
const COMPANY = /,?\s+(?:inc|llc|ltd|limited|pty|co|corp|l\.l\.c)\b\.?(?:\s+ltd\b\.?)?$/i;
const MAX_PAGES = 10;
const NAMES =
  'meta[property="og:site_name"], meta[name="application-name"], meta[name="apple-mobile-web-app-title"]';
const SITE_TITLES = '.site-title, .navbar-brand, .logo, .site-name, .brand, #logo, #site-title';

/** Titles add a town and services to the name: a part that most pages have is the name. */
const inTitles = ({ pages }: Facts): Candidate[] => {
  const parts = pages.flatMap((page) =>
    [...new Set(page.title.split(SEPARATOR))].map((part) => candidate(part, 1, { page, where: 'title' })),
  );
  const least = Math.max(pages.length * 0.4, Math.min(pages.length, 2));
  return tally(parts).flatMap(({ value, places: [place], places: { length } }) =>
    place && length >= least
      ? [{ value, place, weight: pages.length > 1 ? 1 + (2 * length) / pages.length : 1 }]
      : [],
  );
};

/** Copyright notices and titles of the site on a page. */
const onPage = (page: Page): Candidate[] => [
  ...metasOf(page, NAMES, 2.5),
  ...page.lines.flatMap((line) => {
    const notice = NOTICE.exec(line.text);
    if (!notice) return [];
    const after = line.text.slice(notice.index + notice[0].length).replace(AFTER, '');
    return [candidate(after || line.text.slice(0, notice.index), 2.5, line)];
  }),
  ...all(SITE_TITLES, page.document).map((node) => candidate(linesOf(node), 2, { page, node })),
];

const OTHER_KINDS = ['home', 'services', 'about', 'contact', 'gallery', 'reviews', 'faq', 'blog'];
const isName = (text: string): boolean =>
  text.length > 1 &&
  text.length <= 60 &&
  text.split(' ').length <= 8 &&
  !OTHER_KINDS.includes(kindOfLabel(text)) &&
  !isNoise(text) &&
  !/[!?]$/.test(text);

/** The name that most places give the business: machine-readable data, titles, copyright notice. */
export const findName = (facts: Facts): string | null => {
  const found = [
    ...inTitles(facts),
    ...saidOf(facts, 'name', 3),
    ...facts.pages.slice(0, MAX_PAGES).flatMap(onPage),
  ]
    .map((one) => ({ ...one, value: oneLine(one.value) }))
    .filter(({ value }) => isName(value));
  // Of several spellings the commonest that is neither in capitals nor has the form of the company.
  const spellings = tally(found, String).map(({ value }) => value);
  const isOwn = (value: string) => value !== value.toUpperCase() && !COMPANY.test(value);
  const ranked = [...spellings.filter(isOwn), ...spellings];
  const sorted = found.toSorted((one, other) => ranked.indexOf(one.value) - ranked.indexOf(other.value));
  const keyOf = (value: string) => plain(value.replace(COMPANY, ''));
  return facts.findings.decide('dbPrincipal.name', sorted, { keyOf, sure: 3, max: 1 })[0] ?? null;
};
