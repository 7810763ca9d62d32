import { pattern } from '../page/words';
import { type Claim, claimOf } from './findings';
import { DESCRIPTION, type Facts, metasOf, ownLinesOf, pagesBut, saidOf } from './site-facts';

const SINCE = pattern('i')`\b(?:since|est(?:ablished|d|\.)?(?: in)?|founded in|in business since|
  serving .{0,40} since|(?:opened|started|began|set up|formed|launched|born) (?:.{0,60} )?in|desde(?: el)?(?: ano)?|fundad[oa] en|
  establecid[oa] en|in (?=(?:19|20)\d\d,? .{0,60}\b(?:opened|started|founded|bought|began)\b)|en (?=(?:19|
  20)\d\d con\b))\s*((?:19|20)\d\d)\b|\bin ((?:19|20)\d\d)[^.]{0,60}\b(?:start(?:ed)?|found(?:ed)?|open(?:ed)?|began)\b|
  \b(?:started|opened|began|set up|empezo|abrio)\b[^.]{0,60}\b(?:in|en|of)\s((?:19|20)\d\d)\b`;
const YEARS = pattern('i')`\b(?:over|more than|mas de|nearly|almost|with|for|
  con)\s+(?:the (?:last|past) )?(\d{1,2})\+?\s*(?:years|anos)\b|\b(\d{1,2})\+?\s*(?:years|anos)\s+(?:of |de )?(?:experience|
  in business|serving|combined|experiencia|servicio)`;
const EARLIEST = 1850;

/** The years of the business: since a year that the site names, else a number of years. */
export const findYears = (facts: Facts, now: Date): number | null => {
  const { findings, home } = facts;
  const lines = pagesBut(facts, ['blog', 'legal', 'other', 'unknown']).flatMap(ownLinesOf);
  const texts = [...lines.map((line) => claimOf(line.text, 1, line)), ...metasOf(home, DESCRIPTION, 1)];
  const numbers = (expression: RegExp): Claim<number>[] =>
    texts.map((claim) => {
      const groups = expression.exec(claim.value.normalize('NFD').replace(/\p{M}/gu, '')) ?? [];
      return { ...claim, value: Number(groups.slice(1).find(Boolean)) };
    });
  const founded = saidOf(facts, 'foundingDate', 1).map((claim) => ({
    ...claim,
    value: Number(claim.value.slice(0, 4)),
  }));
  const since = [...founded, ...numbers(SINCE)].filter(
    ({ value }) => value > EARLIEST && value <= now.getFullYear(),
  );
  const [first] = since;
  if (first) {
    const isAgreed = since.every(({ value }) => value === first.value);
    findings.keep('dbPrincipal.exprYears', `since ${first.value}`, [first.place], isAgreed);
    return now.getFullYear() - first.value;
  }
  const years = numbers(YEARS).find(({ value }) => value > 1);
  if (years) findings.keep('dbPrincipal.exprYears', `${years.value} years`, [years.place], false);
  return years?.value ?? null;
};

const NUMBERED = pattern('i')`[^.;|·•]*\b(?:lic(?:en[sc]e[ds]?|encia)?|registration|reg|certificate|permit|
  ROC|CCB|CSLB|TACLA|gas safe|VBA|QBCC|NICEIC)\b[\s#:.]*(?:no\.?|number|n[uú]m(?:ero)?\.?)?[^.;|
  ·•]{0,40}\d{3,}[^.;|·•]*`;
/** A number of a register that no list here has. The register's letters are capitals: not 'Mobile number'. */
const REGISTERED = pattern()`[^.;|·•]*\b(?!ABN|ACN|EIN|GST|VAT|TIN|CRO|BSB|TAX|PHONE|FAX|TEL|CELL|MOBILE|ORDER|UNIT|
  LOT|SUITE|BOX|HOUSE|ROOM)[A-Z]{3,6} (?:[Nn][Oo]\b|#|[Nn]umber\b)[^.;|·•]{0,40}\d{3,}[^.;|·•]*`;
const INSURED = pattern('i')`[^.;|!]*\b(?:licensed|fully insured|bonded|insured|asegurad[oa]s?|
  con licencia|seguro de responsabilidad|carn[eé] de instalador)\b[^.;|!]*`;
const ASSURANCES = /licensed|insured|bonded|licencia|asegurad|seguro|carn[eé]/gi;
const MAX_LICENCE = 120;
/** Stands for the full stop of 'Lic.', which ends no sentence. */
const STOP = '\u2024';

/** The licence as it is written, with its number where it has one; else the fullest text about insurance. */
export const findLicence = (facts: Facts): string | null => {
  const lines = pagesBut(facts, ['blog', 'legal']).flatMap(ownLinesOf);
  const [numbered = [], registered = [], insured = []] = [NUMBERED, REGISTERED, INSURED].map((expression) =>
    lines.flatMap((line): Claim[] => {
      const stopped = line.text.replace(/\b(Lic|No|Reg|Num)\./gi, `$1${STOP}`);
      const written = (expression.exec(stopped)?.[0] ?? '').replaceAll(STOP, '.').trim();
      const value = written.replace(/^(?:we are|we're|and|somos)\s+|,$/gi, '');
      const isOne = value.length > 5 && value.length <= MAX_LICENCE && !/©|copyright/i.test(value);
      return isOne ? [claimOf(value, 1, line)] : [];
    }),
  );
  const exact = numbered[0] ?? registered[0];
  const clarity = ({ value }: Claim) => (value.match(ASSURANCES) ?? []).length * MAX_LICENCE + value.length;
  const best = exact ?? insured.sort((one, other) => clarity(other) - clarity(one))[0];
  if (best) facts.findings.keep('dbPrincipal.licensed', best.value, [best.place], best === exact);
  return best?.value ?? null;
};
