import { tradeNamed, trades } from '@/lib/content/business/trades';
import { yearsInFigures } from '../page/in-figures';
import { typesOf } from '../page/machine-data';
import type { Page } from '../page/read-page';
import { distinct, isNoise, kindOfLabel, oneLine, pattern, plain, vocabulary, wholly } from '../page/words';
import { type Candidate, type From, candidateFor, tally } from './evidence';
import { DESCRIPTION, type Facts, metasOf, ownLinesOf, pagesBut, saidOf } from './site-facts';

const SEPARATOR = /\s+[|–—:»•·-]+\s+|\s*[|»•]\s*/;
const NOTICE = pattern('i')`(?:©|\(c\)|\bcopyright\b)[\s©]*(?:copyright)?[\s,]*(?:(?:19|
  20)\d\d(?:\s*[-–]\s*(?:(?:19|20)?\d\d|present|today))?)?[\s,.:]*(?:by |por )?`;
const AFTER = pattern('is')`[\s,.|–—·-]*<behindName>.*$`;
export const COMPANY = /,?\s+(?:inc|llc|ltd|limited|pty|co|corp|gmbh|sarl|l\.l\.c)\b\.?(?:\s+ltd\b\.?)?$/i;
const MAX_PAGES = 10;
const NAMES = 'meta[property="og:site_name"], meta[name="application-name"]';

const nameFrom = candidateFor('dbPrincipal.name');

/** Titles add a town and services to the name: a part that most pages have is the name. */
const inTitles = ({ pages }: Facts): Candidate[] => {
  const parts = pages.flatMap((page) =>
    [...new Set(page.title.split(SEPARATOR))].map((part) =>
      nameFrom('title', part, { page, where: 'title' }),
    ),
  );
  const least = Math.max(pages.length * 0.4, Math.min(pages.length, 2));
  return tally(parts).flatMap(({ value, places: [place], places: { length } }) =>
    place && length >= least ? [nameFrom('title', value, place)] : [],
  );
};

/** Names for machines and copyright notices of a page. */
const onPage = (page: Page): Candidate[] => [
  ...metasOf(page, NAMES).map(({ text, at }) => nameFrom('meta', text, at)),
  ...page.lines.flatMap((line) => {
    const notice = NOTICE.exec(line.text);
    if (!notice) return [];
    const after = line.text.slice(notice.index + notice[0].length).replace(AFTER, '');
    // 'Protected by copyright laws' names nobody.
    return /^\p{Ll}/u.test(after)
      ? []
      : [nameFrom('notice', after || line.text.slice(0, notice.index), line)];
  }),
];

const MAX_TOP = 4;
/** What stands at the top of all pages, or its alternative text, where the title of Home has it too. */
const onSign = ({ home }: Facts): Candidate[] =>
  home.blocks.slice(0, MAX_TOP).flatMap((block) => {
    const { text, picture, isShared } = block;
    const name = picture ? picture.alt : text;
    const isTitled = kindOfLabel(name) === 'unknown' && home.title.split(SEPARATOR).includes(name);
    return isShared && isTitled ? [nameFrom('sign', name, block)] : [];
  });

const isName = (text: string): boolean => text.length <= 60 && !isNoise(text);

/** The name that most places give the business: machine-readable data, titles, copyright notice. */
export const findName = (facts: Facts): string => {
  const titles = inTitles(facts);
  // 'Acme Dental - Boston' and '© Rosa Acme, Acme Dental', if pages are titled 'Acme Dental'.
  const shortened = (one: Candidate): Candidate => {
    const parts = one.value.split(SEPARATOR).flatMap((part) => part.split(', '));
    return { ...one, value: parts.find((part) => titles.some(({ value }) => value === part)) ?? one.value };
  };
  const ofData = saidOf(facts, 'name').map(({ text, at }) => nameFrom('data', text, at));
  const said = [...ofData, ...facts.pages.slice(0, MAX_PAGES).flatMap(onPage)];
  const found = [...titles, ...said.map(shortened), ...onSign(facts)]
    .map((one) => ({ ...one, value: oneLine(one.value) }))
    .filter(({ value }) => isName(value));
  const keyOf = (value: string) => plain(value.replace(COMPANY, ''));
  const lines = facts.pages.flatMap(ownLinesOf);
  const shown = ` ${plain(lines.map(({ text }) => text).join(' '))} `;
  // Builders have a name of their own for each site, which visitors do not see.
  const written = distinct(found, ({ value }) => keyOf(value)).flatMap(({ value, place }) =>
    shown.includes(` ${keyOf(value)} `) ? [nameFrom('written', value, { ...place, where: 'text' })] : [],
  );
  const [name] = facts.findings.decide('dbPrincipal.name', [...found, ...written], { keyOf });
  // 'Acme Motors - Home'
  const { title } = facts.home;
  return name ?? title.split(SEPARATOR).find((part) => kindOfLabel(part) === 'unknown') ?? title;
};

/** Types that sites take when no exact type fits. */
const GENERIC_TYPE = wholly(vocabulary.genericTypes);
const TEXTS = `${DESCRIPTION}, meta[name="keywords" i], meta[property="og:title"]`;

/** Words of a trade's work that are no name of the trade. */
const TRADE_WORDS: Partial<Record<string, string[]>> = vocabulary.tradeWords;
const MAX_TEXT = 2_000;
/** The trades that a text names, also in the plural. */
const tradesIn = (text: string): string[] => {
  const words = ` ${plain(text.slice(0, MAX_TEXT))} `;
  const isIn = (form: string) => words.includes(` ${form} `) || words.includes(` ${form}s `);
  const found = trades.flatMap(({ trade, names, categories }) =>
    [...names, ...categories, ...(TRADE_WORDS[trade.names?.en ?? ''] ?? [])]
      .map(plain)
      .filter(isIn)
      .map((name) => ({ name, trade: trade.names?.en ?? name })),
  );
  // 'Veterinary Clinic' is a vet and no clinic.
  const isPart = (name: string) => found.some((other) => other.name !== name && other.name.includes(name));
  return [...new Set(found.flatMap(({ name, trade }) => (isPart(name) ? [] : trade)))];
};

