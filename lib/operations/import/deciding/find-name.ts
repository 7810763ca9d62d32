import { all, linesOf } from '../page/dom';
import type { Page } from '../page/read-page';
import { isNoise, kindOfLabel, oneLine, pattern, plain } from '../page/words';
import { type Claim, claimOf, tally } from './findings';
import { type Facts, metasOf, saidOf } from './site-facts';

const SEPARATOR = /\s+[|–—:»•·-]+\s+|\s*[|»•]\s*/;
const NOTICE = pattern('i')`(?:©|\(c\)|\bcopyright\b)[\s©]*(?:copyright)?[\s,]*(?:(?:19|
  20)\d\d(?:\s*[-–]\s*(?:(?:19|20)?\d\d|present|today))?)?[\s,.:]*(?:by |por )?`;
const AFTER = pattern('is')`[\s,.|–—·-]*(?:\ball rights\b|\btodos los derechos\b|\b(?:19|20)\d\d\b|
  [|·•]|\bproudly\b|\bdesign|\bpowered\b|\bsite by\b|\bcreated\b|\bABN\b|\blic(?:ense)?\b|\.\s).*$`;
const COMPANY = /,?\s+(?:inc|llc|ltd|limited|pty|co|corp|l\.l\.c)\b\.?(?:\s+ltd\b\.?)?$/i;
const MAX_PAGES = 10;
const NAMES =
  'meta[property="og:site_name"], meta[name="application-name"], ' +
  'meta[name="apple-mobile-web-app-title"]';
const SITE_TITLES = '.site-title, .navbar-brand, .logo, .site-name, .brand, #logo, #site-title';

/** Titles add a town and services to the name: a part that most pages have is the name. */
const titleClaims = ({ pages }: Facts): Claim[] => {
  const parts = pages.flatMap((page) =>
    [...new Set(page.title.split(SEPARATOR))].map((part) =>
      claimOf(part.trim(), 1, { page, where: 'title' }),
    ),
  );
  const least = Math.max(pages.length * 0.4, Math.min(pages.length, 2));
  return tally(parts)
    .filter(({ places }) => places.length >= least)
    .flatMap(({ value, places: [place], places: { length } }) =>
      place ? [{ value, place, weight: pages.length > 1 ? 1 + (2 * length) / pages.length : 1 }] : [],
    );
};

/** Copyright notices and titles of the site on a page. */
const pageClaims = (page: Page): Claim[] => {
  const notices = page.lines.flatMap((line) => {
    const { text, isCredit } = line;
    const notice = NOTICE.exec(text);
    if (!notice || (isCredit && !/©|copyright/i.test(text))) return [];
    const after = text.slice(notice.index + notice[0].length).replace(AFTER, '');
    return [claimOf(after || text.slice(0, notice.index), 2.5, line)];
  });
  const titles = all(SITE_TITLES, page.document).map((node) =>
    claimOf(oneLine(linesOf(node)), 2, { page, where: 'site title' }),
  );
  return [...metasOf(page, NAMES, 2.5), ...notices, ...titles];
};

const isName = (text: string): boolean =>
  text.length > 1 &&
  text.length <= 60 &&
  text.split(' ').length <= 8 &&
  ['unknown', 'legal', 'areas', 'booking', 'other'].includes(kindOfLabel(text)) &&
  !isNoise(text) &&
  !/[!?]$/.test(text);

const withoutForm = (value: string): string => plain(value.replace(COMPANY, ''));

/** The name that most places give the business: machine-readable data, titles, copyright notice. */
export const findName = (facts: Facts): string | null => {
  const { pages, findings } = facts;
  const claims = [
    ...titleClaims(facts),
    ...saidOf(facts, 'name', 3),
    ...pages.slice(0, MAX_PAGES).flatMap(pageClaims),
  ]
    .map((claim) => ({ ...claim, value: oneLine(claim.value) }))
    .filter(({ value }) => isName(value));
  const [best, second] = tally(claims, withoutForm);
  if (!best || best.weight < 1.5) {
    if (best) findings.leave('dbPrincipal.name', best.value, best.places, 'one weak place alone names it');
    return best?.value ?? null;
  }
  const ofBest = claims.filter(({ value }) => withoutForm(value) === best.key);
  const spellings = tally(ofBest, String).map(({ value }) => value);
  const value = spellings.find((one) => one !== one.toUpperCase() && !COMPANY.test(one)) ?? spellings[0];
  findings.keep('dbPrincipal.name', value ?? best.value, best.places, best.weight > 3);
  if (second && second.weight > best.weight * 0.6)
    findings.leave('dbPrincipal.name', second.value, second.places, 'fewer places call the business so');
  return value ?? best.value;
};
