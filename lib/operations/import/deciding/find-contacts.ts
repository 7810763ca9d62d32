import { textContent } from 'domutils';
import { emailIn } from '@/lib/language/email-address';
import { readPhones } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';
import { decoded } from '@/lib/platform/text';
import { all, attribute, linesOf, parseHtml } from '../page/dom';
import type { Line, Page } from '../page/read-page';
import { SAMPLE_EMAIL, SAMPLE_NUMBER, isNoise, pattern, vocabulary, wholly } from '../page/words';
import { type At, type Candidate, type From, candidateFor } from './evidence';
import {
  type Facts,
  isAboutOthers,
  isOwnPlace,
  namesOther,
  ownLinesOf,
  ownLinks,
  saidOf,
} from './site-facts';

const emailFrom = candidateFor('dbPrincipal.emails');

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

/** No customer writes to those who pay or hire. */
const OF_OFFICE = /^(?:accounts?|billing|careers?|cv|empleos?|facturacion|hr|invoices?|jobs?|rrhh|vaca\w+)@/;

/** The texts of a page that may have addresses. */
const textsWithEmails = (page: Page): { text: string; at: At }[] => [
  ...ownLinesOf(page).map((line) => ({ text: line.text, at: line })),
  ...ownLinks(page)
    .filter(({ url }) => url.protocol === 'mailto:')
    .map((link) => ({ text: decoded(link.url.pathname), at: link })),
  ...all('[data-cfemail]', page.document).map((node) => ({
    text: decloud(attribute(node, 'data-cfemail')),
    at: { page, node },
  })),
  ...hidden(page).map((text) => ({ text, at: { page, where: 'script' } })),
];

/** Addresses that the site shows, also those that it hides from machines. */
export const findEmails = (facts: Facts): string[] => {
  const seen = facts.pages.flatMap((page) => {
    // People of a team have addresses of their own.
    const own = page.kind === 'other' ? 'ofTeam' : 'seen';
    const from = isAboutOthers(page) ? 'other' : own;
    return textsWithEmails(page).flatMap(({ text, at }) =>
      emailsIn(text).map((value) => emailFrom(from, value, at)),
    );
  });
  const said = saidOf(facts, 'email').map(({ text, at }) => emailFrom('data', text, at));
  const own = [...seen, ...said].flatMap((one): Candidate[] => {
    const value = emailIn(one.value)?.toLowerCase();
    if (!value || SAMPLE_EMAIL.test(value)) return [];
    return [OF_OFFICE.test(value) ? emailFrom('ofTeam', value, one.place) : { ...one, value }];
  });
  return facts.findings.decide('dbPrincipal.emails', own, { keyOf: String });
};

/** A number as the product shows it, with the words before it. */
type Phone = { number: string; label: string | null; isFax: boolean };
const phoneFrom = candidateFor('dbPrincipal.phones');

/** 'Tel/Fax' is a telephone too. */
const FAX =
  /(?<!\b(?:tel|phone|office|ph|t)\.? ?(?:and|&|\/|\+|,|y) ?)\b(?:fax|fx?|telefax|facsimile)\b[\s.:#)]*$/i;
const NO_LABEL = wholly(vocabulary.noPhoneLabel);
const PURPOSE = pattern('i')`\b<phonePurpose>\b`;
const MAX_LABEL_WORDS = 3;
const MAX_LABEL = 25;

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

/** Codes of countries in which a number begins with 0 without the code; other digits may be anything. */
const WITH_PREFIX = new Set('44 61 353 64 27 49 33 31 32 43 41 46 91'.split(' '));

const phoneIn = (text: string, before: string, country: string): Phone[] => {
  const { number, hasLetters } = findNumber(text.slice(0, 200), country) ?? {};
  // '1-800-PAINTER' is dialled, '09123401. HCPC' is the end of a sentence.
  if (hasLetters && /[.,;] /.test(text)) return [];
  const isNational = WITH_PREFIX.has(number?.countryCallingCode ?? '');
  const isWhole = !isNational || /^\(?(?:\+|0|1[38])/.test(text.trim());
  const [shown] = number && isWhole ? readPhones(number.number, country) : [];
  if (!number || !shown || SAMPLE_NUMBER.test(number.nationalNumber)) return [];
  return [{ label: labelOf(before), isFax: FAX.test(before), number: shown.display }];
};

/** More words of a sentence may name somebody else: 'If the gate is locked, call the warehouse at'. */
const MAX_LEAD_WORDS = 2;
const MAX_A_LINE = 6;
/** Beside local numbers those of banks, makers and insurers. */
const TOLL_FREE = /^(?:\+?1[-. ])?\(?8(?:00|33|44|55|66|77|88)\b/;

/** The numbers of a line, each with the words before it, or with the line above when it stands alone. */
const phonesIn = (line: Line, country: string): Candidate<Phone>[] => {
  const text = line.text.slice(0, 400).replace(EMAIL, ' ');
  const found: Candidate<Phone>[] = [];
  for (let from = 0; found.length < MAX_A_LINE;) {
    const number = findNumber(text.slice(from, from + 200), country);
    if (!number) break;
    const [start, end] = [from + number.start, from + number.end];
    const before = text.slice(from, start).replace(/(?<=\p{L}) \([^)]*\)|\($/gu, '');
    const above = line.page.lines[line.index - 1]?.text ?? '';
    const words = /\p{L}/u.test(before) || above.length > MAX_LABEL ? before : above;
    // 'Private classes: 020 915 2207' is for customers on any page.
    const isLabelled = /\p{Lu}\p{Ll}+(?: \p{L}+){0,2}: ?$/u.test(before) && labelOf(before) !== null;
    const isTollFree = TOLL_FREE.test(text.slice(start, end));
    const isOwn = isOwnPlace(line) || (isLabelled && !isTollFree && !isAboutOthers(line.page));
    const lead = isOwn ? (before.split(/[.!?:;] | [|·–—-] /).at(-1) ?? '') : before;
    const isPurpose = PURPOSE.test(lead);
    const isLong = otherWords(lead).length > MAX_LEAD_WORDS + (isPurpose ? 2 : 0);
    const isOther = isLong || namesOther(line);
    const ofPlace: From<'dbPrincipal.phones'> = isPurpose || isOwn ? 'own' : 'page';
    for (const phone of phoneIn(text.slice(start, end), words, country))
      found.push(phoneFrom(isOther ? 'other' : ofPlace, phone, line));
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
      .flatMap((link) =>
        phoneIn(decoded(link.url.pathname), '', country).map((phone) =>
          phoneFrom(isAboutOthers(page) ? 'other' : 'own', phone, link),
        ),
      ),
  );
  const seen = facts.pages.flatMap(ownLinesOf).flatMap((line) => phonesIn(line, country));
  const said = saidOf(facts, 'telephone').flatMap(({ text, at }) =>
    phoneIn(text.replace(/^tel:/, ''), '', country).map((phone) => phoneFrom('data', phone, at)),
  );
  const found = [...seen, ...linked, ...said];
  const keyOf = ({ number }: Phone) => number;
  const faxes = found.filter(({ value }) => value.isFax).map(({ value }) => value.number);
  const own = found.filter(({ value }) => !faxes.includes(value.number));
  return facts.findings.decide('dbPrincipal.phones', own, { keyOf, show: keyOf }).map(({ number }) => {
    const labels = own.flatMap(({ value }) => (value.number === number && value.label) || []);
    // 'Call Rosa', but not 'Call Acme'.
    return { phone: number, name: labels.find((label) => !business.includes(label)) };
  });
};
