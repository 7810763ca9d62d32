import fc from 'fast-check';
import { areaIn, cityOrAddress, parseAddress, saysNoAddress } from './postal-address';

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
    {
      street: '1200 Larimer Street',
      city: 'Denver',
      region: 'CO',
      postalCode: '80204',
    },
  ],
  [
    '1200 Larimer St, Suite 5, Denver, Colorado, 80204-1234, USA',
    {
      street: '1200 Larimer St, Suite 5',
      city: 'Denver',
      region: 'CO',
      postalCode: '80204-1234',
    },
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
  ['123 Main St, Suite B Denver CO 80204', null],
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
  ['1200 Larimer Street Denver CO 80204', null],
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
])('the parts of %j', (text, parts) => expect(parseAddress(text)).toEqual(parts && address(parts)));

test.each([
  ['GB', '12 High Street, Otley, West Yorkshire, LS21 1AA', '12 High Street|Otley|West Yorkshire|LS21 1AA'],
  ['GB', 'Unit 4, Mill Lane, Leeds ls1 4ab, UK', 'Unit 4, Mill Lane|Leeds||LS1 4AB'],
  ['GB', '3 Quay Road, Truro, Cornwall, England', '3 Quay Road|Truro|Cornwall|'],
  ['GB', 'Otley LS21 1AA', '|Otley||LS21 1AA'],
  ['GB', 'Otley, West Yorkshire', '|Otley|West Yorkshire|'],
  ['GB', 'High Street, LS21 1AA', null],
  ['GB', '10 Downing Street London SW1A 2AA', null],
  ['GB', 'LS21 1AA', null],
  ['IE', '4 Patrick Street, Cork, Co. Cork T12 X285', '4 Patrick Street|Cork|Co. Cork|T12 X285'],
  ['IE', '9 Capel Street, Dublin 1, d01 f5p2, Ireland', '9 Capel Street|Dublin||D01 F5P2'],
  ['IE', 'Main Street, Clifden, County Galway', 'Main Street|Clifden|County Galway|'],
  ['IE', 'Galway H91 TK33', '|Galway||H91 TK33'],
  ['IE', 'Galway', null],
  ['IE', '9 Capel Street', null],
  ['CA', '88 Main St, Guelph ON N1H 4E1', '88 Main St|Guelph|ON|N1H 4E1'],
  ['CA', 'Montréal, Québec', '|Montréal|QC|'],
  ['CA', 'Guelph ON', '|Guelph|ON|'],
  [
    'CA',
    '125, rue Principale, bureau 4, Gatineau (Québec)  J9H 3M6',
    '125, rue Principale, bureau 4|Gatineau|QC|J9H 3M6',
  ],
  ['CA', 'Lévis Québec G6V 3P3', '|Lévis|QC|G6V 3P3'],
  ['AU', '12 George St, Sydney NSW 2000, Australia', '12 George St|Sydney|NSW|2000'],
  ['ES', 'Calle Mayor 5, 28013 Madrid', 'Calle Mayor 5|Madrid||28013'],
  [
    'ES',
    'Calle Mayor 5, 28801 Alcalá de Henares, Madrid, España',
    'Calle Mayor 5|Alcalá de Henares|Madrid|28801',
  ],
  ['NZ', '5 Queen Street, Auckland 1010', '5 Queen Street|Auckland||1010'],
  ['ES', 'Calle Mayor 5, Madrid', null],
])('in %s: %j', (country, text, parts) => {
  const [street, city, region, postalCode] = (parts ?? '').split('|').map((part) => part || null);
  expect(parseAddress(text, country)).toEqual(parts && { street, city, region, postalCode, country });
});

test.each([
  ['Serving Phoenix, Tempe, Mesa', ['Phoenix', 'Tempe', 'Mesa']],
  ['Proudly serving Phoenix, AZ & Mesa, AZ', ['Phoenix', 'Mesa']],
  ['Service area: Otley and Ilkley.', ['Otley', 'Ilkley']],
  ['We cover the Denver metro', ['the Denver metro']],
  ['Atendemos: Miami y Hialeah', ['Miami', 'Hialeah']],
  ['Service Road 5, Denver, CO 80204', null],
  ['Covert Street 5, Denver, CO', null],
  ['12 Serving Lane, Denver, CO', null],
])('the area in %j', (text, towns) => expect(areaIn(text)).toEqual(towns));

test('texts that say that there is no address', () => {
  expect(
    ['N/A', 'n/a', 'None', '-', ', ,', 'Online only', 'NA'].filter((text) => !saysNoAddress(text)),
  ).toEqual([]);
  expect(['Nampa, ID', 'None Such Rd 5, Denver, CO', 'Denver'].filter(saysNoAddress)).toEqual([]);
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
