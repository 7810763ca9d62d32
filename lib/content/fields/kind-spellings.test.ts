import { read, refused } from '@/test/read-kind';
import { rowsOf } from '@/test/rows';
import { anyLink, picture, webLink } from './link-kinds';
import { colour, email, focalPoint, phone, videoId } from './text-kinds';

const kinds = { anyLink, picture, webLink, colour, email, focalPoint, phone, videoId };

test.each(rowsOf('lib/content/fields/kind-spellings.txt'))('%j is %s', (row, value) => {
  const [, names = '', text = ''] = /^([\w ]+?): (.*)$/s.exec(row) ?? [];
  const made = names.split(' ').map((name) => read(kinds[name as keyof typeof kinds], text));
  expect(made).toEqual(made.map(() => (value === 'refused' ? refused : value)));
});

test('a backslash leads out of no folder', () => expect(read(picture, '/assets\\..\\api')).toBe(refused));

test.each([
  [webLink, 'is not an http:// or https:// link'],
  [anyLink, 'is not an http, https, tel or mailto link'],
  [picture, 'is not a picture link (http, https, or a path below /assets/)'],
])('a refused link has the reason that the log shows', (schema, reason) =>
  expect(schema.safeParse('/about').error?.issues.map(({ message }) => message)).toEqual([reason]),
);
