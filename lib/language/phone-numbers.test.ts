import { countryOf, isPossiblePhone, nationalDigits, readPhone, telUriOf } from './phone-numbers';

test.each([
  ['303-555-0142', '3035550142'],
  ['+1 (303) 555-0142', '3035550142'],
  ['Text 303-555-0142', '3035550142'],
  ['Fax: 1.303.555.0142', '3035550142'],
  ['303 555 0142 ext. 5', '3035550142'],
  ['303-555-0142x12', '3035550142'],
  ['303-555-0142 or 720-555-0143', '3035550142'],
  ['555-0142', null],
  ['2303-555-0142', null],
  ['+44 20 7946 0958 00', null],
  ['12345678901234', null],
  ['call us', null],
])('the ten digits of %s', (value, expected) => expect(nationalDigits(value)).toBe(expected));

test.each([
  [null, '(303) 555-0142 ext. 12', '(303) 555-0142 ext. 12', '3035550142'],
  ['US', '(303) 555-0142 ext. 12', '(303) 555-0142 ext. 12', '3035550142;ext=12'],
  ['US', '303.555.0142x7', '303.555.0142x7', '3035550142;ext=7'],
  ['CA', '819-555-0133 poste 201', '819-555-0133 poste 201', '8195550133;ext=201'],
  ['CA', 'Office: 416-555-0142', 'Office: 416-555-0142', '4165550142'],
  ['GB', '01134960123', '0113 496 0123', '+441134960123'],
  ['GB', 'Call +44 (0)113 496 0123 today', '0113 496 0123', '+441134960123'],
  ['GB', '0044 20 7946 0958', '020 7946 0958', '+442079460958'],
  ['GB', '0113 496 0123 ext 12', '0113 496 0123 x12', '+441134960123;ext=12'],
  ['GB', '+353 1 496 0123', '+353 1 496 0123', '+35314960123'],
  ['ES', '912345678', '912 34 56 78', '+34912345678'],
  ['FR', '01.42.68.53.00', '01 42 68 53 00', '+33142685300'],
  ['AU', '(02) 5550 1234', '(02) 5550 1234', '+61255501234'],
])('in %s: %j', (country, text, display, digits) => {
  expect(readPhone(text, country)).toEqual({ display, digits });
});

test.each([
  [null, '555-0142', 'is not a phone number of 10 digits'],
  ['CA', '+44 113 496 0123', 'is not a phone number of 10 digits'],
  ['GB', '12', 'is not a phone number of GB'],
  ['GB', '303-555-0142-99999', 'is not a phone number of GB'],
  ['ES', 'call us', 'is not a phone number of ES'],
])('no number in %s: %j', (country, text, reason) => expect(readPhone(text, country)).toEqual({ reason }));

test('countries', () => {
  expect(['GB', 'UK', 'PR', 'US', 'CA', 'ZZ'].map(countryOf)).toEqual(['GB', 'GB', 'US', 'US', 'CA', null]);
});

test('a number that a visitor typed', () => {
  expect([telUriOf('0113 496 0123', 'GB'), telUriOf('303-555-0199 x2', 'US'), telUriOf('12', 'GB')]).toEqual([
    'tel:+441134960123',
    'tel:+13035550199;ext=2',
    null,
  ]);
  expect([isPossiblePhone('0113 496 0123', 'GB'), isPossiblePhone('0113 496 0123', 'US')]).toEqual([
    true,
    false,
  ]);
});
