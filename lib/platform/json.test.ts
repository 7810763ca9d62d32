import { parseJson } from './json';

test('a byte order mark is ignored', () => {
  expect(parseJson('\ufeff{"a": 1}')).toEqual({ a: 1 });
});

test('an error names its line and column', () => {
  expect(() => parseJson('{\n  "a": {\n    "b": 1,\n  }\n}')).toThrow(/line 4 column 3/);
});

test('an error without a position is kept', () => {
  expect(() => parseJson('')).toThrow('Unexpected end of JSON input');
});
