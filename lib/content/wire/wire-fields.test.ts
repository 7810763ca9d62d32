/** What each kind of field makes of a value; 'refused' stands for a problem that parse-record reports. */
import fc from 'fast-check';
import type { z } from 'zod';
import {
  anyLink,
  colour,
  count,
  date,
  email,
  flag,
  group,
  line,
  list,
  nationalDigits,
  phone,
  picture,
  presence,
  text,
  videoId,
  webLink,
  years,
} from './wire-fields';

const refused = Symbol('refused');
const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : refused;
};

const kinds = { text, line, webLink, anyLink, picture, colour, email, phone, flag, count, date, videoId };
const unsafeLinks = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'intent://x',
  '//',
  'https://',
  'just words',
  '/about',
];

test.each(Object.entries(kinds))('%s: missing, null and blank all mean that it is not there', (_, schema) => {
  expect([undefined, null, ''].map((value) => read(schema, value))).toEqual(
    schema === flag ? [null, null, false] : [null, null, null],
  );
});

test.each(Object.entries(kinds).filter(([, schema]) => schema !== flag))(
  '%s: white space means that it is not there',
  (_, schema) => expect(read(schema, ' \t ')).toBeNull(),
);

test.each(Object.entries(kinds))('%s refuses lists, groups and endless text', (_, schema) => {
  for (const value of [[], {}, ['a'], { a: 1 }, 'x'.repeat(100_000)])
    expect(read(schema, value)).toBe(refused);
});

test.each([
  ['2026-12-24', '2026-12-24'],
  [' 12/24/2026 ', '2026-12-24'],
  ['1/2/2026', '2026-01-02'],
  ['2026-02-30', refused],
  ['24/12/2026', refused],
  ['December 24', refused],
])('the date %j', (value, expected) => expect(read(date, value)).toBe(expected));

