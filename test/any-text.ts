// fast-check's own `unit: 'binary'`, webPath and webUrl first list all code points, in each test file.
import fc from 'fast-check';

const codePointOf = (character: unknown): number => {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (codePoint === undefined || String.fromCodePoint(codePoint) !== character)
    throw new Error('This is not one character.');
  return codePoint;
};

const anyCharacter = fc
  .oneof(
    // All of Unicode, and often what is rare in it: ASCII with its control characters, and lone surrogates.
    fc.integer({ min: 0, max: 0x10ffff }),
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0xd800, max: 0xdfff }),
  )
  // With the inverse function, fast-check also draws names such as __proto__.
  .map((codePoint) => String.fromCodePoint(codePoint), codePointOf);

/** Any text, well formed or not. */
export const anyText = (limits: { maxLength?: number } = {}) => fc.string({ unit: anyCharacter, ...limits });

/** Any path of a URL, escaped as a browser does. */
export const anyWebPath = () =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(..."/.~-_!$&'()*+,;=:@aZ09"),
        anyCharacter.map((character) => encodeURIComponent(character.toWellFormed())),
      ),
    })
    .map((path) => `/${path}`);

/** Any address of the web. */
export const anyWebUrl = () =>
  fc
    .tuple(fc.constantFrom('http', 'https'), fc.domain(), anyWebPath())
    .map(([scheme, host, path]) => `${scheme}://${host}${path}`);
