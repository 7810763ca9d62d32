import { readFileSync } from 'node:fs';
import { checkRecord } from '@/lib/content/record/parse-record';
import { placeOf, siteFor } from '@/test/site';

const british = JSON.parse(readFileSync('e2e/records/british-area.json', 'utf8'));
const read = (dbPrincipal: object, options?: object) => checkRecord({ dbPrincipal, options }, 'test');
const located = (address: string, options?: object) => read({ location: [{ address }] }, options);

test('the numbers of a country are shown as people write them there, and dialled with their extension', () => {
  const { site, problems } = checkRecord(british, 'test');
  expect([site.country, problems]).toEqual(['GB', []]);
  expect(site.phones.map((phone) => Object.values(phone).join(' | '))).toEqual([
    'Office | 0113 496 0123 | +441134960123 | 01134960123',
    'Emergencies | 0113 496 0456 x12 | +441134960456;ext=12 | +44 113 496 0456 ext 12',
  ]);
});

const phonesOf = (written: readonly string[], options?: object) =>
  read({ phones: written.map((phone) => ({ phone })) }, options).site.phones;

test.each([undefined, { country: 'US' }])('with %j a number is shown once for each extension', (options) => {
  const written =
    '303-555-0142|(303) 555-0142 ext. 12|1 303 555 0142|303.555.0142 x14|303-555-0142 #12'.split('|');
  const phones = phonesOf(written, options);
  expect(phones.map(({ display }) => display)).toEqual([written[0], written[1], written[3]]);
  const extensions = options ? ['', ';ext=12', ';ext=14'] : ['', '', ''];
  expect(phones.map(({ digits }) => digits.slice(10))).toEqual(extensions);
});

test('two extensions without a word for them are two numbers', () => {
  const written = ['303-555-0142 12', '(303) 555-0142 14', '303-555-0142 12'];
  expect(phonesOf(written).map(({ display }) => display)).toEqual(written.slice(0, 2));
});

test('a number that the country does not have is reported with its place, and left out', () => {
  const phones = ['12', '0113 496 0123', '+44 113 496 0123'].map((phone) => ({ phone }));
  const problemsIn = (path: string, reason: string) => ({ path: `dbPrincipal.phones${path}.phone`, reason });
  expect(read({ phones: phones.slice(0, 2) }, { country: 'UK' })).toMatchObject({
    site: { country: 'GB', phones: [{ digits: '+441134960123' }] },
    problems: [problemsIn('[0]', 'is not a phone number of GB')],
  });
  expect(read({ phones: phones.slice(0, 2) })).toMatchObject({
    site: { country: 'US', phones: [] },
    problems: ['[0]', '[1]'].map((path) => problemsIn(path, 'is not a phone number of 10 digits')),
  });
  expect(read({ phones, miles: 30 }, { country: 'Narnia' })).toMatchObject({
    site: { country: 'ZZ', phones: [{ digits: '+441134960123' }], milesCovered: null },
    problems: [
      { path: 'options.country', reason: 'is not a country: write its code or name, such as GB' },
      ...['[0]', '[1]'].map((path) => problemsIn(path, 'is a phone number without its country code')),
    ],
  });
});

test.each([
  [30, undefined, 30, 'mi'],
  ['30 miles', undefined, 30, 'mi'],
  ['50 km', undefined, 50, 'km'],
  ['about 50 kilometres', 'GB', 50, 'km'],
  [20, 'GB', 20, 'mi'],
  [50, 'CA', 50, 'km'],
  ['30 miles', 'CA', 30, 'mi'],
  ['1,200km', 'AU', 1200, 'km'],
])('miles %j in %s is %d %s', (miles, country, milesCovered, distanceUnit) =>
  expect(read({ miles }, { country }).site).toMatchObject({ milesCovered, distanceUnit }),
);

