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
  expect([...new Set(texts.split(' ').map((text) => countryOf(text.replaceAll('&', ' '))))]).toEqual([
    country,
  ]);
});

test('a number that a visitor typed', () => {
  expect(
    (
      [
        ['0113 496 0123', 'GB'],
        ['303-555-0199 x2', 'US'],
        ['12', 'GB'],
        ['9876 5432', 'AU'],
      ] as const
    ).map(([text, country]) => telUriOf(text, country)),
  ).toEqual(['tel:+441134960123', 'tel:+13035550199;ext=2', null, null]);
  expect([isPossiblePhone('0113 496 0123', 'GB'), isPossiblePhone('0113 496 0123', 'US')]).toEqual([
    true,
    false,
  ]);
});
