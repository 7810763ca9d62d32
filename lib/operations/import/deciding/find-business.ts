import { tradeNamed, trades } from '@/lib/content/business/trades';
import { typesOf } from '../page/machine-data';
import type { Page } from '../page/read-page';
import { CREDIT, isNoise, kindOfLabel, oneLine, pattern, plain, vocabulary, wholly } from '../page/words';
import { type Candidate, candidate, tally } from './findings';
import { DESCRIPTION, type Facts, metasOf, ownLinesOf, pagesBut, saidOf } from './site-facts';

const SEPARATOR = /\s+[|–—:»•·-]+\s+|\s*[|»•]\s*/;
const NOTICE = pattern('i')`(?:©|\(c\)|\bcopyright\b)[\s©]*(?:copyright)?[\s,]*(?:(?:19|
  20)\d\d(?:\s*[-–]\s*(?:(?:19|20)?\d\d|present|today))?)?[\s,.:]*(?:by |por )?`;
const AFTER = pattern('is')`[\s,.|–—·-]*<behindName>.*$`;
export const COMPANY = /,?\s+(?:inc|llc|ltd|limited|pty|co|corp|gmbh|sarl|l\.l\.c)\b\.?(?:\s+ltd\b\.?)?$/i;
const MAX_PAGES = 10;
const NAMES =
  'meta[property="og:site_name"], meta[name="application-name"], meta[name="apple-mobile-web-app-title"]';

/** Titles add a town and services to the name: a part that most pages have is the name. */
const inTitles = ({ pages }: Facts): Candidate[] => {
  const parts = pages.flatMap((page) =>
    [...new Set(page.title.split(SEPARATOR))].map((part) => candidate(part, 1, { page, where: 'title' })),
  );
  const least = Math.max(pages.length * 0.4, Math.min(pages.length, 2));
  return tally(parts).flatMap(({ value, places: [place], places: { length } }) =>
    place && length >= least ? [{ value, place, weight: 1 + (2 * length) / pages.length }] : [],
  );
};

/** Names for machines and copyright notices of a page. */
const onPage = (page: Page): Candidate[] => [
  ...metasOf(page, NAMES, 2.5),
  ...page.lines.flatMap((line) => {
    const notice = NOTICE.exec(line.text);
    if (!notice) return [];
    const after = line.text.slice(notice.index + notice[0].length).replace(AFTER, '');
    return [candidate(after || line.text.slice(0, notice.index), 2.5, line)];
  }),
];

const isName = (text: string): boolean =>
  text.length > 1 && text.length <= 60 && text.split(' ').length <= 8 && !isNoise(text);

/** The name that most places give the business: machine-readable data, titles, copyright notice. */
export const findName = (facts: Facts): string => {
  const titles = inTitles(facts);
  const credits = facts.pages.flatMap(({ lines }) =>
    lines.flatMap(({ text, isCredit }) => (isCredit ? text.slice(Math.max(0, text.search(CREDIT))) : [])),
  );
  // The site's maker leaves data for machines, too.
  const isCredited = (value: string) => credits.some((text) => text.includes(value));
  // 'Acme Dental - Boston' and '© Rosa Acme, Acme Dental', if pages are titled 'Acme Dental'.
  const shortened = (one: Candidate): Candidate => {
    const parts = one.value.split(SEPARATOR).flatMap((part) => [part, ...part.split(', ')]);
    return { ...one, value: parts.find((part) => titles.some(({ value }) => value === part)) ?? one.value };
  };
  const said = [...saidOf(facts, 'name', 3), ...facts.pages.slice(0, MAX_PAGES).flatMap(onPage)];
  const found = [...titles, ...said.map(shortened)]
    .map((one) => ({ ...one, value: oneLine(one.value) }))
    .filter(({ value }) => isName(value) && !isCredited(value));
  const keyOf = (value: string) => plain(value.replace(COMPANY, ''));
  const [name] = facts.findings.decide('dbPrincipal.name', found, { keyOf, sure: 3, max: 1 });
  // 'Acme Motors - Home'
  const { title } = facts.home;
  return name ?? title.split(SEPARATOR).find((part) => kindOfLabel(part) === 'unknown') ?? title;
};

/** Types that sites take when no exact type fits. */
const GENERIC_TYPE = wholly(vocabulary.genericTypes);
const TEXTS = `${DESCRIPTION}, meta[name="keywords" i], meta[property="og:title"]`;

const MAX_TEXT = 2_000;
/** The trades that a text names, also in the plural and as one word: 'stonemasons'. */
const tradesIn = (text: string): string[] => {
  const words = ` ${plain(text.slice(0, MAX_TEXT))} `;
  const isIn = (form: string) =>
    [form, `${form}s`, form.replace(/y$/, 'ies')].some((one) => words.includes(` ${one} `));
  const found = trades.flatMap(({ trade, names, categories }) =>
    [...names, ...categories]
      .map(plain)
      .filter((name) => name.length > 2 && [name, name.replace(' ', '')].some(isIn))
      .map((name) => ({ name, trade: trade.names?.en ?? name })),
  );
  // 'Veterinary Clinic' is a vet and no clinic.
  const isPart = (name: string) => found.some((other) => other.name !== name && other.name.includes(name));
  return [...new Set(found.flatMap(({ name, trade }) => (isPart(name) ? [] : trade)))];
};

