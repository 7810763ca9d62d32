import { textContent } from 'domutils';
import { emailIn } from '@/lib/language/email-address';
import { readPhones } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';
import { all, attribute, linesOf, parseHtml } from '../page/dom';
import type { Line, Page } from '../page/read-page';
import { decoded } from '@/lib/platform/text';
import { SAMPLE_EMAIL, SAMPLE_NUMBER, isNoise, pattern, vocabulary, wholly } from '../page/words';
import { type At, type Candidate, candidate } from './findings';
import { type Facts, isAboutOthers, ownLinesOf, ownLinks, saidOf } from './site-facts';

const ONLY_OTHERS = 'it stands only where others are named, or where visitors do not see it';

/** Cloudflare's email protection: each byte after the first is XORed with it. */
const decloud = (hex: string): string => {
  const [key = 0, ...rest] = Buffer.from(hex, 'hex');
  return String.fromCharCode(...rest.map((byte) => byte ^ key));
};

/** Texts that a script joins, as far as they stand beside each other. */
const JOINED = /(?:'[^']*'|"[^"]*")(?:\s*\+\s*(?:'[^']*'|"[^"]*"))+/g;
/** What a script joins from pieces, and what stands in its place. */
const hidden = ({ document }: Page): string[] => [
  ...all('script:not([src])', document).map((node) => {
    const joined = (textContent(node).slice(0, 2_000).match(JOINED) ?? [])
      .map((pieces) => pieces.replace(/^.|.$|['"]\s*\+\s*['"]/g, ''))
      .map((text) => linesOf(parseHtml(text.replace(/[<>"]|mailto:?|href=/g, ' '))));
    return joined.join(' ').replace(/@ /g, '@');
  }),
  ...all('noscript', document).map((node) => textContent(node)),
];

const EMAIL = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;
/** 'desk [at] acme [dot] example', 'desk at acme dot example' */
const AT = /\s*[[({]\s*(?:at|arroba|@)\s*[\])}]\s*| (?:at|arroba) (?=[\w-]+\s*[[({.]?\s*(?:dot|punto)\b)/gi;
const DOT = /\s*[[({]\s*(?:dot|punto|\.)\s*[\])}]\s*|(?<=@[\w.-]+) (?:dot|punto) /gi;

const emailsIn = (text: string): string[] =>
  text.slice(0, 600).replace(AT, '@').replace(DOT, '.').match(EMAIL) ?? [];

/** People of a team have addresses of their own, which are left out beside one of the business. */
const OF_TEAM = 0.7;
/** No customer writes to those who pay or hire. */
const OF_OFFICE = /^(?:accounts?|billing|careers?|cv|empleos?|facturacion|hr|invoices?|jobs?|rrhh|vaca\w+)@/;

/** Addresses that the site shows, also those that it hides from machines. */
export const findEmails = (facts: Facts): string[] => {
  const seen = facts.pages.flatMap((page): Candidate[] => {
    const ofPage = page.kind === 'other' ? OF_TEAM : 2;
    const weight = isAboutOthers(page) ? 0.5 : ofPage;
    const texts: [text: string, at: At][] = [
      ...ownLinesOf(page).map((line): [string, At] => [line.text, line]),
      ...ownLinks(page)
        .filter(({ url }) => url.protocol === 'mailto:')
        .map((link): [string, At] => [decoded(link.url.pathname), link]),
      ...all('[data-cfemail]', page.document).map((node): [string, At] => [
        decloud(attribute(node, 'data-cfemail')),
        { page, node },
      ]),
      ...hidden(page).map((text): [string, At] => [text, { page, where: 'script' }]),
    ];
    return texts.flatMap(([text, at]) => emailsIn(text).map((value) => candidate(value, weight, at)));
  });
  const own = [...seen, ...saidOf(facts, 'email', seen.length > 0 ? 1 : 2)].flatMap((one): Candidate[] => {
    const value = emailIn(one.value)?.toLowerCase();
    if (!value || SAMPLE_EMAIL.test(value)) return [];
    return [{ ...one, value, weight: OF_OFFICE.test(value) ? OF_TEAM : one.weight }];
  });
  const least = own.some(({ weight }) => weight > 1) ? 1.5 : OF_TEAM;
  return facts.findings.decide('dbPrincipal.emails', own, { keyOf: String, least, why: ONLY_OTHERS });
};

/** A number as the product shows it, with the words before it. */
type Found = Candidate<{ number: string; label: string | null; isFax: boolean }>;

/** 'Tel/Fax' is a telephone too. */
const FAX =
  /(?<!\b(?:tel|phone|office|ph|t)\.? ?(?:and|&|\/|\+|,|y) ?)\b(?:fax|fx?|telefax|facsimile)\b[\s.:#)]*$/i;
const NO_LABEL = wholly(vocabulary.noPhoneLabel);
const PURPOSE = pattern('i')`\b<phonePurpose>\b`;
const MAX_LABEL_WORDS = 3;

const otherWords = (text: string): string[] =>
  text.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word) && !NO_LABEL.test(word));

/** What a number is for, in the words before it: 'Office:', 'Call Rosa on', 'our toll free number'. */
const labelOf = (before: string): string | null => {
  const said = before.replace(/[\s,:(–—-]+$/, '');
  const last = said.split(/[.!?;:|/)]|\s[–—-]\s|\d(?!4)/).at(-1) ?? '';
  const words = otherWords(last);
  const label = words.join(' ');
  const isLabel = words.length <= MAX_LABEL_WORDS && /^\p{Lu}/u.test(label) && !isNoise(label);
  return isLabel ? label : (PURPOSE.exec(last)?.[0] ?? null);
};

/** '9.00 - 13.00' are no digits of a number. */
const TIMES = /\b\d{1,2}[.:h]?\d{0,2} ?(?:[ap]\.? ?m\.?)? ?(?:[-–—]|to|a) ?\d{1,2}[.:h]\d{2}(?!\d)/gi;
/** Codes of countries in which a number begins with 0 without the code; other digits may be anything. */
const WITH_PREFIX = new Set('44 61 353 64 27 49 33 31 32 43 41 46 91'.split(' '));

const numberOf = (text: string, before: string, country: string, at: Candidate): Found[] => {
  const { number, hasLetters } = findNumber(text.slice(0, 200), country) ?? {};
  // '1-800-PAINTER' is dialled, '09123401. HCPC' is the end of a sentence.
  if (hasLetters && /[.,;] /.test(text)) return [];
  const isNational = WITH_PREFIX.has(number?.countryCallingCode ?? '');
  const isWhole = !isNational || /^\(?(?:\+|0|1[38])/.test(text.trim());
  const [shown] = number && isWhole ? readPhones(number.number, country) : [];
  if (!number || !shown || SAMPLE_NUMBER.test(number.nationalNumber)) return [];
  return [{ ...at, value: { label: labelOf(before), isFax: FAX.test(before), number: shown.display } }];
};

/** More words of a sentence, on pages about other subjects of a line, may name somebody else. */
const MAX_LEAD_WORDS = 4;
const MAX_A_LINE = 6;
/** Words that name another firm: 'Also in the group: The Mill, 303 ...'. */
const OTHERS = pattern('i')`\b<others>\b`;

/** The numbers of a line, each with the words before it, or with the line above when it stands alone. */
const numbersIn = (line: Line, country: string): Found[] => {
  const { block, page, index } = line;
  const text = line.text.slice(0, 400).replace(TIMES, ' ').replace(EMAIL, ' ');
  const isOther = isAboutOthers(page) || OTHERS.test(text);
  const found: Found[] = [];
  for (let from = 0; found.length < MAX_A_LINE;) {
    const number = findNumber(text.slice(from, from + 200), country);
    if (!number) break;
    const [start, end] = [from + number.start, from + number.end];
    const before = text.slice(from, start).replace(/(?<=\p{L}) \([^)]*\)|\($/gu, '');
    const above = page.lines[index - 1]?.text ?? '';
    const words = !/\p{L}/u.test(before) && above.length < 25 ? above : before;
    const isOwnPlace = block.isShared || ['home', 'contact', 'about'].includes(page.kind);
    const lead = isOwnPlace ? (before.split(/[.!?:;] | [|·–—-] /).at(-1) ?? '') : before;
    const isOwn = otherWords(lead).length <= MAX_LEAD_WORDS;
    const at = candidate('', isOwn && !isOther ? 3 : 0.5, line);
    found.push(...numberOf(text.slice(start, end), words, country, at));
    from = end;
  }
  return found;
};

/** Numbers of the business with their labels; no fax, no number of the site's maker or of a template. */
export const findPhones = (facts: Facts, country: string, business: string) => {
  // What visitors see wins over what they dial.
  const linked = facts.pages.flatMap((page) =>
    ownLinks(page)
      .filter(({ url, text }) => url.protocol === 'tel:' && !findNumber(text, country))
      .flatMap((link) => {
        const digits = decoded(link.url.pathname).replace(/[^\d+]/g, '');
        return numberOf(digits, '', country, candidate('', isAboutOthers(page) ? 0.5 : 3, link));
      }),
  );
  const seen = facts.pages.flatMap(ownLinesOf).flatMap((line) => numbersIn(line, country));
  const said = saidOf(facts, 'telephone', linked.length + seen.length > 0 ? 1 : 3).flatMap((one) =>
    numberOf(one.value.replace(/^tel:/, ''), '', country, { ...one, value: '' }),
  );
  const found = [...seen, ...linked, ...said];
  const keyOf = ({ number }: Found['value']) => number;
  const faxes = found.filter(({ value }) => value.isFax).map(({ value }) => value.number);
  const own = found.filter(({ value }) => !faxes.includes(value.number));
  const choice = { keyOf, show: keyOf, least: 1.5, sure: 3, why: ONLY_OTHERS };
  return facts.findings.decide('dbPrincipal.phones', own, choice).map(({ number }) => {
    const labels = own.flatMap(({ value }) => (value.number === number && value.label) || []);
    // 'Call Rosa', but not 'Call Acme'.
    return { phone: number, name: labels.find((label) => !business.includes(label)) };
  });
};