test.each([
  ['trims', text, '  a\n\nb  ', 'a\n\nb'],
  ['takes a number as text', text, 1994, '1994'],
  ['keeps HTML as the characters it is', text, '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['keeps emoji and right-to-left text', line, '👩‍👩‍👧 שלום مرحبا', '👩‍👩‍👧 שלום مرحبا'],
  ['mends lone surrogates', line, 'a\ud83db', 'a\ufffdb'],
  ['drops control characters', line, 'a\u0000b\u0007c\u2028d\ufeff', 'abcd'],
  ['makes one line of several', line, 'a\n b\t\tc', 'a b c'],
  ['refuses true as text', text, true, refused],
  ['refuses a line of more than 300 characters', line, 'x'.repeat(301), refused],
])('text and line: %s', (_, schema, value, expected) => expect(read(schema, value)).toBe(expected));

test.each([
  ['webLink', 'https://a.example/b c', 'https://a.example/b%20c'],
  ['webLink', 'www.a.example', 'https://www.a.example/'],
  ['webLink', '//a.example/x.jpg', 'https://a.example/x.jpg'],
  ['webLink', 'mailto:a@b.example', refused],
  ['webLink', 'tel:+13035550142', refused],
  ['anyLink', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['anyLink', 'tel:+13035550142', 'tel:+13035550142'],
  ['picture', '/assets/demo/a.jpg', '/assets/demo/a.jpg'],
  ['picture', 'http://a.example/a.jpg', 'http://a.example/a.jpg'],
  ['picture', '/etc/passwd', refused],
  ['picture', '/assets/../api/visits', refused],
  ['picture', '/assets/%2e%2e/api/visits', refused],
  ['picture', '/assets/.%2E/api/visits', refused],
  ['picture', '/assets\\..\\api', refused],
  ['picture', '/assets/', refused],
  ['picture', 'mailto:a@b.example', refused],
] as const)('%s: %s', (kind, value, expected) => expect(read(kinds[kind], value)).toBe(expected));

test.each(unsafeLinks)('no kind of link takes %j', (value) => {
  expect([webLink, anyLink, picture].map((schema) => read(schema, value))).toEqual([
    refused,
    refused,
    refused,
  ]);
});

test.each(['phone', 'webLink', 'anyLink', 'picture', 'colour'] as const)(
  'a %s that is too long is looked at no further: a pattern may take minutes over it',
  (kind) => {
    const result = kinds[kind].safeParse('-'.repeat(3_000));
    expect(result.error?.issues.map(({ message }) => message.replace(/\d+/, 'so many'))).toEqual([
      'is longer than so many characters',
    ]);
  },
);

test.each([
  ['303-555-0142', '303-555-0142'],
  ['(303) 555.0142', '(303) 555.0142'],
  ['+1 303 555 0142', '+1 303 555 0142'],
  ['303-555-0142 ext. 12', '303-555-0142 ext. 12'],
  ['303-555-0142 x5', '303-555-0142 x5'],
  [3035550142, '3035550142'],
  ['555-0142', refused],
  ['2303-555-0142', refused],
  ['call us', refused],
  ['+44 20 7946 0958 00', refused],
])('phone: %s', (value, expected) => expect(read(phone, value)).toBe(expected));

test.each([
  [18, 18],
  ['18', 18],
  ['18 years', 18],
  ['over 18 years', 18],
  [0, 0],
  [7.9, 7],
  [-3, refused],
  [100_001, refused],
  ['many', refused],
  [true, refused],
  [Number.NaN, refused],
])('count: %s', (value, expected) => expect(read(count, value)).toBe(expected));

test.each([
  [18, 18],
  ['18 years', 18],
  ['over 200', 200],
  [0, 0],
  [null, null],
  [undefined, null],
  [1998, refused],
  ['Since 1998', refused],
  ['Est. 2004', refused],
  [-3, refused],
  ['many', refused],
])('years: %s', (value, expected) => expect(read(years, value)).toBe(expected));

test.each([
  [true, true],
  ['true', true],
  [' TRUE ', true],
  [1, true],
  ['1', true],
  ['yes', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
  ['no', false],
  ['perhaps', refused],
  [2, refused],
])('flag: %j', (value, expected) => expect(read(flag, value)).toBe(expected));

test.each([
  ['#fff', '#fff'],
  ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
  ['rebeccapurple', 'rebeccapurple'],
  ['red;}</style><script>alert(1)</script>', refused],
  ['var(--main)', refused],
  ['url(javascript:alert(1))', refused],
  ['red url(x)', refused],
  ['#ggg', refused],
])('colour: %s', (value, expected) => expect(read(colour, value)).toBe(expected));

test.each([
  ['a@b.example', 'a@b.example'],
  [' a@b.example ', 'a@b.example'],
  ['a@b', refused],
  ['a b@c.example', refused],
  ['a@b.example\nBcc: x@y.example', refused],
])('email: %j', (value, expected) => {
  expect(read(email, value)).toBe(expected);
});

test.each([
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  [' aqz-KE-bpKQ ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', refused],
  ['a"onload=x', refused],
])('videoId: %s', (value, expected) => expect(read(videoId, value)).toBe(expected));

test('a list refuses what is no list, a group what is no group', () => {
  for (const value of ['a', 1, true, { 0: 'a' }]) expect(read(list(line), value)).toBe(refused);
  for (const value of ['a', 1, true, ['a']]) expect(read(group({ name: line }), value)).toBe(refused);
  expect([read(list(line), undefined), read(group({ name: line }), null)]).toEqual([null, null]);
  expect(read(list(line), [null, 'b'])).toEqual([null, 'b']);
  expect(read(group({ name: line }), { name: 'a', other: 1 })).toEqual({ name: 'a' });
});

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  [[], false],
  [{}, false],
  [false, false],
  [['a'], true],
  [{ a: 1 }, true],
  ['a', true],
  [1, true],
])('presence of %j', (value, expected) => {
  expect(read(presence, value)).toBe(expected);
});

test('no text, however strange, keeps a control character or a broken surrogate', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 290 }), (value) => {
      for (const schema of [text, line]) {
        const made = read(schema, value);
        if (typeof made !== 'string') continue;
        expect(made.isWellFormed()).toBe(true);
        expect(made).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['303-555-0142', '3035550142'],
  ['+1 (303) 555-0142', '3035550142'],
  ['Text 303-555-0142', '3035550142'],
  ['Fax: 1.303.555.0142', '3035550142'],
  ['303 555 0142 ext. 5', '3035550142'],
  ['303-555-0142x12', '3035550142'],
  ['303-555-0142 or 720-555-0143', '3035550142'],
  ['555-0142', null],
  ['12345678901234', null],
  ['call us', null],
])('the ten digits of %s', (value, expected) => expect(nationalDigits(value)).toBe(expected));

test.each([
  ['18', 18],
  ['18 years', 18],
  ['over 25', 25],
  ['12,000', 12_000],
  ['about 1,250 homes', 1_250],
  ['20-25 miles', 20],
  ['1,2', 1],
  ['-5', refused],
  ['none', refused],
])('the number in %s', (value, expected) => expect(read(count, value)).toBe(expected));