/** By a type of schema.org, else by the words of name, titles and services; null when two are as likely. */
export const findTrade = (facts: Facts, name: string, services: readonly string[]): string | null => {
  const { home, businesses, findings } = facts;
  const said = businesses.flatMap((at) =>
    typesOf(at.thing).flatMap((type) => {
      const trade = GENERIC_TYPE.test(type) ? null : tradeNamed(type);
      return trade ? [candidate(trade.names?.en ?? type, 5, at)] : [];
    }),
  );
  const headings = home.blocks.flatMap(({ level, text }) => (level > 0 && level < 3 ? text : []));
  const texts: [where: string, weight: number, texts: readonly string[]][] = [
    ['name', 3, [name]],
    ['title', 2, [home.title]],
    ['meta', 1, metasOf(home, TEXTS, 1).map(({ value }) => value)],
    ['heading', 1, headings.slice(0, 2)],
    ['service', 0.8, services],
  ];
  const written = texts.flatMap(([where, weight, list]) =>
    list.flatMap((text, index) => {
      const at = { page: home, where: `${where} ${index + 1}` };
      return tradesIn(text).map((trade, _, { length }) => candidate(trade, weight / length, at));
    }),
  );
  const all = [...said, ...written];
  const [best, second] = tally(all);
  const isClear = (best?.weight ?? 0) > 1.5 * (second?.weight ?? 0);
  const of = all.filter(({ value }) => plain(value) === plain(best?.value ?? ''));
  const why = 'the words of the site fit another trade as well';
  return findings.decide('options.trade', of, { least: isClear ? 2 : Infinity, sure: 4, why })[0] ?? null;
};

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const SINCE = pattern('i')`\b<since>\s*((?:19|20)\d\d)\b|\bin ((?:19|20)\d\d)[^.]{0,60}\b<began>\b|
  \b<began>\b[^.]{0,60}?\b(?:in|en|of)\s((?:19|20)\d\d)\b`;
const YEARS = pattern('i')`\b<over>\s+(?:the (?:last|past) )?(\d{1,2})\+?\s*(?:years|anos)\b|
  \b(\d{1,2})\+?\s*(?:years|anos)\s+(?:of |de )?<years>|
  \b<began>\b[^.]{0,60}?\b(\d{1,2}) years ago\b`;

/** The years of the business on Home and its page about itself: since a year, else a number of years. */
export const findYears = (facts: Facts, now: Date): number | null => {
  // 'Lupe has packed our boxes since 2004' stands on other pages.
  const lines = facts.pages.filter(({ kind }) => kind === 'home' || kind === 'about').flatMap(ownLinesOf);
  const texts = [
    ...lines.map((line) => candidate(line.text, 1, line)),
    ...metasOf(facts.home, DESCRIPTION, 1),
  ];
  const numbers = (expression: RegExp): Candidate[] =>
    texts.flatMap((one) => {
      const [, ...groups] = expression.exec(one.value.normalize('NFD').replace(/\p{M}/gu, '')) ?? [];
      return groups.flatMap((value) => (value ? [{ ...one, value }] : []));
    });
  const [since] = numbers(SINCE).filter(({ value }) => Number(value) <= now.getFullYear());
  const [years] = since ? [since] : numbers(YEARS).filter(({ value }) => Number(value) > 1);
  const show = (value: string) => (since ? `since ${value}` : `${value} years`);
  const [found] = facts.findings.decide('dbPrincipal.exprYears', years ? [years] : [], { show });
  if (found === undefined) return null;
  return since ? now.getFullYear() - Number(found) : Number(found);
};

/** 'Licence no. 1234', 'Fully insured': the words of a sentence around them. */
const NUMBERED = pattern('i')`\b<licence>\b[\s#:.]*(?:no\.?|number|n[uú]m(?:ero)?\.?)?.{0,40}\d{3,}`;
const INSURED = pattern('i')`\b<insured>\b`;
const MAX_LICENCE = 120;

/** The licence as it is written, with its number where it has one; else the fullest text about insurance. */
export const findLicence = (facts: Facts): string | null => {
  const found = pagesBut(facts, ['blog', 'legal'])
    .flatMap(ownLinesOf)
    .flatMap((line) =>
      line.text.split(/(?<!\b(?:Lic|No|Reg|Num))[.!] |[;|·•]/i).map((part) => ({ line, part })),
    )
    .flatMap(({ line, part }): Candidate[] => {
      const value = part.trim().replace(/^(?:we are|we're|and|somos)\s+|[.,]$/gi, '');
      const isNumbered = NUMBERED.test(value);
      const isOne = value.length <= MAX_LICENCE && !/©|copyright/i.test(value);
      return isOne && (isNumbered || INSURED.test(value))
        ? [candidate(capitalised(value), isNumbered ? 1_000 : value.length, line)]
        : [];
    });
  // The first of the clearest: the same words on other pages make none clearer.
  const [best] = found.toSorted((one, other) => other.weight - one.weight);
  return facts.findings.decide('dbPrincipal.licensed', best ? [best] : [], { sure: 900 })[0] ?? null;
};