/** By a type of schema.org, else by the words of name, titles and services; null when two are as likely. */
export const findTrade = (facts: Facts, name: string, services: readonly string[]): string | null => {
  const { home, businesses, findings } = facts;
  const tradeFrom = candidateFor('options.trade');
  const said = businesses.flatMap((at) =>
    typesOf(at.thing).flatMap((type) => {
      const trade = GENERIC_TYPE.test(type) ? null : tradeNamed(type);
      return trade ? [tradeFrom('data', trade.names?.en ?? type, at)] : [];
    }),
  );
  const texts: [from: From<'options.trade'>, texts: readonly string[]][] = [
    ['name', [name]],
    ['title', [home.title]],
    ['meta', metasOf(home, TEXTS).map(({ text }) => text)],
    ['heading', home.blocks.flatMap(({ level, text }) => (level > 0 ? text : [])).slice(0, 2)],
    ['service', services],
  ];
  const written = texts.flatMap(([from, list]) =>
    list.flatMap((text, index) => {
      const at = { page: home, where: `${from} ${index + 1}` };
      return tradesIn(text).map((trade, _, { length }) => tradeFrom(from, trade, at, 1 / length));
    }),
  );
  return findings.decide('options.trade', [...said, ...written])[0] ?? null;
};

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const SINCE = pattern('i')`\b<since>\s*((?:19|20)\d\d)\b|\bin ((?:19|20)\d\d)[^.]{0,60}\b<began>\b|
  \b<began>\b[^.]{0,60}?\b(?:in|en|of|ano)(?:\s[a-z]+)?\s((?:19|20)\d\d)\b`;
const YEARS = pattern('i')`\b<over>\s+(?:the (?:last|past) )?(\d{1,2})\+?\s*(?:years|anos)\b|
  \b(\d{1,2})\+?\s*(?:years|anos)\s+(?:of |de )?<years>|
  \b<began>\b[^.]{0,60}?\b(\d{1,2}) years ago\b`;

const yearsFrom = candidateFor('dbPrincipal.exprYears');

/** The years of the business on Home and its page about itself: since a year, else a number of years. */
export const findYears = (facts: Facts, now: Date): number | null => {
  // 'Lupe has packed our boxes since 2004' stands on other pages.
  const lines = facts.pages.filter(({ kind }) => kind === 'home' || kind === 'about').flatMap(ownLinesOf);
  const numbers = (expression: RegExp): Candidate[] =>
    lines.flatMap((line) => {
      const bare = yearsInFigures(line.text.normalize('NFD').replace(/\p{M}/gu, ''));
      const [, ...groups] = expression.exec(bare) ?? [];
      return groups.flatMap((value) => (value ? [yearsFrom('own', value, line)] : []));
    });
  const [since] = numbers(SINCE);
  const [found] = since ? [since] : numbers(YEARS);
  const show = (value: string) => (since ? `since ${value}` : `${value} years`);
  const [value] = facts.findings.decide('dbPrincipal.exprYears', found ? [found] : [], { show });
  if (value === undefined) return null;
  return since ? now.getFullYear() - Number(value) : Number(value);
};

/** 'ADI Green Badge No. 418226', 'PTIN P01184207', but no number of taxes, telephones or years. */
const REGISTER = pattern('u')`\b(?!(?:<noRegister>)\b)[A-Z]{3,6}(?:
  (?: \p{L}+){0,3} (?:[Nn]o|[Nn]umber|N[º°]|#|[Ff]olio)[.:]? ?#?[A-Z]{0,4}-?\d{4}|[ :.#-]{0,3}[A-Z]{0,3}\d{5}(?![\d ]*\d{4}))`;
/** 'Licence no. 1234', 'Fully insured': the words of a sentence around them. */
const NUMBERED = pattern('i')`\b<licence>\b[\s#:.]*(?:no\.?|number|n[uú]m(?:ero)?\.?)?.{0,40}\d{3,}`;
const INSURED = pattern('i')`\b<insured>\b`;
const MAX_LICENCE = 120;
const licenceFrom = candidateFor('dbPrincipal.licensed');

/** The licence as it is written, with its number where it has one; else the fullest text about insurance. */
export const findLicence = (facts: Facts): string | null => {
  const found = pagesBut(facts, ['blog', 'legal'])
    .flatMap(ownLinesOf)
    .flatMap((line) =>
      line.text.split(/(?<!\b(?:Lic|No|Reg|Num))[.!] |[;|·•]|, and /i).map((part) => ({ line, part })),
    )
    .flatMap(({ line, part }): Candidate[] => {
      const value = part.trim().replace(/^(?:we are|we're|and|somos)\s+|[.,]$/gi, '');
      if (value.length > MAX_LICENCE) return [];
      const from = NUMBERED.test(value) || REGISTER.test(value) ? 'numbered' : 'insured';
      return from === 'numbered' || INSURED.test(value) ? [licenceFrom(from, capitalised(value), line)] : [];
    });
  // The fullest text about insurance: the same words on other pages make none clearer.
  const rank = ({ value, weight }: Candidate) => weight * MAX_LICENCE + (weight > 1 ? 0 : value.length);
  const [best] = found.toSorted((one, other) => rank(other) - rank(one));
  return facts.findings.decide('dbPrincipal.licensed', best ? [best] : [])[0] ?? null;
};
