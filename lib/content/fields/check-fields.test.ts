import fc from 'fast-check';
import { z } from 'zod';
import { didYouMean } from '@/lib/platform/text';
import { atOnce } from '@/lib/platform/turns';
import { forgivingFields, forgivingParse, unknownKeys } from './check-fields';
import { group, list } from './field';
import { count, flag } from './number-kinds';
import { line } from './text-kinds';
import { wireRecordSchema } from '@/lib/content/record/wire-record';

const schema = group({
  name: line,
  tags: list(line, 500),
  people: list(group({ name: line, age: count, pets: list(group({ name: line, tame: flag }), 9) }), 9),
});

// Single bad values, lists and groups, in every field of the record: parse-record.test.ts.

test('bad entries inside a list that is too long are each reported once', () => {
  const { value, problems } = forgivingParse(schema, {
    tags: [{}, ...Array.from({ length: 600 }, () => 'tag')],
  });
  expect(value?.tags).toHaveLength(500);
  expect(value?.tags?.slice(0, 2)).toEqual([null, 'tag']);
  expect(problems.map(({ path }) => path).sort()).toEqual(['tags', 'tags[0]']);
});

test('the given document is not mutated', () => {
  const given = { name: {}, tags: [1, {}] };
  forgivingParse(schema, given);
  expect(given).toEqual({ name: {}, tags: [1, {}] });
});

test('a document of which nothing is usable gives null', () => {
  const stubborn = z.object({ name: z.string() });
  expect(forgivingParse(stubborn, { name: 1 }).value).toBeNull();
});

test('any JSON gives a value of the right shape, or null', () => {
  const json = fc.jsonValue();
  const people = fc.array(fc.record({ name: json, age: json, pets: json }));
  const anything = fc.oneof(json, fc.record({ name: json, tags: json, people }));
  fc.assert(
    fc.property(anything, (document) => {
      const { value, problems } = forgivingParse(schema, document);
      expect(schema.safeParse(value).success).toBe(true);
      expect(new Set(problems.map(({ path }) => path)).size).toBe(problems.length);
      const byField = atOnce(forgivingFields(schema, document));
      const inOrder = (found: typeof problems) => found.map((problem) => JSON.stringify(problem)).sort();
      expect(byField.value).toEqual(value);
      expect(inOrder(byField.problems)).toEqual(inOrder(problems));
    }),
    { numRuns: 500 },
  );
});

test('a name that no page reads is found at any depth, with the name that was probably meant', () => {
  const found = unknownKeys(wireRecordSchema, {
    dbPrincpal: {},
    dbPrincipal: { phones: [{ phone: '303-555-0142', nmae: 'Office' }], color: 'red' },
    dbServices: [{ name: 'Decks', description: [{ image: 'https://a.example/1.jpg', txt: 'Words' }] }],
    labels: { formLabel: { isEnglish: true } },
  });
  expect(found.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    'dbPrincpal is not a field of the record: did you mean "dbPrincipal"?',
    'dbPrincipal.phones[0].nmae is not a field of the record: did you mean "name"?',
    expect.stringMatching(/^dbPrincipal\.color .* there are name, favicon, logo, exprYears,/),
    'dbServices[0].description[0].image is not a field of the record: there are img, text, lists',
    'dbServices[0].description[0].txt is not a field of the record: did you mean "text"?',
    'labels.formLabel.isEnglish is not a field of the record: did you mean "isenglish"?',
  ]);
});

test('$schema is a known name at the top only', () => {
  const record = { $schema: './record.schema.json', dbPrincipal: { $schema: 'x' } };
  expect(unknownKeys(wireRecordSchema, record)).toEqual([
    { path: 'dbPrincipal.$schema', reason: expect.stringContaining('is not a field of the record') },
  ]);
});

test('names such as __proto__ are ordinary names', () => {
  const found = unknownKeys(wireRecordSchema, JSON.parse('{"__proto__": {}, "constructor": 1}'));
  expect(found.map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
});

test('at most 100 names are reported', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`extra${index}`, 1]));
  expect(unknownKeys(wireRecordSchema, many)).toHaveLength(100);
});

test.each([
  ['phnoe', 'phone'],
  ['workdys', 'workdays'],
  ['WorkHours', 'workHours'],
  ['work_hours', 'workHours'],
  ['zzzzzz', null],
])('%s: did you mean %s?', (key, meant) => {
  expect(didYouMean(key, ['phone', 'name', 'workdays', 'workHours'])).toBe(meant);
});
