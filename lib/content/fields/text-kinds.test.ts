import fc from 'fast-check';
import { anyText } from '@/test/any-text';
import { read, refused } from '@/test/read-kind';
import { address, text, line, email, focalPoint, phone, date, videoId, colour } from './text-kinds';

test.each([
  ['2026-12-24', '2026-12-24'],
  [' 2026-12-24 ', '2026-12-24'],
  ['2026-02-30', refused],
])('the date %j', (value, expected) => expect(read(date, value)).toBe(expected));

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

test.each([
  ['303-555-0142', '303-555-0142'],
  ['(303) 555.0142', '(303) 555.0142'],
  ['+1 303 555 0142', '+1 303 555 0142'],
  ['303-555-0142 ext. 12', '303-555-0142 ext. 12'],
  ['303-555-0142 x5', '303-555-0142 x5'],
  [3035550142, '3035550142'],
  ['call us', refused],
  ['555-0142', '555-0142'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('phone: %s', (value, expected) => expect(read(phone, value)).toBe(expected));

test.each([
  ['#fff', '#fff'],
  ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
  ['rebeccapurple', 'rebeccapurple'],
  ['RGB(29, 68, 87)', 'RGB(29, 68, 87)'],
  ['HSL(20 50% 40%)', 'HSL(20 50% 40%)'],
  ['RebeccaPurple', 'RebeccaPurple'],
  ['#1D4457;', '#1D4457'],
  ['#1D4457 !important;', '#1D4457'],
  ['color: #1d4457', '#1d4457'],
  ['red;}</style><script>alert(1)</script>', refused],
  ['var(--main)', refused],
  ['url(javascript:alert(1))', refused],
  ['red url(x)', refused],
  ['#ggg', refused],
])('colour: %s', (value, expected) => expect(read(colour, value)).toBe(expected));

test.each([
  ['a@b.example', 'a@b.example'],
  [' a@b.example ', 'a@b.example'],
  ['mailto:joe@acme.example', 'joe@acme.example'],
  ['mailto://joe@acme.example', 'joe@acme.example'],
  ['joe@acme.example.', 'joe@acme.example'],
  ['MAILTO:joe@acme.example?subject=Hi%20there', 'joe@acme.example'],
  ['Joe <joe@acme.example>', 'joe@acme.example'],
  ['"Doe, Joe" <joe@acme.example>', 'joe@acme.example'],
  ['<joe@acme.example>', 'joe@acme.example'],
  ['joe@acme.example (office)', 'joe@acme.example'],
  ['E-mail: joe@acme.example', 'joe@acme.example'],
  ['<a href="mailto:joe@acme.example?subject=Hi">Joe</a>', 'joe@acme.example'],
  ['[Write](mailto:joe@acme.example)', 'joe@acme.example'],
  ['Front office: joe@acme.example', 'joe@acme.example'],
  ['✉️ joe@acme.example', 'joe@acme.example'],
  ['joe @ acme.example', 'joe@acme.example'],
  ['call joe @ acme.example', refused],
  ['joe@acme.xn--p1ai', 'joe@acme.xn--p1ai'],
  ['joe@xn--mller-kva.example', 'joe@xn--mller-kva.example'],
  ['joe@acme.plumbing', 'joe@acme.plumbing'],
  ['joe+web@acme.photography', 'joe+web@acme.photography'],
  ['joe@acme.example, ann@acme.example', refused],
  ['ann@acme.example <joe@acme.example>', refused],
  ['joe@acme..example', refused],
  ['joe@-acme.example', refused],
  ['joe @ acme', refused],
  ['a@b', refused],
  ['a b@c.example', refused],
  ['a@b.example\nBcc: x@y.example', refused],
])('email: %j', (value, expected) => {
  expect(read(email, value)).toBe(expected);
});

test.each([
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  [' aqz-KE-bpKQ ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtube.com/e/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['/watch?v=aqz-KE-bpKQ&t=3', 'aqz-KE-bpKQ'],
  ['v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['m.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'aqz-KE-bpKQ'],
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/@acme', refused],
  ['video', refused],
  ['videoseries', refused],
  ['https://vimeo.com/123456789', refused],
  ['a"onload=x', refused],
])('videoId: %s', (value, expected) => expect(read(videoId, value)).toBe(expected));

test.each([
  ['30% 20%', '30% 20%'],
  ['30, 20.4', '30% 20%'],
  [' top left ', '0% 0%'],
  ['Bottom', '50% 100%'],
  ['centre', '50% 50%'],
  ['130% 20%', refused],
  ['the door', refused],
  ['', null],
])('focalPoint: %j', (value, expected) => expect(read(focalPoint, value)).toBe(expected));

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
