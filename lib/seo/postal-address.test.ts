import fc from 'fast-check';
import { postalAddress } from './postal-address';

const address = (parts: object) => ({ '@type': 'PostalAddress', addressCountry: 'US', ...parts });

test.each([
  [
    '1200 Larimer Street, Denver, CO 80204',
    {
      streetAddress: '1200 Larimer Street',
      addressLocality: 'Denver',
      addressRegion: 'CO',
      postalCode: '80204',
    },
  ],
  [
    '1200 Larimer St, Suite 5, Denver, Colorado, 80204-1234, USA',
    {
      streetAddress: '1200 Larimer St, Suite 5',
      addressLocality: 'Denver',
      addressRegion: 'CO',
      postalCode: '80204-1234',
    },
  ],
  ['9 Elm Rd\nNew York, N.Y.', null],
  ['Salt Lake City, UT', { addressLocality: 'Salt Lake City', addressRegion: 'UT' }],
  [
    'Calle Luna 5, San Juan, PR 00901, Estados Unidos',
    { streetAddress: 'Calle Luna 5', addressLocality: 'San Juan', addressRegion: 'PR', postalCode: '00901' },
  ],
  [
    '12 Main St, Santa Fe, new mexico 87501',
    { streetAddress: '12 Main St', addressLocality: 'Santa Fe', addressRegion: 'NM', postalCode: '87501' },
  ],
  [
    '123 Main St, Denver CO 80204',
    { streetAddress: '123 Main St', addressLocality: 'Denver', addressRegion: 'CO', postalCode: '80204' },
  ],
  [
    '123 Main St, Suite 5, Salt Lake City UT',
    { streetAddress: '123 Main St, Suite 5', addressLocality: 'Salt Lake City', addressRegion: 'UT' },
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
])('%j', (text, parts) => expect(postalAddress(text)).toEqual(parts ? address(parts) : text));

test('of any text, either every part of the address stands in it or the text is left as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom('12 Elm St', 'Denver', 'CO', 'CO 80204', '80204', ',', ', ', 'USA', ' '))
          .map((parts) => parts.join(', ')),
      ),
      (text) => {
        const found = postalAddress(text);
        if (typeof found === 'string') return expect(found).toBe(text);
        const { streetAddress, addressLocality, postalCode } = found as unknown as Record<
          string,
          string | undefined
        >;
        for (const part of [...(streetAddress ?? '').split(', '), addressLocality, postalCode ?? ''])
          expect(text).toContain(part);
      },
    ),
  );
});
