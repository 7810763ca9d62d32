import { read, refused } from '@/test/read-kind';
import { flag, count, years, presence } from './number-kinds';

test.each([
  [18, 18],
  ['18', 18],
  ['18 years', 18],
  ['over 18 years', 18],
  [0, 0],
  [7.9, 7],
  [-3, refused],
  [100_001, refused],
  ['many', refused],
  [true, refused],
  [Number.NaN, refused],
])('count: %s', (value, expected) => expect(read(count, value)).toBe(expected));

test.each([
  [18, 18],
  ['18 years', 18],
  ['over 200', 200],
  [0, 0],
  [null, null],
  [undefined, null],
  [1998, refused],
  ['Since 1998', refused],
  ['Est. 2004', refused],
  [-3, refused],
  ['many', refused],
])('years: %s', (value, expected) => expect(read(years, value)).toBe(expected));

test.each([
  [true, true],
  ['true', true],
  [' TRUE ', true],
  [1, true],
  ['1', true],
  ['yes', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
  ['no', false],
  ['perhaps', refused],
  [2, refused],
])('flag: %j', (value, expected) => expect(read(flag, value)).toBe(expected));

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  [[], false],
  [{}, false],
  [false, false],
  [['a'], true],
  [{ a: 1 }, true],
  ['a', true],
  [1, true],
])('presence of %j', (value, expected) => {
  expect(read(presence, value)).toBe(expected);
});

test.each([
  ['18', 18],
  ['18 years', 18],
  ['over 25', 25],
  ['12,000', 12_000],
  ['about 1,250 homes', 1_250],
  ['20-25 miles', 20],
  ['1,2', 1],
  ['-5', refused],
  ['none', refused],
])('the number in %s', (value, expected) => expect(read(count, value)).toBe(expected));
