import { readPhones } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';

import { EMAIL } from './emails';
import { type Claim, Findings, placeOf, tally } from './findings';
import { type Line, linesOn } from './lines';
import { textsOf, thingsOf } from './machine-data';
import { plain } from './page-kinds';
import type { Page } from './read-page';
import { type Facts, businessesOf } from './site-facts';

export type Phone = { number: string; label: string | null };

export const FAX = /\b(?:fax|f|telefax|facsimile)\b[\s.:#)]*$/i;
const GENERIC =
  /^(?:tel|telephone|tel[eé]fonos?|phones?|ph|call|calls?|call us|call now|call today|text|t|p|m|c|o|us|at|on|number|numbers?|contact|main phone|ll[aá]menos|llame|llama|ring|dial|or|and|y|o|free|first|meeting|the|our|now|today|a|al|e-?mail|info)$/i;
/** Numbers of templates: 555-5555, 123-4567, one digit alone. */
const SAMPLE = /^(?:\+?1?)(?:\d{3})?(?:5555555|1234567|0000000|9876543)$|^\+?1?1234567890$|(\d)\1{6,}$/;

/** The words that name the purpose of a number: 'Toll free', 'Emergencies'. */
const labelOf = (text: string): string | null => {
  const last = text.split(/[.!?;|/)]|\d/).at(-1) ?? '';
  const words = last
    .replace(/[^\p{L}\s'-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const own = words.filter((word) => !GENERIC.test(word));
  while (
    own.length > 0 &&
    /^(?:on|at|welcome|of|in|for|is|are|to|please|al|de|hours?)$/i.test(own.at(-1) ?? '')
  )
    own.pop();
  return own.length > 0 && own.length <= 3 && words.length <= 5 ? own.join(' ') : null;
};

const isOwnPlace = (facts: Facts, page: Page, line: Line) =>
  line.block.isShared ||
  line.block.region !== 'main' ||
  ['home', 'contact', 'about', 'services'].includes(facts.kindOf(page));
export const isElsewhere = (facts: Facts, page: Page) =>
  ['blog', 'legal'].includes(facts.kindOf(page)) ||
  /\b(?:links|resources|partners|suppliers|directory|enlaces)\b/.test(plain(page.title));

/** '9.00 - 13.00' are no digits of a number. */
const TIMES = /\b\d{1,2}[.:h]?\d{0,2} ?(?:[ap]\.? ?m\.?)? ?(?:[-–—]|to|a) ?\d{1,2}[.:h]\d{2}(?!\d)/gi;
/** Countries in which a number begins with 0 unless it has the country code; other digits may be anything. */
const WITH_PREFIX = new Set(['44', '61', '353', '64', '27', '49', '33', '31', '32', '43', '41', '46', '91']);
const hasPrefix = (text: string, code: string): boolean =>
  !WITH_PREFIX.has(code) || /^\(?(?:\+|0|1[38])/.test(text.trim());

type NumberClaim = { e164: string; label: string | null };

const numbersOn = (
  page: Page,
  facts: Facts,
  country: string,
): (Claim<NumberClaim> & { isFax: boolean })[] => {
  const found: (Claim<NumberClaim> & { isFax: boolean })[] = [];
  const add = (text: string, before: string, place: Claim['place'], weight: number) => {
    const read = findNumber(text, country);
    const isSample =
      !read || SAMPLE.test(read.number.nationalNumber) || !hasPrefix(text, read.number.countryCallingCode);
    if (read && !isSample)
      found.push({
        value: { e164: read.number.number, label: labelOf(before) },
        place,
        weight,
        isFax: FAX.test(before),
      });
  };
  const lines = linesOn(page);
  for (const line of lines) {
    if (line.isCredit || line.block.isQuote) continue;
    const weight = isElsewhere(facts, page) ? 0.5 : 2 + Number(isOwnPlace(facts, page, line));
    const text = line.text.slice(0, 400).replace(TIMES, ' ').replace(EMAIL, ' ');
    let from = 0;
    for (let count = 0; count < 6; count += 1) {
      const start = text.slice(from).search(/[+(\d]/);
      if (start < 0) break;
      const number = findNumber(text.slice(from, from + 200), country);
      if (!number) break;
      const before = text.slice(from, from + number.start).replace(/\($/, '');
      const above = !/\p{L}/u.test(before) ? (lines[line.index - 1]?.text ?? '') : '';
      add(
        text.slice(from + number.start, from + number.end),
        (/\p{L}/u.test(before) && before) || (above.length < 25 ? above : ''),
        placeOf(page, line.block),
        weight,
      );
      from += number.end;
    }
  }
  for (const link of page.links) {
    if (link.url.protocol !== 'tel:') continue;
    const line = lines.find(({ block }) => block.links.includes(link));
    if (line?.isCredit) continue;
    const before = line ? line.text.slice(0, Math.max(0, line.text.indexOf(link.text))) : '';
    add(
      decodeURIComponent(link.url.pathname.replace(/%(?![\da-f]{2})/gi, '')).replace(/[^\d+]/g, ''),
      before,
      { page: page.url.href, where: `a[href="${link.url.href}"]` },
      isElsewhere(facts, page) ? 0.5 : 3,
    );
  }
  return found;
};

/** Numbers of the business with their labels; no fax, no number of the site's maker or of a template. */
export const phonesOf = (facts: Facts, country: string, findings: Findings): Phone[] => {
  const claims = facts.pages.flatMap((page) => numbersOn(page, facts, country));
  const said = businessesOf(facts).flatMap(({ thing, page, where }) => {
    const points = thingsOf(thing, 'contactPoint').flatMap((point) =>
      textsOf(point, 'telephone').map((text) => ({ text, label: textsOf(point, 'contactType')[0] ?? '' })),
    );
    const own = [...textsOf(thing, 'telephone'), ...textsOf(thing, 'phone')].map((text) => ({
      text,
      label: '',
    }));
    return [...own, ...points].flatMap(({ text, label }) => {
      const read = findNumber(text.replace(/^tel:/, ''), country);
      return read && !SAMPLE.test(read.number.nationalNumber)
        ? [
            {
              value: { e164: read.number.number, label: labelOf(label) },
              place: placeOf(page, `${where}.telephone`),
              weight: 3,
              isFax: /fax/i.test(label),
            },
          ]
        : [];
    });
  });
  const all = [...claims, ...said];
  const fax = new Set(all.filter(({ isFax }) => isFax).map(({ value }) => value.e164));
  const labels = new Map<string, string>();
  for (const { value } of all)
    if (value.label && !labels.has(value.e164)) labels.set(value.e164, value.label);
  return tally(
    all.filter(({ value }) => !fax.has(value.e164)),
    ({ e164 }) => e164,
  ).flatMap(({ value, weight, places }) => {
    const [shown] = readPhones(value.e164, country);
    if (!shown || weight < 1.5) {
      findings.leave('phones', value.e164, places, 'it stands only where others are named');
      return [];
    }
    findings.keep('phones', shown.display, places, weight >= 3);
    return [{ number: shown.display, label: labels.get(value.e164) ?? null }];
  });
};
