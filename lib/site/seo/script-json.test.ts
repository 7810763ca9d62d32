import fc from 'fast-check';
import { anyText } from '@/test/any-text';
import { scriptJson } from './schema-graph';

test('scriptJson escapes any text so that it cannot end the script element, and parses back to it', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof(anyText(), fc.constantFrom('</script>', '<!--', '<script>', ']]>', '\u2028', '&lt;')))
        .map((parts) => parts.join('')),
      (text) => {
        const json = scriptJson({ text });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ text });
      },
    ),
  );
});
