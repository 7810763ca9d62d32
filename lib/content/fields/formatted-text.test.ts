import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { anyText } from '@/test/any-text';
import { blocksOf, runsOf } from '@/test/blocks-of';
import { rowsOf } from '@/test/rows';
import { readFormatted } from './formatted-text';

/** Line breaks are written as \\n. */
const typed = readFileSync('lib/content/fields/typed-texts.txt', 'utf8').trimEnd().split('\n');

test.each(typed.map((line) => line.replaceAll('\\n', '\n')))('stays as typed: %j', (text) =>
  expect(readFormatted(text)).toEqual({ text, formatting: null }),
);

test.each(rowsOf('lib/content/fields/formatted-texts.txt'))('%j is shown as %s', (text, blocks) =>
  expect(blocksOf(text)).toEqual(JSON.parse(blocks)),
);

test('what is struck out is drawn so, and is no part of the plain text', () =>
  expect(readFormatted('Was ~~$500~~ $400')).toEqual({
    text: 'Was $400',
    formatting: [{ runs: [{ text: 'Was ' }, { text: '$500', struck: true }, { text: ' $400' }] }],
  }));

test('a text without its marks reads as sentences', () => {
  expect(readFormatted('We do:\n- walls\n- trim\n\nCall **us**.').text).toBe(
    'We do:\n\nwalls, trim.\n\nCall us.',
  );
  expect(readFormatted('- One thing.\n- Another!').text).toBe('One thing. Another!');
});

const linksOf = (text: string) =>
  (readFormatted(text).formatting ?? []).flatMap(runsOf).flatMap(({ href }) => href ?? []);

test.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert`1`', 'data:text/html,x', 'vbscript:x'],
  ...['file:///etc/passwd', '/contact', '#top'],
])('a link to %s is its words', (href) => {
  for (const text of [`**A** [words](${href})`, `<b>A</b> <a href="${href}">words</a>`, `[words](${href})`]) {
    expect(linksOf(text)).toEqual([]);
    expect(readFormatted(text).text).toMatch(/words$/);
  }
  expect(linksOf('<a href="java&#115;cript:alert(1)"><b>x</b></a>')).toEqual([]);
});

const MAX = 20_000;
const fill = (piece: string) => piece.repeat(Math.floor(MAX / piece.length));
const hostile = {
  asterisks: '*'.repeat(10_000),
  'open bold': fill('**a '),
  'closed bold': fill('**a** '),
  'mixed emphasis': fill('*a **b _c __d '),
  brackets: '['.repeat(10_000),
  'open links': fill('[a]('),
  'nested links': `**a** ${'['.repeat(5_000)}a${'](https://a.example)'.repeat(500)}`,
  'deep lists': Array.from({ length: 180 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  'many entries': fill('- a\n'),
  entities: fill('&amp;'),
  backslashes: `**a** ${'\\'.repeat(10_000)}`,
  'open tags': fill('<b>'),
  'closed tags': `${'<b>'.repeat(3_000)}${'</i>'.repeat(2_000)}`,
  'misnested tags': fill('<b><i><p></b>'),
  'open quotes': fill('<p a="'),
  'tags in quotes': fill(`<p a="<p b=' " c=' `),
  comments: fill('<!--'),
  'tags without an end': fill('<p '),
  'a single tag of many attributes': `<p ${fill('a=b ')}`,
  spaces: `<p>${' '.repeat(MAX - 10)}x`,
};

test.each(Object.entries(hostile))('the work is linear: %s', (_, text) => {
  const costOf = (part: string) => {
    let read = 0;
    const { charCodeAt } = String.prototype;
    jest.spyOn(String.prototype, 'charCodeAt').mockImplementation(function (this: string, index: number) {
      read += 1;
      return charCodeAt.call(this, index);
    });
    readFormatted(part);
    jest.restoreAllMocks();
    return read;
  };
  costOf(text.slice(0, 10));
  const [half, whole] = [costOf(text.slice(0, text.length / 2)), costOf(text)];
  expect(whole).toBeLessThan(2.5 * half + 1_000);
  expect(whole).toBeLessThan(100 * MAX);
});

test('whatever is typed, no mark that was understood is left, and a plain text is unchanged', () => {
  const piece = fc.constantFrom(
    ...'**|*|_|[|](https://a.example)|\n|- |1. | |a|.|&amp;|<b>|</b>|<p>|<li>|<'.split('|'),
  );
  const marked = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anyText({ maxLength: 200 }), marked), (text) => {
      const read = readFormatted(text);
      if (read.formatting === null) return;
      const runs = read.formatting.flatMap(runsOf);
      expect(runs.every((run) => run.text !== '')).toBe(true);
      expect(read.text.trim()).toBe(read.text);
      expect(read.text).not.toBe('');
      for (const { href } of runs) expect(href ?? 'https:').toMatch(/^(https?|tel|mailto):/);
    }),
    { numRuns: 500 },
  );
});
