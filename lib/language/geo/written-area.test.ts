import { rowsOf } from '@/test/rows';
import { areaIn, saysNoAddress } from './written-area';

test.each(rowsOf('lib/language/geo/areas.txt'))('the area in %j: %s', (text, expected) => {
  const { towns, region } = areaIn(text.slice(3), text.slice(0, 2)) ?? { towns: ['no area'], region: null };
  expect([towns.join('|'), region].filter((part) => part !== null).join('; ')).toBe(expected);
});

test.each([
  ['IE', 'Covering Dublin, Kildare and Wicklow', 'Dublin', 'Dublin, Kildare and Wicklow'],
  ['IE', 'Covering South Kerry', '', 'South Kerry'],
  ['GB', 'Covering London and the Home Counties', 'London', 'London and the Home Counties'],
  ['GB', 'Covering Tyne and Wear', '', 'Tyne and Wear'],
  ['GB', 'Covering Bath & NE Somerset', 'Bath', 'Bath & NE Somerset'],
  ['GB', 'Covering Greater Manchester', '', 'Greater Manchester'],
  ['GB', 'Covering all of Greater Manchester', '', 'all of Greater Manchester'],
  ['GB', 'Covering SW London', '', 'SW London'],
  ['AU', 'Servicing the Northern Beaches, Sydney', 'Sydney', 'the Northern Beaches, Sydney'],
  ['CA', 'Serving Toronto and the GTA', 'Toronto', 'Toronto and the GTA'],
  ['US', 'Serving you since 1972', '', ''],
  ['US', 'Serving nationwide', '', 'nationwide'],
  ['GB', 'Covering the Black Country', '', 'the Black Country'],
  ['US', 'Serving Mesa residents', '', ''],
  ['US', 'Serving Authentic Mexican Food', '', ''],
  ['ES', 'Atendemos en toda la Comunidad de Madrid', '', 'toda la Comunidad de Madrid'],
])('in %s: the towns and words of %j', (country, text, towns, words) =>
  expect(areaIn(text, country)).toMatchObject({ towns: towns.split('|').filter(Boolean), words }),
);

test('texts that say that there is no address', () => {
  expect(
    ['N/A', 'n/a', 'None', '-', ', ,', 'Online only', 'NA'].filter((text) => !saysNoAddress(text)),
  ).toEqual([]);
  expect(['Nampa, ID', 'None Such Rd 5, Denver, CO', 'Denver'].filter(saysNoAddress)).toEqual([]);
});
