import { toCsv } from './format-leads';

test.each([
  ['=1+1', "'=1+1"],
  ['+1 555', "'+1 555"],
  ['-2', "'-2"],
  ['@x', "'@x"],
  ['a,b', '"a,b"'],
  ['a "b"\nc', '"a ""b""\nc"'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['plain = fine', 'plain = fine'],
  ['＝1', "'＝1"],
  ['a;=1', "a;'=1"],
  ['a|@x', "a|'@x"],
  ['a\t=1', "a\t'=1"],
  ['a\n=1', '"a\n\'=1"'],
])('the CSV cell of %p is %p', (value, written) => {
  expect(toCsv(['x'], [[value]])).toBe(`\ufeffx\r\n${written}\r\n`);
});
