import fc from 'fast-check';
import { cutAtWord, cut, isRightToLeft, lineWidths } from './text';

const graphemesOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

test.each([
  ['an emoji family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇨🇴'],
  ['a skin tone', '👍🏽'],
  ['a combining accent', 'e\u0301'],
  ['a Hangul syllable', '각'],
  ['a line break of two characters', '\r\n'],
])('%s is never split', (_, grapheme) => {
  const text = grapheme.repeat(20);
  expect(cut(text, 7)).toBe(`${grapheme.repeat(7)}...`);
  expect(cut(text, 20)).toBe(text);
});

test('of any text the first graphemes stay, with dots only when something was cut', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (text, length) => {
        const all = graphemesOf(text);
        expect(cut(text, length)).toBe(all.length <= length ? text : `${all.slice(0, length).join('')}...`);
      },
    ),
  );
});

test('the direction of a text is that of its first letter', () =>
  expect(['Abc دهان', 'دهان Abc', '5 שלום', ''].map(isRightToLeft)).toEqual([false, true, true, false]));

test.each([
  ['We paint walls in winter', 18, 'We paint walls in...'],
  ['We paint walls in winter', 17, 'We paint walls in...'],
  ['We paint walls, trim', 16, 'We paint walls...'],
  ['We paint', 8, 'We paint'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf...'],
  ['A Donaudampfschifffahrt', 10, 'A Donaudam...'],
])('%j is cut at a word within %i characters: %j', (text, length, expected) =>
  expect(cutAtWord(text, length)).toBe(expected),
);

test('the widest line of a title is as short as its words allow; narrow letters take half the room', () => {
  expect(lineWidths('a dry house and a yard')).toEqual([19.5, 10, 8.5, 5]);
  expect(lineWidths('will')).toEqual([3, 3, 3, 3]);
  expect(lineWidths('')).toEqual([1, 1, 1, 1]);
});
