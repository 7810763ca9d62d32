import { read, refused } from '@/test/read-kind';
import { count, distance, flag, presence, stars, years } from './number-kinds';

const all = (expected: unknown, ...values: unknown[]) =>
  values.map((value): [unknown, unknown] => [value, expected]);
const asWritten = (...texts: string[]) => texts.map((text): [unknown, unknown] => [text, text]);

test.each([
  ...all(18, 18, '18'),
  ...all(12_000, '12,000'),
  ...all(7.9, 7.9),
  ...all(0, 0),
  ...asWritten('10K+', '4.9', '$1.5M', '98%', '10+', '400 guests', 'over 18 years', '20-25 miles', '1,2'),
  ...all(refused, -3, 100_001, 'many', true, Number.NaN, '-5', 'one of the 10 best in town'),
])('count: %j', (value, expected) => expect(read(count, value)).toBe(expected));

test.each([
  ...all(18, 18),
  ...all(0, 0),
  ...all(null, null, undefined),
  ...all(20, '20', '20 years', 'over 20', '20+', '20 + years', 'more than 20 years', '20 yrs of experience'),
  ...all(20, '20 years in business', '20-year', 'Over 20 years!', '20 years & counting', '20 years strong'),
  ...all(20, 'más de 20 años'),
  ...all(refused, 1998, 7.5, -3, 'Since 1998', "since '98", 'Est. 2004', 'many', '3 generations'),
  ...all(refused, '6 months', '98 jobs', 'almost 20 years', 'under 5 years', '20-25 years', '2.5 years'),
  ...all(refused, '10 years warranty', '20 years old', '150 years combined'),
])('years: %j', (value, expected) => expect(read(years, value)).toBe(expected));

test.each([
  ...all(5, 5, 'FIVE', 'Five stars', '5 stars!', '5/5'),
  ...all(4.5, 4.5, '4.5', '4,5', '4.5 stars', '4.5/5', '4.5 out of 5', '4.5 ★', '★★★★½', '4½'),
  ...all(4.5, '4 1/2 stars', '4.5/5.0', '4.5-star'),
  ...all(4, '★★★★☆'),
  ...all(refused, 6, -1, '9/10', '10', '4 reviews', '100%', 'five times', '4 of 10', '5+', '4-5'),
])('stars: %j', (value, expected) => expect(read(stars, value)).toBe(expected));

const thirty = { amount: 30, unit: 'mi' };

test.each([
  ...all({ amount: 30, unit: null }, 30, 'about 30'),
  ...all({ amount: 12.5, unit: null }, 12.5),
  ...all(thirty, '30 miles', '30mi', '30-mile radius', 'within 30 miles of Denver', 'up to 30 miles'),
  ...all(thirty, 'within a 30 mile radius of Denver'),
  ...all(thirty, '30+ miles', '30 miles (50 km)'),
  ...all({ amount: 1200, unit: 'km' }, '1,200km'),
  ...all({ amount: 50, unit: 'km' }, '50 kilómetros'),
  ...all(refused, '30 minutes', '30 min', '5 counties', '20-25 miles', '30 square miles'),
  ...all(refused, '5 of the counties', '1 hour', 'anywhere'),
])('distance: %j', (value, expected) => expect(read(distance, value)).toEqual(expected));

test.each([
  ...all(true, true, 'true', ' TRUE ', 1, '1', 'yes'),
  ...all(false, false, 'false', 0, '0', 'no'),
  ...all(refused, 'perhaps', 2),
])('flag: %j', (value, expected) => expect(read(flag, value)).toBe(expected));

test.each([...all(false, undefined, null, '', [], {}, false), ...all(true, ['a'], { a: 1 }, 'a', 1)])(
  'presence of %j',
  (value, expected) => expect(read(presence, value)).toBe(expected),
);
