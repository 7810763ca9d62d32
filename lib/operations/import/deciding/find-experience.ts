import type { Line } from '../page/read-page';
import { pattern } from '../page/words';
import { type Claim, type Place, placeOf } from './findings';
import { DESCRIPTION, type Facts, metasOf, ownLines, saidOf } from './site-facts';

const SINCE = pattern('i')`\b(?:since|est(?:ablished|d|\.)?(?: in)?|founded in|in business since|
  serving .{0,40} since|(?:opened|started|began) .{0,60}in|desde(?: el)?(?: ano)?|fundad[oa] en|
  establecid[oa] en|in (?=(?:19|20)\d\d,? .{0,60}\b(?:opened|started|founded|bought|began)\b)|en (?=(?:19|
  20)\d\d con\b))\s*((?:19|20)\d\d)\b|\bin ((?:19|20)\d\d)[^.]{0,60}\b(?:started|founded|opened|began)\b|
  \b(?:started|opened|began|empezo|abrio)\b[^.]{0,60}\b(?:in|en|of)\s((?:19|20)\d\d)\b`;
const YEARS = pattern('i')`\b(?:over|more than|mas de|nearly|almost|with|for|
  con)\s+(\d{1,2})\+?\s*(?:years|anos)\b|\b(\d{1,2})\+?\s*(?:years|anos)\s+(?:of |de )?(?:experience|
  in business|serving|combined|experiencia|servicio)`;
const EARLIEST = 1850;

const claimOf = ({ text, page, block }: Line): Claim => ({
  value: text,
  place: placeOf(page, block),
  weight: 1,
});

/** The years of the business: since a year that the site names, else a number of years. */
export const findYears = (facts: Facts, now: Date): number | null => {
  const lines = ownLines(facts, ['blog', 'legal', 'other', 'unknown']).map(claimOf);
  const texts = [...lines, ...metasOf(facts.home, DESCRIPTION, 1)].map(({ value, place }) => ({
    text: value.normalize('NFD').replace(/\p{M}/gu, ''),
    place,
  }));
  const numbers = (expression: RegExp, of: typeof texts) =>
    of.flatMap(({ text, place }) => {
      const groups = expression.exec(text)?.slice(1) ?? [];
      const number = Number(groups.find(Boolean));
      return number ? [{ number, place }] : [];
    });
  const founded = saidOf(facts, 'foundingDate', 1).map(({ value, place }) => ({
    number: Number(value.slice(0, 4)),
    place,
  }));
  const since = [...founded, ...numbers(SINCE, texts)].filter(
    ({ number }) => number > EARLIEST && number <= now.getFullYear(),
  );
  const [first] = since;
  if (first) {
    const isAgreed = since.every(({ number }) => number === first.number);
    facts.findings.keep('years', `since ${first.number}`, [first.place], isAgreed);
    return now.getFullYear() - first.number;
  }
  const [years] = numbers(
    YEARS,
    texts.filter(({ text }) => !/warrant|guarant|garant/i.test(text)),
  ).filter(({ number }) => number > 1);
  if (years) facts.findings.keep('years', `${years.number} years`, [years.place], false);
  return years?.number ?? null;
};

const NUMBERED = pattern('i')`[^.;|·•]*\b(?:lic(?:en[sc]e[ds]?|encia)?|registration|reg|certificate|
  ROC|CCB|CSLB|TACLA|gas safe|VBA|QBCC|NICEIC)\b[\s#:.]*(?:no\.?|number|n[uú]m(?:ero)?\.?)?[^.;|
  ·•]{0,40}\d{3,}[^.;|·•]*`;
const INSURED = pattern('i')`[^.;|!]*\b(?:licensed|fully insured|bonded|insured|asegurad[oa]s?|
  con licencia)\b[^.;|!]*`;
const MAX_LICENCE = 120;
/** Stands for the full stop of 'Lic.', which ends no sentence. */
const STOP = '\u2024';

const longest = (one: { value: string }, other: { value: string }) => other.value.length - one.value.length;

/** The licence as it is written, with its number where it has one. */
export const findLicence = (facts: Facts): string | null => {
  const lines = ownLines(facts);
  const found = [NUMBERED, INSURED].map((expression) =>
    lines.flatMap((line): { value: string; place: Place }[] => {
      const text = line.text.replace(/\b(Lic|No|Reg|Num)\./gi, `$1${STOP}`);
      const written = (expression.exec(text)?.[0] ?? '').replaceAll(STOP, '.').trim();
      const value = written.replace(/^(?:we are|we're|and|somos)\s+|,$/gi, '');
      const isOne = value.length > 5 && value.length <= MAX_LICENCE && !/©|copyright/i.test(value);
      return isOne ? [{ value, place: placeOf(line.page, line.block) }] : [];
    }),
  );
  const [numbered = [], insured = []] = found;
  // Of 'Insured!' and 'insured for £5 million' the second says more.
  const best = numbered[0] ?? insured.sort(longest)[0];
  if (best) facts.findings.keep('licence', best.value, [best.place], best === numbered[0]);
  return best?.value ?? null;
};
