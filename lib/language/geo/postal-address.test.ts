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

/** Country, text => street, town, region and postal code; nothing: not understood. */
const beforeTheCode = `
GB 12 High Street, Otley, West Yorkshire, LS21 1AA => 12 High Street|Otley|West Yorkshire|LS21 1AA
GB Unit 4, Mill Lane, Leeds ls1 4ab, UK => Unit 4, Mill Lane|Leeds||LS1 4AB
GB 3 Quay Road, Truro, Cornwall, England => 3 Quay Road|Truro|Cornwall|
GB Otley LS21 1AA => |Otley||LS21 1AA
GB Otley, West Yorkshire => |Otley|West Yorkshire|
GB High Street, LS21 1AA =>
GB 10 Downing Street London SW1A 2AA => 10 Downing Street|London||SW1A 2AA
GB LS21 1AA =>
IE 4 Patrick Street, Cork, Co. Cork T12 X285 => 4 Patrick Street|Cork|Co. Cork|T12 X285
IE 9 Capel Street, Dublin 1, d01 f5p2, Ireland => 9 Capel Street|Dublin||D01 F5P2
IE Main Street, Clifden, County Galway => Main Street|Clifden|County Galway|
IE Galway H91 TK33 => |Galway||H91 TK33
IE Galway =>
IE 9 Capel Street =>
CA 88 Main St, Guelph ON N1H 4E1 => 88 Main St|Guelph|ON|N1H 4E1
CA Montréal, Québec => |Montréal|QC|
CA Guelph ON => |Guelph|ON|
CA 125, rue Principale, bureau 4, Gatineau (Québec)  J9H 3M6 => 125, rue Principale, bureau 4|Gatineau|QC|J9H 3M6
CA Lévis Québec G6V 3P3 => |Lévis|QC|G6V 3P3
AU 12 George St, Sydney NSW 2000, Australia => 12 George St|Sydney|NSW|2000
ES Calle Mayor 5, 28013 Madrid => Calle Mayor 5|Madrid||28013
ES Calle Mayor 5, 28801 Alcalá de Henares, Madrid, España => Calle Mayor 5|Alcalá de Henares|Madrid|28801
NZ 5 Queen Street, Auckland 1010 => 5 Queen Street|Auckland||1010
ES Calle Mayor 5, Madrid =>
# Counties, councils and nations
GB 12 High Street, Otley, England LS21 1AA => 12 High Street|Otley||LS21 1AA
GB 2 South Street, Epsom, UK, KT17 9ZZ => 2 South Street|Epsom||KT17 9ZZ
GB 1 Midsummer Boulevard, Milton Keynes, Bucks, MK9 1AA => 1 Midsummer Boulevard|Milton Keynes|Bucks|MK9 1AA
GB 4 Tay Street, Perth, Scotland PH1 5AA => 4 Tay Street|Perth||PH1 5AA
GB 5 Main Street, Bangor, Co. Down, Northern Ireland, BT20 5AA => 5 Main Street|Bangor|Co. Down|BT20 5AA
GB 6 King Street, Knutsford, Cheshire East, WA16 6AA => 6 King Street|Knutsford|Cheshire East|WA16 6AA
GB 7 Anlaby Road, Hull, East Riding of Yorkshire, HU1 1AA => 7 Anlaby Road|Hull|East Riding of Yorkshire|HU1 1AA
GB 3 Hill Road, Inverness, Scottish Highlands, IV1 1AA => 3 Hill Road|Inverness|Scottish Highlands|IV1 1AA
GB 3 Hill Road, Harrogate, N. Yorks, HG1 1AA => 3 Hill Road|Harrogate|N. Yorks|HG1 1AA
GB 12 High Street, Bury St Edmunds Suffolk IP33 1AA => 12 High Street|Bury St Edmunds|Suffolk|IP33 1AA
GB 12 North Road, Durham, DH1 4AA => 12 North Road|Durham||DH1 4AA
GB 12 High Street, Nr Oxford, Oxon, OX1 1AA =>
GB The Old Mill, Cornwall, TR1 1AA =>
GB Leeds, England => |Leeds||
IE Main Street, Naas, Kildare => Main Street|Naas|Kildare|
IE Main Street, Kildare => Main Street|Kildare||
IE Unit 4, Salthill, Galway => Unit 4, Salthill|Galway||
IE V23 XE44 Cahersiveen, Co. Kerry => |Cahersiveen|Co. Kerry|V23 XE44
NZ 3 Rata Street, Hamilton, Waikato 3204 => 3 Rata Street|Hamilton|Waikato|3204
US 4411 Stone Way, Seattle, King County, WA 98103 => 4411 Stone Way|Seattle|WA|98103
US 12 Main St, Houston, Harris Co., TX 77001 => 12 Main St|Houston|TX|77001
US Northern Virginia, VA 22003 =>
GB 12 Princes Street, Edinburgh, City of Edinburgh, EH2 2AA => 12 Princes Street|Edinburgh|City of Edinburgh|EH2 2AA
GB 7 Bridge St, Haverfordwest, Sir Benfro, SA61 1AA => 7 Bridge St|Haverfordwest|Sir Benfro|SA61 1AA
GB 1 Esplanade, Sandown, IOW, PO36 8AA => 1 Esplanade|Sandown|IOW|PO36 8AA
GB 14 Ashley Road, Coleraine, N. Ireland, BT52 1AA => 14 Ashley Road|Coleraine|N. Ireland|BT52 1AA
GB 14 Ashley Road, Darlington, Durham, DL1 1AA => 14 Ashley Road|Darlington|Durham|DL1 1AA
GB 14 Ashley Road, Ealing, West London W5 1AA => 14 Ashley Road|Ealing|West London|W5 1AA
GB 14 Ashley Road, Cotswolds, GL54 1AA =>
IE Church Street, Athlone, Co.Westmeath => Church Street|Athlone|Co.Westmeath|
IE Main Street, Swords, Fingal => Main Street|Swords|Fingal|
IE V23 XE44, Cahersiveen, Co. Kerry => |Cahersiveen|Co. Kerry|V23 XE44
IE Greystones, Wicklow =>
IE 8 Alder Street, Claddagh, Galway =>
GB 12 Alder Drive, St Ann's, City of Nottingham, NG3 1NB =>
NZ 12 High Street, Queenstown, Central Otago 9300 => 12 High Street|Queenstown|Central Otago|9300
NZ 12 High Street, Lower Hutt, Wellington 5010 => 12 High Street|Lower Hutt|Wellington|5010
NZ Dunedin, South Island => |Dunedin|South Island|
AU Perth, Western Australia 6000 => |Perth|WA|6000
AU 12 Smith Street, Fitzroy, City of Yarra, VIC 3065 => 12 Smith Street|Fitzroy|VIC|3065
AU Northern Beaches NSW =>
CA 88 Main St, Oakville, Regional Municipality of Halton, ON => 88 Main St|Oakville|ON|
CA 88 Main St, Guelph, Ont. N1H 4E1 => 88 Main St|Guelph|ON|N1H 4E1
CA St. John's, Newfoundland => |St. John's|NL|
US Central NJ =>
US Hill Country, TX =>
# Words about the town
US We are located at 1200 Larimer St, Denver, CO 80204. => 1200 Larimer St|Denver|CO|80204
US Our office - Denver, CO => |Denver|CO|
US Home-based in Denver, CO => |Denver|CO|
US Online only, based in Denver, CO => |Denver|CO|
US Address upon request, Denver, CO => |Denver|CO|
US Mobile service based out of Mesa, AZ => |Mesa|AZ|
US Near Denver, CO =>
US Greater Denver Area, CO =>
US Downtown Denver, CO 80202 =>
# No comma before the town
US 20 Benton Pl St Louis, MO 63104 => 20 Benton Pl|St Louis|MO|63104
US 100 Main St NW Washington DC 20001 => 100 Main St NW|Washington|DC|20001
US 12 County Road 5 Boulder CO 80302 => 12 County Road 5|Boulder|CO|80302
US PO Box 123 Denver CO 80204 => PO Box 123|Denver|CO|80204
US 100 park place blvd # 5 denver co 80204 => 100 park place blvd # 5|denver|CO|80204
US 123 Main St Paul MN 55101 =>
US 100 Park Ave West Hollywood CA 90069 =>
US 100 Lake Dr Terrace Park OH 45174 =>
GB 1 Riverside Dr Liverpool, Merseyside L3 4EN => 1 Riverside Dr|Liverpool|Merseyside|L3 4EN
GB 100 Leonard St Shoreditch London EC2A 4RH =>
AU 12 Smith St Fitzroy VIC 3065 => 12 Smith St|Fitzroy|VIC|3065
AU 12 Smith St Kilda VIC 3182 =>
# Other orders and signs
AU 1 Queen Street, Brisbane 4000 => 1 Queen Street|Brisbane||4000
NZ 12 Queen Street, Auckland, 1010 => 12 Queen Street|Auckland||1010
US 123 Main St | Denver, CO => 123 Main St|Denver|CO|
US 123 Main St, Denver, CO 80204 (by appointment) => 123 Main St|Denver|CO|80204
US 123 Main St, Denver, CO 80204 - by appointment only => 123 Main St|Denver|CO|80204
US Old Mill: 12 Main St, Denver, CO 80204 => 12 Main St|Denver|CO|80204
US 12 Main St, Denver, CO 80204, (303) 555-0100 => 12 Main St|Denver|CO|80204
US 12 Main St, Denver, CO 80204 Phone: 303-555-0100 => 12 Main St|Denver|CO|80204
US 12 Main St, Denver, CO 80204 United States => 12 Main St|Denver|CO|80204
US 12 Main St, Portland, ME 4101 => 12 Main St|Portland|ME|04101
US 12 Main St, Portland, OR 4101 =>
# Several addresses
US 12 Main St, Denver, CO 80204, 5 Elm St, Boulder, CO 80302 =>
US 12 Main St / 5 Elm St, Boulder, CO =>
US 12 Main St, Suite A and 14 Main St, Suite B, Denver, CO =>
US Denver, Aurora, CO =>
US Denver, CO; Cheyenne, WY =>
US 12 Main St, Brooklyn, New York, NY 11201 => 12 Main St, Brooklyn|New York|NY|11201
US Denver / Boulder, CO =>
US Denver & Boulder, CO =>
GB Units 4 and 5 Mill Road, Epsom KT17 9ZZ => Units 4 and 5 Mill Road|Epsom||KT17 9ZZ
`;

const rowsBeforeTheCode = beforeTheCode
  .trim()
  .split('\n')
  .filter((row) => !row.startsWith('#'));

test.each(rowsBeforeTheCode)('what stands before the code in %s', (row) => {
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