test('only the town, the zone and a coarse point of a hidden address leave the mapping', () => {
  const { site } = checkRecord(british, 'test');
  expect(site.places).toEqual([]);
  const point = { latitude: 53.91, longitude: -1.7 };
  expect(site.serviceArea).toEqual({
    cities: ['Otley', 'Ilkley', 'Burley in Wharfedale'],
    isAddressHidden: true,
    centre: { city: 'Otley', region: 'West Yorkshire', point, timeZone: 'Europe/London' },
  });
  expect(JSON.stringify(site)).not.toMatch(/Weston|LS21|53\.912/);
});

test('the town of a hidden address is the area when none is named', () => {
  const hidden = { serviceArea: { hideAddress: true } };
  expect(located('12 Elm St, Denver, CO 80204', hidden).site).toMatchObject({
    places: [],
    serviceArea: { cities: ['Denver'], centre: { city: 'Denver', timeZone: 'America/Denver' } },
  });
  expect(located('Behind the mill', hidden).site.serviceArea.cities).toEqual([]);
});

test('an address that names an area becomes the area; one such as "N/A" is left out', () => {
  expect(located('Serving Phoenix, Tempe, Mesa')).toMatchObject({
    site: { places: [], serviceArea: { cities: ['Phoenix', 'Tempe', 'Mesa'] } },
    problems: [],
  });
  expect(located('N/A')).toMatchObject({
    site: { places: [], serviceArea: { cities: [] } },
    problems: [{ path: 'dbPrincipal.location[0].address', reason: 'is not an address' }],
  });
  expect(located('12 Main St\nDenver, CO 80204').site.places).toEqual([
    placeOf('12 Main St, Denver, CO 80204'),
  ]);
});

test('a place has contacts and hours of its own; those of an entry without one place are reported', () => {
  const own = {
    name: 'Fern',
    phones: [{ phone: '(720) 555-0111' }, { phone: 'ask us' }],
    hours: [{ day: 'Tue-Sat', hour: '10-7' }, {}],
  };
  const read = (address: string) => checkRecord({ dbPrincipal: { location: [{ address, ...own }] } }, 'acme');
  const { site, problems } = read('5 Elm St, Boulder, CO 80302');
  const openingHours = [{ days: 'Tue-Sat', hours: '10-7' }];
  expect(site.places).toMatchObject([
    { name: 'Fern', phones: [{ digits: '7205550111' }], emails: [], openingHours },
  ]);
  expect(problems.map(({ path }) => path)).toEqual(['dbPrincipal.location[0].phones[1].phone']);
  const phones = [{ phone: '087 123 4567' }];
  const abroad = [{ address: 'Main Street, Naas, Co. Kildare, Ireland', phones }];
  expect(
    checkRecord({ dbPrincipal: { location: abroad }, options: { country: 'GB' } }, 'acme').site.places,
  ).toMatchObject([{ phones: [{ display: '087 123 4567', digits: '+353871234567' }] }]);
  const two = '12 Main St, Denver, CO 80302 / 5 Elm St, Boulder, CO 80302';
  expect(read(two).site.places.map(({ name }) => name)).toEqual([null, null]);
  for (const { problems: found } of [read(two), read('N/A'), read('Serving Mesa, AZ')])
    expect(found).toContainEqual({
      path: 'dbPrincipal.location[0]',
      reason: expect.stringMatching(/^has a name, contacts or hours that are not shown/),
    });
});

test('the weather widget, which knows the United States only, is off elsewhere', () => {
  const simpleWidgets = [{ val: 'Wheather', activo: true }];
  const isOnIn = (country: string) => siteFor({ simpleWidgets, options: { country } }).widgets.weather;
  expect(['US', 'PR', 'GB', 'CA'].map(isOnIn)).toEqual([true, true, false, false]);
});

test('contacts of a place whose address is hidden are not shown, and named', () => {
  const location = [{ address: '20 Benton Pl, Denver, CO 80204', phones: [{ phone: '303-555-0142' }] }];
  const { site, problems } = read({ location }, { serviceArea: { hideAddress: true } });
  expect([site.places, site.phones]).toEqual([[], []]);
  expect(problems).toEqual([
    { path: 'dbPrincipal.location[0]', reason: expect.stringContaining('the address is hidden') },
  ]);
});
