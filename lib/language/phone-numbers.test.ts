import { rowsOf } from '@/test/rows';
import { countryOf, isPossiblePhone, phoneProblem, readPhones, telUriOf } from './phone-numbers';

const shown = (text: string, country: string | null) =>
  readPhones(text, country).map(({ display, digits, note }) =>
    [display, digits, note].filter(Boolean).join(' > '),
  );

test.each(rowsOf('lib/language/phones.txt'))('%s', (text, expected) =>
  expect(shown(text.slice(3), text.startsWith('--') ? null : text.slice(0, 2))).toEqual([expected]),
);

test.each([
  ['US', '303-555-0142 or 720-555-0143', ['303-555-0142 > 3035550142', '720-555-0143 > 7205550143']],
  ['US', '3035550142 / 3035550143', ['(303) 555-0142 > 3035550142', '(303) 555-0143 > 3035550143']],
  [
    'US',
    'Office (303) 555-0142, cell (720) 555-0143',
    ['(303) 555-0142 > 3035550142 > Office', '(720) 555-0143 > 7205550143 > cell'],
  ],
  [
    'GB',
    '0113 496 0123 office, 07700 900123 mobile',
    ['0113 496 0123 > +441134960123 > office', '07700 900123 > +447700900123 > mobile'],
  ],
  ['US', '303-555-0142 Fax: 303-555-0143', ['303-555-0142 > 3035550142', '303-555-0143 > 3035550143 > Fax']],
  ['AU', '(02) 5550 1234, 0491 570 156', ['(02) 5550 1234 > +61255501234', '0491 570 156 > +61491570156']],
])('several numbers in %s: %j', (country, text, expected) => expect(shown(text, country)).toEqual(expected));

const NO_AREA_CODE = 'is a phone number without its area code';

test.each([
  [null, '555-0142', NO_AREA_CODE],
  ['AU', '9876 5432', NO_AREA_CODE],
  ['IE', '432 1000', NO_AREA_CODE],
  ['NZ', '555 0100', NO_AREA_CODE],
  ['US', '555-0142 EXT 512', 'is not a phone number of 10 digits'],
  ['US', '720-5550 BOB', NO_AREA_CODE],
  ['US', '(000) 000-0000', 'is not a phone number of 10 digits'],
  ['US', '999-999-9999', 'is not a phone number of 10 digits'],
  ['US', '123-456-7890', 'is not a phone number of 10 digits'],
  ['US', '2303-555-0142', 'is not a phone number of 10 digits'],
  ['US', '+44 20 7946 0958 00', 'is not a phone number of 10 digits'],
  ['US', '12345678901234', 'is not a phone number of 10 digits'],
  ['GB', '12', 'is not a phone number of GB'],
  ['GB', '0000 000 0000', 'is not a phone number of GB'],
  ['GB', '303-555-0142-99999', 'is not a phone number of GB'],
  ['ES', 'call us', 'is not a phone number of ES'],
])('no number in %s: %j', (country, text, reason) => {
  expect([shown(text, country), phoneProblem(text, country)]).toEqual([[], reason]);
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
