import { pattern } from '../page/words';
import { type Candidate, candidate } from './findings';
import { DESCRIPTION, type Facts, metasOf, ownLinesOf, pagesBut, saidOf } from './site-facts';

const YEAR = /^(?:18[5-9]\d|19\d\d|20\d\d)/;
const SINCE = pattern('i')`\b<since>\s*((?:19|20)\d\d)\b|\bin ((?:19|20)\d\d)[^.]{0,60}\b<began>\b|
  \b<began>\b[^.]{0,60}\b(?:in|en|of)\s((?:19|20)\d\d)\b`;
const YEARS = pattern('i')`\b<over>\s+(?:the (?:last|past) )?(\d{1,2})\+?\s*(?:years|anos)\b|
  \b(\d{1,2})\+?\s*(?:years|anos)\s+(?:of |de )?<years>`;

/** The years of the business: since a year that the site names, else a number of years. */
export const findYears = (facts: Facts, now: Date): number | null => {
  const lines = pagesBut(facts, ['blog', 'legal', 'other', 'unknown']).flatMap(ownLinesOf);
  const texts = [
    ...lines.map((line) => candidate(line.text, 1, line)),
    ...metasOf(facts.home, DESCRIPTION, 1),
  ];
  const numbers = (expression: RegExp): Candidate[] =>
    texts.map((one) => {
      const [, ...groups] = expression.exec(one.value.normalize('NFD').replace(/\p{M}/gu, '')) ?? [];
      return { ...one, value: groups.find(Boolean) ?? '' };
    });
  const since = [...saidOf(facts, 'foundingDate', 1), ...numbers(SINCE)].flatMap((one) => {
    const [year = ''] = YEAR.exec(one.value) ?? [];
    return year && Number(year) <= now.getFullYear() ? [{ ...one, value: year }] : [];
  });
  const [first] = since;
  const [years] = first ? [first] : numbers(YEARS).filter(({ value }) => Number(value) > 1);
  const isAgreed = first !== undefined && since.every(({ value }) => value === first.value);
  const sure = isAgreed ? 0 : Infinity;
  const show = (value: string) => (first ? `since ${value}` : `${value} years`);
  const [found] = facts.findings.decide('dbPrincipal.exprYears', years ? [years] : [], { show, sure });
  return found === undefined ? null : first ? now.getFullYear() - Number(found) : Number(found);
};

const NUMBERED = pattern('i')`[^.;|·•]*\b<licence>\b[\s#:.]*(?:no\.?|number|n[uú]m(?:ero)?\.?)?[^.;|
  ·•]{0,40}\d{3,}[^.;|·•]*`;
/** A number of a register that no list here has. The register's letters are capitals: not 'Mobile number'. */
const REGISTERED = pattern()`[^.;|·•]*\b(?!<noRegister>)[A-Z]{3,6} (?:[Nn][Oo]\b|#|[Nn]umber\b)[^.;|
  ·•]{0,40}\d{3,}[^.;|·•]*`;
const INSURED = pattern('i')`[^.;|!]*\b<insured>\b[^.;|!]*`;
const ASSURANCES = /licensed|insured|bonded|licencia|asegurad|seguro|carn[eé]/gi;
const MAX_LICENCE = 120;
/** Stands for the full stop of 'Lic.', which ends no sentence. */
const STOP = '\u2024';

/** The licence as it is written, with its number where it has one; else the fullest text about insurance. */
export const findLicence = (facts: Facts): string | null => {
  const lines = pagesBut(facts, ['blog', 'legal']).flatMap(ownLinesOf);
  const all = [NUMBERED, REGISTERED, INSURED].flatMap((expression, rank) =>
    lines.flatMap((line): Candidate[] => {
      const stopped = line.text.replace(/\b(Lic|No|Reg|Num)\./gi, `$1${STOP}`);
      const written = (expression.exec(stopped)?.[0] ?? '').replaceAll(STOP, '.').trim();
      const value = written.replace(/^(?:we are|we're|and|somos)\s+|,$/gi, '');
      const isOne = value.length > 5 && value.length <= MAX_LICENCE && !/©|copyright/i.test(value);
      const clarity = (value.match(ASSURANCES) ?? []).length + value.length / MAX_LICENCE;
      return isOne ? [candidate(value, rank < 2 ? 1_000 - rank : clarity, line)] : [];
    }),
  );
  // The first of the clearest: the same words on other pages make none clearer.
  const [best] = all.toSorted((one, other) => other.weight - one.weight);
  return facts.findings.decide('dbPrincipal.licensed', best ? [best] : [], { sure: 900 })[0] ?? null;
};
