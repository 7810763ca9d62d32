import { read, refused } from '@/test/read-kind';
import { group, list } from './field';
import { anyLink, picture, webLink } from './link-kinds';
import { count, flag } from './number-kinds';
import { colour, date, email, line, phone, text, videoId } from './text-kinds';

const kinds = { text, line, webLink, anyLink, picture, colour, email, phone, flag, count, date, videoId };

test.each(Object.entries(kinds))('%s: missing, null and blank values mean null', (_, schema) => {
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

test.each(['phone', 'webLink', 'anyLink', 'picture', 'colour'] as const)(
  'a %s that is too long is not matched against patterns, which could take minutes',
  (kind) => {
    const result = kinds[kind].safeParse('-'.repeat(3_000));
    expect(result.error?.issues.map(({ message }) => message.replace(/\d+/, 'so many'))).toEqual([
      'is longer than so many characters: it has 3000',
    ]);
  },
);

test('lists and groups refuse other types', () => {
  for (const value of ['a', 1, true, { 0: 'a' }]) expect(read(list(line, 9), value)).toBe(refused);
  for (const value of ['a', 1, true, ['a']]) expect(read(group({ name: line }), value)).toBe(refused);
  expect([read(list(line, 9), undefined), read(group({ name: line }), null)]).toEqual([null, null]);
  expect(read(list(line, 9), [null, 'b'])).toEqual([null, 'b']);
  expect(read(group({ name: line }), { name: 'a', other: 1 })).toEqual({ name: 'a' });
});
