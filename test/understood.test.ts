import { readFileSync } from 'node:fs';
import { checkRecord } from '@/lib/content/record/parse-record';
import { dayNames } from '@/lib/language/opening-hours/week';
import { examineRecord } from '@/lib/operations/onboarding/doctor/examine-record';
import { understood, understoodLines } from '@/lib/site/seo/understood';
import { entriesInLine } from '@/test/opening-hours';

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
      { written: '720-555-0143 24 hours', shown: '720-555-0143', dialled: '+17205550143' },
    ],
    years: 12,
    distance: { amount: 20, unit: 'mi' },
    trade: { name: 'barber', type: 'HairSalon' },
    towns: ['Arvada'],
    reviewDates: ['2026-03-02'],
    colours: { mainColor: expect.stringMatching(/^#/) },
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

test('a colour that cannot be read is told as it is shown, by the doctor too', () => {
  const styles = { mainColor: '#fde047' };
  const { colours } = understood(checkRecord({ styles }, 'test').site);
  const { findings } = examineRecord({ styles }, 'test', { mail: null, allowedPrivateHosts: new Set() });
  const [changed] = findings.filter(({ field }) => field === 'styles.mainColor');
  expect(changed?.text).toContain(`asked #fde047, shown ${colours.mainColor}`);
});

test('a closed day alone says nothing of the other days', () => {
  const { site } = checkRecord(record, 'test');
  const openingHours = [{ days: 'Sunday', hours: 'Closed' }];
  expect(understood({ ...site, openingHours }).hours).toEqual({ sunday: [] });
});

test.each([
  ['Mon-Fri || 8-5 ++ Saturday by appointment only ||', true],
  ['Mon-Fri || 8-5 ++ Saturday || By appointment', true],
  ['Mon-Sun || 8-5 ++ Or by appointment ||', true],
  ['Mon-Fri || 8-5, emergencies 24/7', true],
  ['Mon-Fri || 8-5 ++ Holidays || Closed', true],
  ['Mon-Fri || 8-5 ++ Sat || 9-1 (May-Sep)', true],
  ['Mon-Fri || 8-5, ring twice', true],
  ['Mon-Fri || ask us', true],
  ['Mon-Fri || 8-12, 1-5 ++ Sat || 9-1', false],
  ['Mon-Fri || 8-5 ++ Sat, Sun || Closed', false],
])('hours by day would leave something out of %j: %s', (text, isMore) => {
  const { site } = checkRecord(record, 'test');
  const openingHours = entriesInLine(text).map(([days, hours]) => ({ days, hours }));
  expect(understood({ ...site, openingHours }).hoursSayMore).toBe(isMore);
});

const hoursText = (shifts?: { opens: string; closes: string }[]) =>
  shifts ? shifts.map(({ opens, closes }) => `${opens}-${closes}`).join('+') || '-' : '?';

/**
 * Name; town, time zone; numbers; type; years, distance; hours from Monday (5x: of five days, -: closed).
 */
const understoodValues = readFileSync('test/expected/understood.txt', 'utf8').trim().split('\n');

const withRuns = (days: string): string =>
  days.replace(/(\S+)(?: \1(?!\S))+/g, (run, hours: string) => `${run.split(' ').length}x${hours}`);

test.each(understoodValues)('what an owner means is understood: %s', (line) => {
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
