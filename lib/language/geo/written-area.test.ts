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
  // Areas that are no towns
  ['Serving the Bay Area', ''],
  ['Serving all of Northern Virginia', ''],
  ['Serving King County', ''],
  ['Serving Colorado', ''],

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

test('texts that say that there is no address', () => {
  expect(
    ['N/A', 'n/a', 'None', '-', ', ,', 'Online only', 'NA'].filter((text) => !saysNoAddress(text)),
  ).toEqual([]);
  expect(['Nampa, ID', 'None Such Rd 5, Denver, CO', 'Denver'].filter(saysNoAddress)).toEqual([]);
});
