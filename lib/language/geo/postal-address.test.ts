import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { addressesIn, cityOrAddress, parseAddress } from './postal-address';

const address = (parts: object) => ({
  street: null,
  region: null,
  postalCode: null,
  country: 'US',
  ...parts,
});

test.each([
  [
    '1200 Larimer Street, Denver, CO 80204',
    { street: '1200 Larimer Street', city: 'Denver', region: 'CO', postalCode: '80204' },
  ],
  [
    '1200 Larimer St, Suite 5, Denver, Colorado, 80204-1234, USA',
    { street: '1200 Larimer St, Suite 5', city: 'Denver', region: 'CO', postalCode: '80204-1234' },
  ],
  ['9 Elm Rd\nNew York, N.Y.', { street: '9 Elm Rd', city: 'New York', region: 'NY' }],
  ['Salt Lake City, UT', { city: 'Salt Lake City', region: 'UT' }],
  [
    'Calle Luna 5, San Juan, PR 00901, Estados Unidos',
    { street: 'Calle Luna 5', city: 'San Juan', region: 'PR', postalCode: '00901' },
  ],
  [
    '12 Main St, Santa Fe, new mexico 87501',
    { street: '12 Main St', city: 'Santa Fe', region: 'NM', postalCode: '87501' },
  ],
  [
    '123 Main St, Denver CO 80204',
    { street: '123 Main St', city: 'Denver', region: 'CO', postalCode: '80204' },
  ],
  [
    '123 Main St, Suite 5, Salt Lake City UT',
    { street: '123 Main St, Suite 5', city: 'Salt Lake City', region: 'UT' },
  ],
  [
    '123 Main St, Suite B Denver CO 80204',
    { street: '123 Main St, Suite B', city: 'Denver', region: 'CO', postalCode: '80204' },
  ],
  ['123 Main St, Denver ZZ 80204', null],
  ['Denver CO 80204', { city: 'Denver', region: 'CO', postalCode: '80204' }],
  ['Denver, CO 80204', { city: 'Denver', region: 'CO', postalCode: '80204' }],
  ['Phoenix AZ', { city: 'Phoenix', region: 'AZ' }],
  ['Omaha NE 68102', { city: 'Omaha', region: 'NE', postalCode: '68102' }],
  ['Chicago, Ill. 60646', { city: 'Chicago', region: 'IL', postalCode: '60646' }],
  ['Port St. Lucie FL', { city: 'Port St. Lucie', region: 'FL' }],
  ['Charleston West Virginia 25301', { city: 'Charleston', region: 'WV', postalCode: '25301' }],
  ['12 Elm St\nTucson, Ariz.', { street: '12 Elm St', city: 'Tucson', region: 'AZ' }],
  ['Northern Virginia', null],
  ['Main Street Denver CO', null],
  ['Serving Phoenix, Tempe, Mesa', null],
  ['N/A', null],
  [
    '1200 Larimer Street Denver CO 80204',
    { street: '1200 Larimer Street', city: 'Denver', region: 'CO', postalCode: '80204' },
  ],
  [
    '10 Downing Street, London SW1A 2AA',
    { street: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA', country: 'GB' },
  ],
  [
    '123 King Street West, Toronto, Ontario M5V 1J9, Canada',
    { street: '123 King Street West', city: 'Toronto', region: 'ON', postalCode: 'M5V 1J9', country: 'CA' },
  ],
  ['Denver', null],
  ['CO 80204', null],
  ['Highway 36, 12 Mile, CO 80204', null],
  ['', null],
  ['By the old mill', null],
  ['12 Main St & 5 Elm St, Denver, CO 80204', null],
  ['12 Main St, Denver or 5 Elm St, Boulder, CO', null],
  ['formerly 12 Main St, Denver, CO 80204', null],
  ['12 Main St, Denver, CO 80204 (opening soon)', null],
])('the parts of %j', (text, parts) => expect(parseAddress(text)).toEqual(parts && address(parts)));

const rows = readFileSync('lib/language/geo/addresses.txt', 'utf8')
  .split('\n')
  .filter((row) => row && !row.startsWith('#'));

test.each(rows)('the parts of %s', (row) => {
  const [, country = '', text = '', parts = ''] = /^(..) (.*) =>(?: (.*))?$/.exec(row) ?? [];
  const [street, city, region, postalCode] = parts.split('|').map((part) => part || null);
  expect(parseAddress(text, country)).toEqual(parts ? { street, city, region, postalCode, country } : null);
});

test.each([
  ['London, United Kingdom', 'US', 'London', 'GB'],
  ['12 Bridge Street, Wellington, New Zealand', 'US', 'Wellington', 'NZ'],
  ['Main Street, Naas, Ireland', 'GB', 'Naas', 'IE'],
  ['12 Main Street, Atlanta, Georgia', 'US', 'Atlanta', 'US'],
])('%j in %s names its country', (text, own, city, country) =>
  expect(parseAddress(text, own)).toMatchObject({ city, country }),
);

test('two addresses in one text', () => {
  const two = ['12 Main St, Denver, CO 80204', '5 Elm St, Boulder, CO 80302'];
  const between = [' / ', ' | ', '; ', ' and ', ' or ', ', and ', ' • ', ' - ', ', ', '/'];
  expect(between.map((sign) => addressesIn(two.join(sign)))).toEqual(between.map(() => two));
  const british = ['12 High Street, Otley, LS21 1AA', '5 Elm Road, Leeds, LS1 4AB'];
  expect(addressesIn(british.join(', '), 'GB')).toEqual(british);
  for (const one of ['12 Main St / Rear, Denver, CO', '12 Main St, Kansas City, MO / Kansas City, KS'])
    expect(addressesIn(one)).toEqual([one]);
  const long = ['12 Main St, Denver, CO 80204-1234', two[1]];
  expect(addressesIn(long.join(', '))).toEqual(long);
});

test('the city of an address, else the whole address', () => {
  expect(
    ['1200 Larimer Street, Denver, CO 80204', 'By the old mill'].map((text) => cityOrAddress(text)),
  ).toEqual(['Denver', 'By the old mill']);
});

test('every part is a substring of the text', () => {
  const pieces = ['12 Elm St', 'Denver', 'CO', 'CO 80204', '80204', ',', ', ', 'USA', ' '];
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(', ')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const found = parseAddress(written);
      const parts = found ? [...(found.street ?? '').split(', '), found.city, found.postalCode ?? ''] : [];
      for (const part of parts) expect(written).toContain(part);
    }),
  );
});
