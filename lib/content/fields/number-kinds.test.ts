import { read, refused } from '@/test/read-kind';
import { count, distance, flag, presence, stars, years } from './number-kinds';

test.each<[unknown, unknown]>([
  [18, 18],
  ['18', 18],
  ['12,000', 12_000],
  [7.9, 7.9],
  [0, 0],
  ...['10K+', '4.9', '$1.5M', '98%', '10+', '400 guests', 'over 18 years', '20-25 miles', '1,2'].map(
    (text) => [text, text] as [string, string],
  ),
  ...[-3, 100_001, 'many', true, Number.NaN, '-5', 'one of the 10 best in town'].map(
    (value) => [value, refused] as [unknown, unknown],
  ),
])('count: %j', (value, expected) => expect(read(count, value)).toBe(expected));

test.each<[unknown, unknown]>([
  [18, 18],
  [0, 0],
  [null, null],
  [undefined, null],
  ...['20', '20 years', 'over 20', '20+', '20 + years', 'more than 20 years', '20 yrs of experience'].map(
    (text) => [text, 20] as [string, number],
  ),
  ['más de 20 años', 20],
  ...['20 years in business', '20-year', 'Over 20 years!', '20 years & counting', '20 years strong'].map(
    (text) => [text, 20] as [string, number],
  ),
  ...[
    1998,
    7.5,
    -3,
    'Since 1998',
    "since '98",
    'Est. 2004',
    'many',
    '3 generations',
    '6 months',
    '98 jobs',
  ].map((value) => [value, refused] as [unknown, unknown]),
  ...[
    'almost 20 years',
    'under 5 years',
    '20-25 years',
    '2.5 years',
    '10 years warranty',
    '20 years old',
  ].map((value) => [value, refused] as [unknown, unknown]),
])('years: %j', (value, expected) => expect(read(years, value)).toBe(expected));

test.each<[unknown, unknown]>([
  [5, 5],
  [4.5, 4.5],
  ...[
    '4.5',
    '4,5',
    '4.5 stars',
    '4.5/5',
    '4.5 out of 5',
    '4.5 ★',
    '4½',
    '4 1/2 stars',
    '4.5/5.0',
    '4.5-star',
  ].map((text) => [text, 4.5] as [string, number]),
  ['★★★★☆', 4],
  ['★★★★½', 4.5],
  ['FIVE', 5],
  ['Five stars', 5],
  ['5 stars!', 5],
  ['5/5', 5],
  ...[6, -1, '9/10', '10', '4 reviews', '100%', 'five times', '4 of 10', '5+', '4-5'].map(
    (value) => [value, refused] as [unknown, unknown],
  ),
])('stars: %j', (value, expected) => expect(read(stars, value)).toBe(expected));

test.each<[unknown, unknown]>([
  [30, { amount: 30, unit: null }],
  ['about 30', { amount: 30, unit: null }],
  [12.5, { amount: 12.5, unit: null }],
  ...[
    '30 miles',
    '30mi',
    '30-mile radius',
    'within 30 miles of Denver',
    'up to 30 miles',
    '30+ miles',
    '30 miles (50 km)',
  ].map((text) => [text, { amount: 30, unit: 'mi' }] as [string, object]),
  ['1,200km', { amount: 1200, unit: 'km' }],
  ['50 kilómetros', { amount: 50, unit: 'km' }],
  ...[
    '30 minutes',
    '30 min',
    '5 counties',
    '20-25 miles',
    '30 square miles',
    '5 of the counties',
    '1 hour',
    'anywhere',
  ].map((value) => [value, refused] as [unknown, unknown]),
])('distance: %j', (value, expected) => expect(read(distance, value)).toEqual(expected));

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
