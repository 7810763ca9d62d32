import { countryOf, isPossiblePhone, phoneProblem, readPhones, telUriOf } from './phone-numbers';

const shown = (text: string, country: string | null) =>
  readPhones(text, country).map(({ display, digits, note }) =>
    [display, digits, note].filter(Boolean).join(' > '),
  );

test.each([
  [null, '(303) 555-0142 ext. 12', '(303) 555-0142 ext. 12 > 3035550142'],
  ['US', '(303) 555-0142 ext. 12', '(303) 555-0142 ext. 12 > 3035550142;ext=12'],
  ['US', '303.555.0142x7', '303.555.0142x7 > 3035550142;ext=7'],
  ['US', '303-555-0142 (ext. 4)', '303-555-0142 (ext. 4) > 3035550142;ext=4'],
  ['US', '+1 (303) 555-0142', '+1 (303) 555-0142 > 3035550142'],
  ['US', 'tel:+13035550142', '(303) 555-0142 > 3035550142'],
  ['US', 'sms:3035550142', '(303) 555-0142 > 3035550142'],
  ['US', 'https://wa.me/13035550142', '(303) 555-0142 > 3035550142'],
  ['US', 'tel:+1-303-555-0142;ext=4', '+1-303-555-0142;ext=4 > 3035550142;ext=4'],
  ['US', '303_555_0142', '303_555_0142 > 3035550142'],
  ['US', '303•555•0142', '303•555•0142 > 3035550142'],
  ['US', 'Text 303-555-0142', 'Text 303-555-0142 > 3035550142'],
  ['US', '303-555-0142 12', '303-555-0142 12 > 3035550142'],
  ['CA', '819-555-0133 poste 201', '819-555-0133 poste 201 > 8195550133;ext=201'],
  ['GB', '01134960123', '0113 496 0123 > +441134960123'],
  ['GB', '0044 20 7946 0958', '020 7946 0958 > +442079460958'],
  ['GB', '0113 496 0123 ext 12', '0113 496 0123 x12 > +441134960123;ext=12'],
  ['GB', '+353 1 496 0123', '+353 1 496 0123 > +35314960123'],
  ['ES', '912345678', '912 34 56 78 > +34912345678'],
  ['FR', '01.42.68.53.00', '01 42 68 53 00 > +33142685300'],
  ['AU', '(02) 5550 1234', '(02) 5550 1234 > +61255501234'],
  // Foreign numbers keep their country
  ['US', '+64 9 555 0100', '+64 9 555 0100 > +6495550100'],
  ['CA', '+44 113 496 0123', '+44 113 496 0123 > +441134960123'],
  ['US', '011 44 113 496 0123', '+44 113 496 0123 > +441134960123'],
  // Ranges without an operator
  ['GB', '07700 900567', '07700 900567 > +447700900567'],
  ['IE', '(020) 912 3456', '(020) 912 3456 > +353209123456'],
  // Digits without signs
  ['US', '+16095550123', '(609) 555-0123 > 6095550123'],
  ['US', '6095550123', '(609) 555-0123 > 6095550123'],
  ['US', '1-6095550123', '(609) 555-0123 > 6095550123'],
  ['US', '(609)5550123', '(609) 555-0123 > 6095550123'],
  ['US', '+1(609)5550123', '(609) 555-0123 > 6095550123'],
  ['CA', '416 5550142 poste 12', '(416) 555-0142 poste 12 > 4165550142;ext=12'],
  ['US', '609555-0123', '(609) 555-0123 > 6095550123'],
  ['AU', '13 14 50', '13 14 50 > +61131450'],
  ['CA', 'Office: 4165550142 ext 3', 'Office: (416) 555-0142 ext 3 > 4165550142;ext=3'],
  // Words behind the number
  ['AU', '0491 570 156 7 days', '0491 570 156 > +61491570156 > 7 days'],
  ['GB', '0113 496 0123 (24 hours)', '0113 496 0123 > +441134960123 > 24 hours'],
  ['GB', '01632 960101 / 960102', '01632 960101 > +441632960101 > 960102'],
  ['DE', '030 123456 24 Stunden', '030 123456 > +4930123456 > 24 Stunden'],
  ['FR', '01 42 68 53 00 24h/24', '01 42 68 53 00 > +33142685300 > 24h/24'],
  ['IE', '01 496 0123 - 7 days a week!', '(01) 496 0123 > +35314960123 > 7 days a week'],
  ['US', '303-555-0142 24/7', '303-555-0142 > 3035550142 > 24/7'],
  ['US', '24/7: 303-555-0142', '24/7: 303-555-0142 > 3035550142'],
  // Letters on keys
  ['US', '(303) 555-ROOF', '(303) 555-ROOF > 3035557663'],
  ['US', '1-800-555-PAINT', '1-800-555-PAINT > 8005557246'],
  ['US', '1-800-Painters call now', '1-800-Painters > 8007246837 > call now'],
  ['AU', '1300 2 PLUMB', '1300 2 PLUMB > +611300275862'],
  ['NZ', '0800 PLUMBER', '0800 PLUMBER > +648007586237'],
])('in %s: %j', (country, text, expected) => expect(shown(text, country)).toEqual([expected]));

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
