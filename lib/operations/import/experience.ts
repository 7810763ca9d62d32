import { all, attribute } from './dom';
import { Findings, placeOf } from './findings';
import { linesOn } from './lines';
import { textsOf } from './machine-data';
import { type Facts, businessesOf } from './site-facts';

const SINCE =
  /\b(?:since|est(?:ablished|d|\.)?(?: in)?|founded in|in business since|serving .{0,40} since|opened .{0,30}in|started .{0,60}in|began .{0,40}in|started in|desde(?: el)?(?: ano)?|fundad[oa] en|establecid[oa] en|in (?=(?:19|20)\d\d,? .{0,60}\b(?:opened|started|founded|bought|began)\b)|en (?=(?:19|20)\d\d con\b))\s*((?:19|20)\d\d)\b|\bin ((?:19|20)\d\d)[^.]{0,60}\b(?:started|founded|opened|began)\b|\b(?:started|opened|began|hung out|came|vino|empezo|abrio)\b[^.]{0,60}\b(?:in|en|of)\s((?:19|20)\d\d)\b/i;
const YEARS =
  /\b(?:over|more than|mas de|nearly|almost|with|for|con)\s+(\d{1,2})\+?\s*(?:years|anos)\b|\b(\d{1,2})\+?\s*(?:years|anos)\s+(?:of |de )?(?:experience|in business|serving|combined|experiencia|servicio)/i;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The years of the business: since a year named on the site, else a number of years. */
export const yearsOf = (facts: Facts, now: Date, findings: Findings): number | null => {
  const founded = businessesOf(facts).flatMap(({ thing, page, where }) =>
    textsOf(thing, 'foundingDate').map((text) => ({
      year: Number(text.slice(0, 4)),
      place: placeOf(page, `${where}.foundingDate`),
    })),
  );
  const pages = facts.pages.filter(
    (page) => !['blog', 'legal', 'other', 'unknown'].includes(facts.kindOf(page)),
  );
  const described = all('meta[name="description" i]', facts.home.document).map((meta) => ({
    text: attribute(meta, 'content'),
    place: placeOf(facts.home, 'meta[description]'),
  }));
  const lines = [
    ...pages.flatMap((page) =>
      linesOn(page)
        .filter(({ block, isCredit }) => !block.isQuote && !isCredit)
        .map(({ text, block }) => ({ text, place: placeOf(page, block) })),
    ),
    ...described,
  ];
  const since = [
    ...founded,
    ...lines.flatMap(({ text, place }) => {
      const [, ...groups] = SINCE.exec(withoutAccents(text)) ?? [];
      const year = Number(groups.find(Boolean));
      return year ? [{ year, place }] : [];
    }),
  ].filter(({ year }) => year > 1850 && year <= now.getFullYear());
  const [first] = since;
  if (first) {
    const years = now.getFullYear() - first.year;
    findings.keep(
      'years',
      `since ${first.year}`,
      [first.place],
      since.every(({ year }) => year === first.year),
    );
    return years;
  }
  for (const { text, place } of lines) {
    const [, one, other] = YEARS.exec(withoutAccents(text)) ?? [];
    const years = Number(one ?? other);
    if (years > 1 && !/warrant|guarant|garant/i.test(text)) {
      findings.keep('years', `${years} years`, [place], false);
      return years;
    }
  }
  return null;
};

const NUMBERED =
  /[^.;|·•]*\b(?:lic(?:en[sc]e[ds]?|encia)?|registration|reg|certificate|ROC|CCB|CSLB|TACLA|gas safe|VBA|QBCC|NICEIC)\b[\s#:.]*(?:no\.?|number|n[uú]m(?:ero)?\.?)?[^.;|·•]{0,40}\d{3,}[^.;|·•]*/i;
const INSURED = /[^.;|!]*\b(?:licensed|fully insured|bonded|insured|asegurad[oa]s?|con licencia)\b[^.;|!]*/i;
const MAX_LICENCE = 120;

/** The licence as it is written, with its number where it has one. */
export const licenceOf = (facts: Facts, findings: Findings): string | null => {
  const lines = facts.pages
    .filter((page) => !['blog', 'legal'].includes(facts.kindOf(page)))
    .flatMap((page) =>
      linesOn(page)
        .filter(({ block, isCredit }) => !block.isQuote && !isCredit)
        .flatMap(({ text, block }) =>
          text.split(/\s+[|·•]\s+/).map((part) => ({ text: part, place: placeOf(page, block) })),
        ),
    );
  for (const pattern of [NUMBERED, INSURED]) {
    const found = lines.flatMap(({ text, place }) => {
      const [written = ''] = pattern.exec(text.replace(/\b(Lic|No|Reg|Num)\./gi, '$1\u2024')) ?? [];
      const value = written
        .replace(/\u2024/g, '.')
        .trim()
        .replace(/^(?:we are|we're|and|somos)\s+|,$/gi, '');
      const isOne = value.length > 5 && value.length <= MAX_LICENCE && !/©|copyright/i.test(value);
      return isOne ? [{ value, place }] : [];
    });
    // Of 'Insured!' and 'insured for £5 million' the second says more.
    const [best] =
      pattern === INSURED ? found.sort((one, other) => other.value.length - one.value.length) : found;
    if (!best) continue;
    findings.keep('licence', best.value, [best.place], pattern === NUMBERED);
    return best.value;
  }
  return null;
};
