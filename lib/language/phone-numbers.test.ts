import { rowsOf } from '@/test/rows';
import { countryOf, isPossiblePhone, phoneProblem, readPhones, telUriOf } from './phone-numbers';

const shown = (text: string, country: string | null) =>
  readPhones(text, country).map(({ display, digits, note }) =>
    [display, digits, note].filter(Boolean).join(' > '),
  );

test.each(rowsOf('lib/language/phones.txt'))('%s: %s', (row, expected) => {
  const [text, country] = [row.slice(3), row.startsWith('--') ? null : row.slice(0, 2)];
  const numbers = shown(text, country);
  expect(numbers.length > 0 ? numbers.join(' + ') : phoneProblem(text, country)).toBe(expected);
});

test.each([
  ['GB', 'GB UK GBR United&Kingdom England Scotland Wales Northern&Ireland reino&unido U.K.'],
  ['US', 'US USA PR united&states United&States&of&America U.S.A. EE.UU. Estados&Unidos'],
  ['AU', 'AU AUS Australia'],
  ['IE', 'IE IRL Ireland Éire Irlanda'],
  ['NZ', 'NZL New&Zealand'],
  ['ES', 'España ESP Spain'],
  [null, 'ZZ Narnia XX 44'],
])('the country %s: %s', (country, texts) => {
  for (const text of texts.split(' '))
    expect([text, countryOf(text.replaceAll('&', ' '))]).toEqual([text, country]);
});

test.each([
  ['0113 496 0123', 'GB', 'tel:+441134960123'],
  ['303-555-0199 x2', 'US', 'tel:+13035550199;ext=2'],
  ['12', 'GB', null],
  ['9876 5432', 'AU', null],
])('the number %s that a visitor typed in %s', (text, country, uri) =>
  expect(telUriOf(text, country)).toBe(uri),
);

test('a number may exist by its length in one country and not in another', () =>
  expect(['GB', 'US'].map((country) => isPossiblePhone('0113 496 0123', country))).toEqual([true, false]));
