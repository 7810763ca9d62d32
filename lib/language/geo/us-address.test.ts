import fc from 'fast-check';
import { cityOrAddress, parseUsAddress } from './us-address';

const address = (parts: object) => ({ street: null, zip: null, ...parts });

test.each([
  [
    '1200 Larimer Street, Denver, CO 80204',
    {
      street: '1200 Larimer Street',
      city: 'Denver',
      state: 'CO',
      zip: '80204',
    },
  ],
  [
    '1200 Larimer St, Suite 5, Denver, Colorado, 80204-1234, USA',
    {
      street: '1200 Larimer St, Suite 5',
      city: 'Denver',
      state: 'CO',
      zip: '80204-1234',
    },
  ],
  ['9 Elm Rd\nNew York, N.Y.', null],
  ['Salt Lake City, UT', { city: 'Salt Lake City', state: 'UT' }],
  [
    'Calle Luna 5, San Juan, PR 00901, Estados Unidos',
    { street: 'Calle Luna 5', city: 'San Juan', state: 'PR', zip: '00901' },
  ],
  [
    '12 Main St, Santa Fe, new mexico 87501',
    { street: '12 Main St', city: 'Santa Fe', state: 'NM', zip: '87501' },
  ],
  ['123 Main St, Denver CO 80204', { street: '123 Main St', city: 'Denver', state: 'CO', zip: '80204' }],
  [
    '123 Main St, Suite 5, Salt Lake City UT',
    { street: '123 Main St, Suite 5', city: 'Salt Lake City', state: 'UT' },
  ],
  ['123 Main St, Suite B Denver CO 80204', null],
  ['123 Main St, Denver ZZ 80204', null],
  ['Denver CO 80204', null],
  ['1200 Larimer Street Denver CO 80204', null],
  ['10 Downing Street, London SW1A 2AA', null],
  ['Denver', null],
  ['CO 80204', null],
  ['Highway 36, 12 Mile, CO 80204', null],
  ['', null],
  ['By the old mill', null],
])('the parts of %j', (text, parts) => expect(parseUsAddress(text)).toEqual(parts && address(parts)));

test('the city of an address, else the whole address', () => {
  expect(['1200 Larimer Street, Denver, CO 80204', 'By the old mill'].map(cityOrAddress)).toEqual([
    'Denver',
    'By the old mill',
  ]);
});

test('every part is a substring of the text', () => {
  const pieces = ['12 Elm St', 'Denver', 'CO', 'CO 80204', '80204', ',', ', ', 'USA', ' '];
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(', ')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const found = parseUsAddress(written);
      const parts = found ? [...(found.street ?? '').split(', '), found.city, found.zip ?? ''] : [];
      for (const part of parts) expect(written).toContain(part);
    }),
  );
});
