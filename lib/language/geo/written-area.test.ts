import { areaIn, saysNoAddress } from './written-area';

test.each([
  ['Serving Phoenix, Tempe, Mesa', 'Phoenix|Tempe|Mesa'],
  ['Proudly serving Phoenix, AZ & Mesa, AZ', 'Phoenix|Mesa; AZ'],
  ['Service area: Otley and Ilkley.', 'Otley|Ilkley'],
  ['Atendemos: Miami y Hialeah', 'Miami|Hialeah'],
  ['We cover the Denver metro', 'Denver'],
  ['Serving Phoenix, AZ since 1998', 'Phoenix; AZ'],
  ['Serving the Greater Greenville, SC area', 'Greenville; SC'],
  ['Serving Denver, CO and surrounding areas', 'Denver; CO'],
  ['Serving Tampa, St. Petersburg & Clearwater, FL for over 20 years', 'Tampa|St. Petersburg|Clearwater; FL'],
  ['Serving residential & commercial customers in Denver, CO', 'Denver; CO'],
  ['Serving customers in Phoenix, Tempe and Mesa, Arizona', 'Phoenix|Tempe|Mesa; AZ'],
  ['Proudly serving Austin, TX and beyond', 'Austin; TX'],
  ['Serving the Denver, Colorado metro area since 1998!', 'Denver; CO'],
  ['Serving a 30 mile radius of Denver, CO', 'Denver; CO'],
  ['Serving Naperville, IL 60540 24/7', 'Naperville; IL'],
  ['Serving Washington, DC', 'Washington; DC'],
  ['Proudly serving Tulsa, OK for 25 years', 'Tulsa; OK'],
  ['Serving Denver, CO | Licensed & Insured', 'Denver; CO'],
  ['Serving Denver, CO. Call today!', 'Denver; CO'],
  ['Serving Phoenix, AZ over 20 years', 'Phoenix; AZ'],
  ['Serving Phoenix, AZ est. 1998', 'Phoenix; AZ'],
  ['Serving Perth & surrounds', 'Perth'],
  ['Service Area - Denver, CO', 'Denver; CO'],
  ['Locally owned and operated, serving Denver, CO', 'Denver; CO'],
  ['serving denver and boulder, co', 'denver|boulder; CO'],
  ['Serving Washington DC metro area', 'Washington; DC'],
  ['Serving New York, NJ and CT', ''],
  // Areas that are no towns
  ['Serving Maricopa and Pinal Counties', ''],
  ['Serving Northern Virginia, Maryland & DC', ''],
  ['Serving NYC and Long Island', 'NYC'],
  ['Serving the San Francisco Bay Area', ''],
  ["Serving Denver's Eastside", ''],
  ['Serving local families since 1972', ''],
  ['Serving lunch and dinner', ''],
  ['Serving the Bay Area', ''],
  ['Serving all of Northern Virginia', ''],
  ['Serving King County', ''],
  ['Serving King and Pierce County, WA', ''],
  ['Serving Maricopa and Pinal Counties, AZ', ''],
  ['Serving Seattle and King County, WA', 'Seattle; WA'],
  ['Serving Phoenix, AZ & the East Valley', 'Phoenix; AZ'],
  ['Serving The Woodlands, TX', 'The Woodlands; TX'],
  ['Serving clients nationwide from Denver, CO', 'Denver; CO'],
  ['Sirviendo a Denver, CO', 'Denver; CO'],
  ['Serving Colorado', ''],
  ['20 years serving Denver', 'Denver'],
  ['Over 20 years serving Denver, CO', 'Denver; CO'],
  ['Family owned since 1985, serving Denver', 'Denver'],
  ['Serving Austin Texas', 'Austin; TX'],
  ['Serving Denver, CO 303-555-0100', 'Denver; CO'],
  ['SERVING DENVER AND BOULDER', 'DENVER|BOULDER'],
  ['Serving the Lake Norman area', ''],
  ['Serving Lake Tahoe', ''],
  ['Serving Lake Oswego, OR', 'Lake Oswego; OR'],
  ['Serving Lake Charles, LA and surrounding areas', 'Lake Charles; LA'],
  ['Serving Lake Norman and Mooresville, NC', 'Mooresville; NC'],
  ['Serving North Denver', ''],
  ['Serving South Portland, OR', ''],
  ['Serving South Portland and Saco, ME', 'Saco; ME'],
  ['Serving South Portland, ME', 'South Portland; ME'],
  ['Serving West Sacramento CA', 'West Sacramento; CA'],
  ['Serving Mobile, AL', 'Mobile; AL'],
  ['Serving Mobile, CO', ''],
  ['Serving NYC, NJ & CT', 'NYC'],
  ['Serving Southwest Florida', ''],
  ['Serving Broward and Miami-Dade', ''],
  ['Serving Veterans, Seniors & Businesses', ''],
  ['Serving Coffee, Tea and Cake', ''],
  ['12 Main St, Denver, CO 80204, serving Boulder', null],

  ['Serving since 1998', ''],
  // Addresses
  ['Service Road 5, Denver, CO 80204', null],
  ['Covert Street 5, Denver, CO', null],
  ['12 Serving Lane, Denver, CO', null],
])('the area in %j', (text, expected) => {
  const area = areaIn(text);
  expect(area && [area.towns.join('|'), area.region].filter((part) => part !== null).join('; ')).toBe(
    expected,
  );
});

test.each([
  ['IE', 'Covering Dublin, Kildare and Wicklow', 'Dublin', 'Dublin, Kildare and Wicklow'],
  ['IE', 'Covering South Kerry', '', 'South Kerry'],
  ['GB', 'Covering London and the Home Counties', 'London', 'London and the Home Counties'],
  ['GB', 'Covering Tyne and Wear', '', 'Tyne and Wear'],
  ['GB', 'Covering Bath & NE Somerset', 'Bath', 'Bath & NE Somerset'],
  ['GB', 'Covering Greater Manchester', '', 'Greater Manchester'],
  ['GB', 'Covering SW London', '', 'SW London'],
  ['AU', 'Servicing the Northern Beaches, Sydney', 'Sydney', 'the Northern Beaches, Sydney'],
  ['CA', 'Serving Toronto and the GTA', 'Toronto', 'Toronto and the GTA'],
  ['US', 'Serving you since 1972', '', ''],
  ['US', 'Serving nationwide', '', 'nationwide'],
])('in %s: the towns and words of %j', (country, text, towns, words) =>
  expect(areaIn(text, country)).toMatchObject({ towns: towns.split('|').filter(Boolean), words }),
);

test('texts that say that there is no address', () => {
  expect(
    ['N/A', 'n/a', 'None', '-', ', ,', 'Online only', 'NA'].filter((text) => !saysNoAddress(text)),
  ).toEqual([]);
  expect(['Nampa, ID', 'None Such Rd 5, Denver, CO', 'Denver'].filter(saysNoAddress)).toEqual([]);
});
