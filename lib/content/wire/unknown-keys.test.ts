import fc from 'fast-check';
import { didYouMean } from '@/lib/platform/text';
import { unknownKeys } from './unknown-keys';

test('a name that no page reads is found at any depth, with the name that was probably meant', () => {
  expect(
    unknownKeys({
      dbPrincpal: {},
      dbPrincipal: { phones: [{ phone: '303-555-0142', nmae: 'Office' }], color: 'red' },
      dbServices: [{ name: 'Decks', description: [{ image: 'https://a.example/1.jpg', txt: 'Words' }] }],
      labels: { formLabel: { isEnglish: true } },
    }),
  ).toEqual([
    { path: 'dbPrincpal', reason: 'is not a field of the record: did you mean "dbPrincipal"?' },
    {
      path: 'dbPrincipal.phones[0].nmae',
      reason: 'is not a field of the record: did you mean "name"?',
    },
    {
      path: 'dbPrincipal.color',
      reason: expect.stringContaining('the fields there are name, favicon, logo, exprYears,'),
    },
    {
      path: 'dbServices[0].description[0].image',
      reason: 'is not a field of the record: the fields there are img, text, lists',
    },
    {
      path: 'dbServices[0].description[0].txt',
      reason: 'is not a field of the record: did you mean "text"?',
    },
    {
      path: 'labels.formLabel.isEnglish',
      reason: 'is not a field of the record: did you mean "isenglish"?',
    },
  ]);
});

test('$schema is a known name at the top only', () => {
  expect(unknownKeys({ $schema: './record.schema.json', dbPrincipal: { $schema: 'x' } })).toEqual([
    { path: 'dbPrincipal.$schema', reason: expect.stringContaining('is not a field of the record') },
  ]);
});

test('names such as __proto__ are ordinary names', () => {
  expect(unknownKeys(JSON.parse('{"__proto__": {}, "constructor": 1}')).map(({ path }) => path)).toEqual([
    '__proto__',
    'constructor',
  ]);
});

test('at most 100 names are reported', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`extra${index}`, 1]));
  expect(unknownKeys(many)).toHaveLength(100);
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

test('any JSON gives a result', () => {
  fc.assert(fc.property(fc.jsonValue(), (document) => Array.isArray(unknownKeys(document))));
});
