import fc from 'fast-check';
import { anyText } from '@/test/any-text';
import { read, refused } from '@/test/read-kind';
import { address, text, line } from './text-kinds';

test.each([
  ['trims', text, '  a\n\nb  ', 'a\n\nb'],
  ['takes a number as text', text, 1994, '1994'],
  ['drops marks of HTML', line, '<p class="MsoNormal">Deck <b>repair</b><o:p></o:p></p>', 'Deck repair'],
  [
    'reads an address that was pasted with its tags',
    address,
    '<p class="MsoNormal">77 Canal Blvd<br>Houma, LA 70360</p>',
    '77 Canal Blvd, Houma, LA 70360',
  ],
  ['drops the mark of a heading that begins bold', line, '## **Clean** houses', 'Clean houses'],
  ['drops marks of Markdown', text, '**Painting** and [more](https://a.example/)', 'Painting and more'],
  ['has nothing of a script', text, '<script>alert(1)</script>', null],
  ['measures a line without its marks', line, `<p style="${'x'.repeat(400)}">Deck</p>`, 'Deck'],
  ['keeps emoji and right-to-left text', line, '👩‍👩‍👧 שלום مرحبا', '👩‍👩‍👧 שלום مرحبا'],
  ['replaces lone surrogates', line, 'a\ud83db', 'a\ufffdb'],
  ['drops control characters', line, 'a\u0000b\u0007c\u2028d\ufeff', 'abcd'],
  ['makes one line of several', line, 'a\n b\t\tc', 'a b c'],
  ['refuses true as text', text, true, refused],
  ['refuses a line of more than 300 characters', line, 'x'.repeat(301), refused],
])('text and line: %s', (_, schema, value, expected) => expect(read(schema, value)).toBe(expected));

test.each([
  ['12 Main St\nDenver, CO 80204', '12 Main St, Denver, CO 80204'],
  ['12 Main St,\r\n Denver,  CO', '12 Main St, Denver, CO'],
  ['12 Main St, Denver', '12 Main St, Denver'],
  ['12 Main St\n \n,\nDenver', '12 Main St, Denver'],
  ['12 Main St , Unit 2,', '12 Main St , Unit 2,'],
])('address: %j', (value, expected) => expect(read(address, value)).toBe(expected));

test('no text, however strange, keeps a control character or a broken surrogate', () => {
  fc.assert(
    fc.property(fc.constantFrom(text, line), anyText({ maxLength: 290 }), (schema, value) => {
      const made = read(schema, value);
      fc.pre(typeof made === 'string');
      expect(made.isWellFormed()).toBe(true);
      expect(made).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/);
    }),
    { numRuns: 600 },
  );
});
