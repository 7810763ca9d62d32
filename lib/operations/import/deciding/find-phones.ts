import { readPhones } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';
import { textsOf, thingsOf } from '../page/machine-data';
import type { Line, Link } from '../page/read-page';
import { decoded, pattern } from '../page/words';
import { type Claim, placeOf } from './findings';
import { EMAIL } from './find-emails';
import { type Facts, isAboutOthers, saidOf } from './site-facts';

export type Phone = { number: string; label: string | null };
/** A number as the product shows it, with the words before it. */
type Found = Claim<{ number: string; label: string | null; isFax: boolean }>;

const FAX = /\b(?:fax|f|telefax|facsimile)\b[\s.:#)]*$/i;
/** Words before a number that do not name its purpose. */
const GENERIC = pattern('i')`^(?:tel|telephone|tel[eé]fonos?|phones?|ph|calls?|today|text|t|p|m|c|o|
  us|at|on|numbers?|contact|main|ll[aá]menos|llame|llama|ring|dial|or|and|y|free|first|meeting|the|our|now|
  a|al|e-?mail|info)$`;
const SMALL = /^(?:on|at|welcome|of|in|for|is|are|to|please|al|de|hours?)$/i;
/** Numbers of templates: 555-5555, 123-4567, one digit alone. */
const SAMPLE = /^\d{0,3}(?:5555555|1234567|0000000|9876543)$|^1234567890$|(\d)\1{6,}$/;
const MAX_A_LINE = 6;

/** The words that name the purpose of a number: 'Toll free', 'Emergencies'. */
const labelOf = (before: string): string | null => {
  const last = before.split(/[.!?;|/)]|\d/).at(-1) ?? '';
  const words = last.match(/[\p{L}'-]*\p{L}[\p{L}'-]*/gu) ?? [];
  const own = words.filter((word) => !GENERIC.test(word));
  while (SMALL.test(own.at(-1) ?? '')) own.pop();
  return own.length > 0 && own.length <= 3 && words.length <= 5 ? own.join(' ') : null;
};

/** '9.00 - 13.00' are no digits of a number. */
const TIMES = pattern('gi')`\b\d{1,2}[.:h]?\d{0,2} ?(?:[ap]\.? ?m\.?)?\u0020?
  (?:[-–—]|to|a) ?\d{1,2}[.:h]\d{2}(?!\d)`;
/** Codes of countries in which a number begins with 0 without the code; other digits may be anything. */
const WITH_PREFIX = new Set('44 61 353 64 27 49 33 31 32 43 41 46 91'.split(' '));

const claimOf = (text: string, before: string, country: string, rest: Omit<Found, 'value'>): Found[] => {
  const { number } = findNumber(text, country) ?? {};
  const isWhole =
    !WITH_PREFIX.has(number?.countryCallingCode ?? '') || /^\(?(?:\+|0|1[38])/.test(text.trim());
  const [shown] = number && isWhole ? readPhones(number.number, country) : [];
  return number && shown && !SAMPLE.test(number.nationalNumber)
    ? [{ ...rest, value: { number: shown.display, label: labelOf(before), isFax: FAX.test(before) } }]
    : [];
};

const weightAt = ({ page, block }: Line): number => {
  if (isAboutOthers(page)) return 0.5;
  const isOwn = block.isShared || block.region !== 'main';
  return isOwn || ['home', 'contact', 'about', 'services'].includes(page.kind) ? 3 : 2;
};

/** The numbers of a line, each with the words before it, or with the line above when it stands alone. */
const numbersIn = (line: Line, country: string): Found[] => {
  const text = line.text.slice(0, 400).replace(TIMES, ' ').replace(EMAIL, ' ');
  const found: Found[] = [];
  for (let from = 0; found.length < MAX_A_LINE;) {
    const number = findNumber(text.slice(from, from + 200), country);
    if (!number) break;
    const [start, end] = [from + number.start, from + number.end];
    const before = text.slice(from, start).replace(/\($/, '');
    const above = line.page.lines[line.index - 1]?.text ?? '';
    const isAlone = !/\p{L}/u.test(before);
    const place = placeOf(line.page, line.block);
    const words = isAlone && above.length < 25 ? above : before;
    found.push(...claimOf(text.slice(start, end), words, country, { place, weight: weightAt(line) }));
    from = end;
  }
  return found;
};

const numberOf = (link: Link, line: Line | undefined, page: Line['page'], country: string): Found[] => {
  const place = { page: page.url.href, where: `a[href="${link.url.href}"]` };
  const before = line?.text.slice(0, Math.max(0, line.text.indexOf(link.text))) ?? '';
  const digits = decoded(link.url.pathname).replace(/[^\d+]/g, '');
  return claimOf(digits, before, country, { place, weight: isAboutOthers(page) ? 0.5 : 3 });
};

/** Numbers of the business with their labels; no fax, no number of the site's maker or of a template. */
export const findPhones = (facts: Facts, country: string): Phone[] => {
  const seen = facts.pages.flatMap((page) => {
    const lines = page.lines.filter(({ isCredit, block }) => !isCredit && !block.isQuote);
    const links = page.links.filter(({ url }) => url.protocol === 'tel:');
    const linked = links.flatMap((link) => {
      const line = page.lines.find(({ block }) => block.links.includes(link));
      return line?.isCredit ? [] : numberOf(link, line, page, country);
    });
    return [...lines.flatMap((line) => numbersIn(line, country)), ...linked];
  });
  const own = [...saidOf(facts, 'telephone', 3), ...saidOf(facts, 'phone', 3)].flatMap(({ value, ...rest }) =>
    claimOf(value.replace(/^tel:/, ''), '', country, rest),
  );
  const points = facts.businesses.flatMap(({ thing, page, where }) =>
    thingsOf(thing, 'contactPoint').flatMap((point) =>
      textsOf(point, 'telephone').flatMap((text) =>
        claimOf(text, textsOf(point, 'contactType')[0] ?? '', country, {
          place: placeOf(page, `${where}.contactPoint`),
          weight: 3,
        }),
      ),
    ),
  );
  const all = [...seen, ...own, ...points];
  const faxes = new Set(all.filter(({ value }) => value.isFax).map(({ value }) => value.number));
  const phones = facts.findings.choose(
    'phones',
    all.filter(({ value }) => !faxes.has(value.number)),
    {
      keyOf: ({ number }) => number,
      show: ({ number }) => number,
      least: 1.5,
      sure: 3,
      why: 'it stands only where others are named',
    },
  );
  return phones.map(({ value: { number } }) => ({
    number,
    label: all.find(({ value }) => value.number === number && value.label)?.value.label ?? null,
  }));
};
