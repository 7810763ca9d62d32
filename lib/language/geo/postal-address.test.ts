import fc from 'fast-check';
import { rowsOf } from '@/test/rows';
import { addressesIn, cityOrAddress, parseAddress } from './postal-address';

test.each(rowsOf('lib/language/geo/addresses.txt'))('the parts of %j: %s', (row, parts) => {
  const [country, text] = [row.slice(0, 2), row.slice(3)];
  const [street, city, region, postalCode] = parts.split('|').map((part) => part || null);
  expect(parseAddress(text, country)).toEqual(parts ? { street, city, region, postalCode, country } : null);
});

test.each([
  ['London, United Kingdom', 'US', 'London', 'GB'],
  ['10 Downing Street, London SW1A 2AA', 'US', 'London', 'GB'],
  ['123 King Street West, Toronto, Ontario M5V 1J9, Canada', 'US', 'Toronto', 'CA'],
  ['12 Bridge Street, Wellington, New Zealand', 'US', 'Wellington', 'NZ'],
  ['Main Street, Naas, Ireland', 'GB', 'Naas', 'IE'],
  ['5 Main St, Newry, Co. Down BT34 1AA', 'IE', 'Newry', 'GB'],
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
