import { readFileSync } from 'node:fs';
import { checkRecord } from '@/lib/content/record/parse-record';
import { dayNames } from '@/lib/language/opening-hours/week';
import { understood, understoodLines } from '@/lib/site/seo/understood';

const record: unknown = JSON.parse(readFileSync('test/expected/free-texts.json', 'utf8'));

test('every value that the site reads in texts is told in one shape', () => {
  const read = understood(checkRecord(record, 'test').site);
  const weekday = [{ opens: '09:00', closes: '17:00' }];
  expect(read).toMatchObject({
    country: 'US',
    hours: { monday: weekday, friday: weekday, sunday: [] },
    places: [
      {
        street: '20 Benton Pl',
        city: 'Denver',
        region: 'CO',
        postalCode: '80204',
        timeZone: 'America/Denver',
      },
      { city: 'Boulder', region: 'CO', postalCode: '80302' },
      { address: 'By the old mill', city: null, timeZone: null },
    ],
    phones: [
      { label: 'Shop', dialled: '+13035550142;ext=4' },
      { label: '24 hours', shown: '720-555-0143', dialled: '+17205550143' },
    ],
    years: 12,
    distance: { amount: 20, unit: 'mi' },
    trade: { name: 'barber', type: 'HairSalon' },
    towns: ['Arvada'],
    reviewDates: ['2026-03-02'],
    colours: { '--main': expect.stringMatching(/^#/) },
  });
  expect(read.hours).not.toHaveProperty('saturday');
  expect(understoodLines(read)).toEqual([
    'Country: US',
    'Address “20 Benton Pl Denver CO 80204”: Denver, CO, 80204, US, America/Denver',
    'Address “5 Elm St, Boulder, CO 80302”: Boulder, CO, 80302, US, America/Denver',
    'Address “By the old mill”: not understood',
    'Area: Arvada',
    'Phone “(303) 555-0142 ext. 4”: dials +13035550142;ext=4',
    'Phone “720-555-0143”: dials +17205550143',
    'Trade: barber, schema.org/HairSalon',
    'Years of experience: 12',
    'Distance: 20 mi',
    'Dates of reviews: 2026-03-02',
  ]);
});

test('what is not understood is null', () => {
  expect(understood(checkRecord({ options: { country: 'Narnia' } }, 'test').site)).toMatchObject({
    country: null,
    hours: {},
    places: [],
    years: null,
    distance: null,
    trade: { name: null, type: 'LocalBusiness' },
  });
});

test('a closed day alone says nothing of the other days', () => {
  const { site } = checkRecord(record, 'test');
  const openingHours = [{ days: 'Sunday', hours: 'Closed' }];
  expect(understood({ ...site, openingHours }).hours).toEqual({ sunday: [] });
});

const hoursText = (shifts?: { opens: string; closes: string }[]) =>
  shifts ? shifts.map(({ opens, closes }) => `${opens}-${closes}`).join('+') || '-' : '?';

/** Name; town, time zone; numbers; type; years, distance; hours from Monday (5x: of five days, -: closed). */
const understoodValues = `
barber-three-shops | Denver America/Denver | +13035550100 | HairSalon | - - | 5x08:00-17:00 2x-
plumber-epsom | Epsom Europe/London | +441632960101 +447700900142 | Plumber | 25 15 mi | 5x08:00-17:00 2x?
landscaper-greenville | - | +18645550123 | HomeAndConstructionBusiness | - - | 5x? 09:00-12:00 -
junk-removal-trenton | Trenton America/New_York | +16095550123 +18005557246 | LocalBusiness | - 25 mi | 6x07:00-19:00 ?
clinic-skin-tucson | Tucson America/Phoenix | +15205550144 | Physician | - - | 4x08:00-17:00 08:00-13:00 2x-
clinic-chiropractic-boise | Boise America/Denver | +12085550188 | MedicalBusiness | - - | 09:00-17:30 - 09:00-17:30 - 09:00-17:30 2x-
clinic-vet-fitzroy | Fitzroy Australia/Melbourne | +61355500144 | MedicalBusiness | - - | 5x08:00-18:00 09:00-13:00 -
clinic-dental-fresno | Fresno America/Los_Angeles | +15595550101 +15595550102 | Dentist | - - | 4x08:00-17:00 08:00-12:00 2x-
physiotherapy-cahersiveen | Cahersiveen Europe/Dublin | +353665550101 | Physiotherapy | - - | 5x09:00-18:00 10:00-13:00 -
painter-auckland | Auckland Pacific/Auckland | +6495550100 +6421555010 | HousePainter | - - | 5x07:30-16:30 2x-
lawn-doctor-mesa | - | +14805550177 | HomeAndConstructionBusiness | - - | 6x08:00-18:00 -
garage-door-seattle | Seattle America/Los_Angeles | +12065553667 | HomeAndConstructionBusiness | - - | 5x06:00-16:00 2x?
electrician-brisbane | Brisbane Australia/Brisbane | +61491570156 | Electrician | - - | 6x06:30-17:00 -
handyman-denver | Denver America/Denver | +17205550199 | HomeAndConstructionBusiness | 12 - | 5x09:00-17:00 2x-
bakery-liverpool | Liverpool Europe/London | +441514960123 | Bakery | - - | - 6x07:00-15:00
removalist-sydney | Newtown Australia/Sydney | +611300266837 +61255500199 | MovingCompany | - - | 7x06:00-18:00
`;

const withRuns = (days: string): string =>
  days.replace(/(\S+)(?: \1(?!\S))+/g, (run, hours: string) => `${run.split(' ').length}x${hours}`);

test.each(understoodValues.trim().split('\n'))('what an owner means is understood: %s', (line) => {
  const [name = ''] = line.split(' | ');
  const { site } = checkRecord(JSON.parse(readFileSync(`test/businesses/${name}.json`, 'utf8')), name);
  const read = understood(site);
  const [first] = read.places;
  const reach = read.distance ? `${read.distance.amount} ${read.distance.unit}` : '-';
  expect(
    [
      name,
      first ? `${first.city} ${first.timeZone}` : '-',
      read.phones.map(({ dialled }) => dialled).join(' '),
      read.trade.type,
      `${read.years ?? '-'} ${reach}`,
      withRuns(
        dayNames.map((day) => hoursText(read.hours[day.toLowerCase() as Lowercase<typeof day>])).join(' '),
      ),
    ].join(' | '),
  ).toBe(line);
});
