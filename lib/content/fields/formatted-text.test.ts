import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { anyText } from '@/test/any-text';
import { blocksOf, runsOf } from '@/test/blocks-of';
import { readFormatted } from './formatted-text';

/** Line breaks are written as \\n. */
const typed = readFileSync('lib/content/fields/typed-texts.txt', 'utf8').trimEnd().split('\n');

test.each(typed.map((line) => line.replaceAll('\\n', '\n')))('stays as typed: %j', (text) =>
  expect(readFormatted(text)).toEqual({ text, formatting: null }),
);

test.each<[string, string, unknown]>([
  ['bold and italics', 'We do **great** and *clean* work.', ['We do |<b>great| and |<i>clean| work.']],
  ['a word in italics', 'Call _now_ or write', ['Call |<i>now| or write']],
  ['escapes of editors', '1\\. Wash \\- 5\\$', '1. Wash - 5$'],
  ['a line and a picture without words', '---\n![](https://acme.example/p.jpg)Walls', 'Walls'],
  ['both at once', '***Now*** or __never__', ['<b><i>Now| or |<b>never']],
  ['both alone', '***Now***', ['<b><i>Now']],
  ['a link to nowhere', '[**Prices**]()', ['<b>Prices']],
  ['bold within a word', '**Re**paint', ['<b>Re|paint']],
  ['paragraphs', '**A**\n\nB\nC', ['<b>A', 'B\nC']],
  ['a link', '[Book](https://a.example/x)', ['<https://a.example/x>Book']],
  ['a bold link', '[**Book** now](tel:+13035550142)', ['<tel:+13035550142><b>Book now']],
  ['a link without a scheme', '[Book](www.a.example)', ['<https://www.a.example/>Book']],
  ['a link to a bare host', '[Book](a.example/x)', ['<https://a.example/x>Book']],
  ['a list', 'We do:\n- walls\n- **trim**', ['We do:', ['*|walls', '*|<b>trim']]],
  ['a list with asterisks', '* walls\n\n* trim', [['*|walls', '*|trim']]],
  ['a numbered list', '1. Call\n2. Relax', [['1.|Call', '2.|Relax']]],
  ['a list in a list', '- out\n  - deck\n- in', [['*|out', '*|deck', '*|in']]],
  ['a signature', '**Thanks!**\n- Bob K.', ['<b>Thanks!', '- |Bob K.']],
  ['a heading', '## Why us\nBecause.', ['<b>Why us', 'Because.']],
  ['a lone heading', '# About us', ['<b>About us']],
  ['an underlined heading', 'About us\n=====\nWe paint.', ['<b>About us', 'We paint.']],
  ['a link with a title', 'See [A](https://a.example/p "Prices")', ['See |<https://a.example/p>A']],
  ['a quotation', '> "Best crew"\n>\n> Ann', [{ quote: ['"Best crew"', 'Ann'] }]],
  ['a line of stars', '* * *\n\nTwo.', 'Two.'],
  ['a line between', 'One.\n\n---\n\nTwo.', 'One.\n\nTwo.'],
  ['a quotation in a quotation', '>> Best crew', [{ quote: ['Best crew'] }]],
  ['a list alone in a quotation', '> - walls\n> - trim', [['*|walls', '*|trim']]],
  ['a link in brackets', '[A](<https://a.example/b c>)', ['<https://a.example/b%20c>A']],
  ['a link after a space', '[A]( https://a.example/p )', ['<https://a.example/p>A']],
  ['a link to a note', 'See [A][1]\n\n[1]: https://a.example/p', ['See |<https://a.example/p>A']],
  ['a mailbox in brackets', '<joe@a.example>', ['<mailto:joe@a.example>joe@a.example']],
  ['marks that are typed as such', '\\*Terms apply', '*Terms apply'],
  ['a line that goes on', 'One\\\nTwo', 'One\n\nTwo'],
  ['code with a tick', '``a ` b``', ['`a ` b']],
  ['code', 'Call `303-555-0100`', ['Call |`303-555-0100']],
  ['code on lines of its own', '```\na = 1\nb\n```', ['`a = 1\nb']],
  ['an address in brackets', '<https://a.example/>', ['<https://a.example/>https://a.example/']],
  ['a list of tasks', '- [x] Licensed\n- [ ] Insured', [['*|✓ Licensed', '*|☐ Insured']]],
  [
    'a table',
    '| Job | Price |\n|---|---|\n| Wall | $5 |',
    [
      {
        head: true,
        rows: [
          ['Job', 'Price'],
          ['Wall', '$5'],
        ],
      },
    ],
  ],
  [
    'text after a table',
    '| A | B |\n|-|-|\n| C | |\n\nDone.',
    [
      {
        head: true,
        rows: [
          ['A', 'B'],
          ['C', ''],
        ],
      },
      'Done.',
    ],
  ],
  [
    'a list in a quotation',
    '> We do\n>\n> - walls\n> - trim\n\nAsk.',
    [{ quote: ['We do'] }, ['*|walls', '*|trim'], 'Ask.'],
  ],
  [
    'what only looks like a mark beside one',
    '**A** 5*3*2, # 1\n\n# 1 of us',
    ['<b>A| 5*3*2, # 1', '# 1 of us'],
  ],
  ['what only looks like a note', '**A**\n\n[Phone]: 303-555-0142', ['<b>A', '[Phone]: 303-555-0142']],
  ['a picture', '**A** ![a deck](https://a.example/x.jpg)', ['<b>A| a deck']],
  ['entities', 'R&amp;D &ndash; don&#39;t', "R&D – don't"],
])('Markdown: %s', (_, text, expected) => expect(blocksOf(text)).toEqual(expected));

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
  'javascript:alert(1)',
  'JaVaScRiPt:alert`1`',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '/contact',
  '#top',
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
  fc.assert(
    fc.property(
      fc.oneof(
        anyText({ maxLength: 200 }),
        fc
          .array(
            fc.constantFrom(
              ...[
                '**',
                '*',
                '_',
                '[',
                '](https://a.example)',
                '\n',
                '- ',
                '1. ',
                ' ',
                'a',
                '.',
                '&amp;',
                '<b>',
                '</b>',
                '<p>',
                '<li>',
                '<',
              ],
            ),
            { maxLength: 40 },
          )
          .map((parts) => parts.join('')),
      ),
      (text) => {
        const read = readFormatted(text);
        if (read.formatting === null) return;
        const runs = read.formatting.flatMap(runsOf);
        expect(runs.every((run) => run.text !== '')).toBe(true);
        expect(read.text.trim()).toBe(read.text);
        expect(read.text).not.toBe('');
        for (const { href } of runs) expect(href ?? 'https:').toMatch(/^(https?|tel|mailto):/);
      },
    ),
    { numRuns: 500 },
  );
});
