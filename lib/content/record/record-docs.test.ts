import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { anyWebUrl } from '@/test/any-text';
import { z } from 'zod';
import { normaliseText, notesOf } from '@/lib/content/fields/field';
import * as linkKinds from '@/lib/content/fields/link-kinds';
import * as numberKinds from '@/lib/content/fields/number-kinds';
import { recordDocs, recordJsonSchema } from '@/scripts/record-docs';
import * as textKinds from '@/lib/content/fields/text-kinds';
import { recordFields, wireRecordSchema } from './wire-record';

type Json = { [key: string]: unknown };

const published = JSON.parse(readFileSync('content/record.schema.json', 'utf8')) as Json;
const validator = (schema: Json) => z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
const isValid = (record: unknown) => validator(published).safeParse(record).success;

test('content/record.schema.json matches the checks; `npm run record-docs` writes it', () => {
  expect(published).toEqual(recordJsonSchema());
});

test('docs/content-record.md matches the checks; `npm run record-docs` writes it', () => {
  const words = (markdown: string) => markdown.replace(/-{3,}/g, '---').replace(/\s+/g, ' ').trim();
  expect(words(readFileSync('docs/content-record.md', 'utf8'))).toBe(words(recordDocs()));
});

test('every field has a label and a description; every single value has a place, a default or an example', () => {
  const all = recordFields();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ label, description }) => !label || description.length < 5)).toEqual([]);
  const withoutTitle = ({ $schema: _, ...properties }: Json): string[] =>
    Object.entries(properties).flatMap(([name, of]) => {
      const { title, properties: own = {}, items } = of as Json;
      const below = (items as Json | undefined)?.properties ?? own;
      return [...(title ? [] : [name]), ...withoutTitle(below as Json)];
    });
  expect(withoutTitle(published.properties as Json)).toEqual([]);
  const values = all.filter(({ kind }) => kind !== 'list' && kind !== 'group');
  expect(values.filter(({ shows, without, example }) => !shows && !without && example === undefined)).toEqual(
    [],
  );
});

test('every example is accepted', () => {
  const exampleOf = (schema: z.core.$ZodType, path: string): string[] => {
    const { example } = notesOf(schema);
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const own = example === undefined || (schema as z.ZodType).safeParse(example).success ? [] : [path];
    if (def.type === 'pipe') return [...own, ...exampleOf(def.out, path)];
    if (def.type === 'nullable') return exampleOf(def.innerType, path);
    if (def.type === 'array') return exampleOf(def.element, `${path}[]`);
    if (def.type === 'object')
      return Object.entries(def.shape).flatMap(([name, of]) => exampleOf(of, `${path}.${name}`));
    return [];
  };
  expect(exampleOf(wireRecordSchema, '')).toEqual([]);
});

test('no field is required, at any depth', () => {
  expect(JSON.stringify(published)).not.toContain('"required"');
  for (const record of [{}, { dbPrincipal: {} }, { dbServices: [{}] }, { dbPrincipal: null }])
    expect([record, isValid(record)]).toEqual([record, true]);
});

test.each(readdirSync('content').filter((name) => /^[\w-]+\.json$/.test(name)))('%s is valid', (name) => {
  expect(isValid(JSON.parse(readFileSync(`content/${name}`, 'utf8')))).toBe(true);
});

test.each([
  ['a misspelt name', { dbPrincpal: {} }],
  ['a misspelt name inside a list', { dbPrincipal: { phones: [{ phnoe: '303-555-0142' }] } }],
  ['a list that is no list', { dbServices: 'painting' }],
  ['a link of another scheme', { qrImg: 'javascript:alert(1)' }],
  ['a year in place of years', { dbPrincipal: { exprYears: 1998 } }],
  ['a word that is neither true nor false', { autoGntLandingFromService: 'perhaps' }],
])('%s is an error in an editor', (_, record) => {
  expect(isValid(record)).toBe(false);
});

const kinds = Object.entries({ ...textKinds, ...linkKinds, ...numberKinds }).flatMap(
  ([name, value]): [string, z.ZodType][] =>
    value instanceof z.ZodType && notesOf(value).kind ? [[name, value]] : [],
);
const spellings = [
  ...[undefined, null, '', '  ', true, false, 0, 1, 18, 7.5],
  ...['18', 'over 1,250 homes', 'TRUE', ' Yes ', 'off'],
  ...['https://a.example/b c', 'HTTPS://A.EXAMPLE', '//a.example/x.jpg', 'www.a.example', 'WWW.a.example/x'],
  ...["'a.example/x'", 'Facebook: fb.com/acme', 'https//a.example', '“https://a.example”'],
  ...['mailto:a@b.example', 'tel:+13035550142', '/assets/demo/a.jpg', ' a@b.example ', 3035550142],
  ...['#fff', 'rebeccapurple', 'rgb(1 2 3 / 50%)', ' aqz-KE-bpKQ ', 'Text (303) 555.0142 ext. 5', 123456],
];

test.each(kinds)('%s: the schema accepts what the check accepts', (_, kind) => {
  const schema = validator((notesOf(kind).accepts ?? {}) as Json);
  const isWrong = (value: unknown) =>
    value !== undefined && kind.safeParse(value).success && !schema.safeParse(value).success;
  expect(spellings.filter(isWrong)).toEqual([]);
  const values = fc.oneof(anyWebUrl(), fc.integer(), fc.string(), fc.emailAddress(), fc.boolean());
  fc.assert(
    // A text of which nothing is left once it is mended, such as "\\n", is as good as an empty one.
    fc.property(values, (value) => !isWrong(normaliseText(value) === null ? '' : value)),
    { numRuns: 200 },
  );
});
