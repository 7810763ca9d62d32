import { flightInHtml } from './flight.mjs';

const text = 'Interior painting, trim and cabinets. '.repeat(5);
const words = `["$","p",null,{"children":"${text}"}]`;
const part = (content = words, id = 'services') => `["$","div",null,{"id":"${id}","children":${content}}]`;
const read = '["$","div",null,{"id":"services","dangerouslySetInnerHTML":{"__html":';
const html = '<body><div id="services"><p>Interior</p></div><div id="other"></div></body>';

/** The data of a page whose body is `content`, beside other rows. */
const dataOf = (content: string, rows: readonly string[] = [], page = html) =>
  flightInHtml(
    Buffer.from([...rows, `0:{"c":["",""],"q":"","f":[${content}]}`, ''].join('\n').replace('@text\n', '')),
    page,
  );
const menu = ['8:I[7,["/a.js"],"Menu"]'];

test('the content of an element with an id is read from the document', () =>
  expect(dataOf(part())).toEqual([`0:{"c":["",""],"q":"","f":[${read}`, 'services', '}}]]}\n']));

test('content is as large as the long texts in it', () => {
  const row = `1:T${text.length.toString(16)},${text}@text`;
  expect(dataOf(part('["$","p",null,{"children":"$1"}]'), [row])[1]).toBe('services');
});

test('the rows that only its content needed are left out, others not', () => {
  const rows = [`1:${words}`, '2:"$Sreact.fragment"', '3:["$","p",null,{}]', '4:["$","hr",null,{}]'];
  const content = `["$L1",["$","$2","a",{"children":"$L3"}],"$undefined",null,4,"$$5 off"]`;
  const data = dataOf(`${part(content)},"$L3"`, rows);
  expect(data).toEqual([
    `0:{"c":["",""],"q":"","f":[${read}`,
    'services',
    '}}],["$","p",null,{}]]}\n1:["$","hr",null,{}]\n',
  ]);
});

test('of two such elements, one in the other, the outer one is read', () =>
  expect(dataOf(part(part(words, 'other')))[1]).toBe('services'));

test.each([
  ['an island', part(`["$","$L8",null,{"children":${words}}]`), menu],
  ['what comes later', part(`[${words},"$@9"]`), []],
  ['a row that is not there', part(`[${words},"$L9"]`), []],
  ['a script', part(`[${words},["$","script",null,{"id":"x"}]]`), []],
  ['an element of the head', part(`[${words},["$","link",null,{"rel":"preload"}]]`), []],
  ['few words', part('["$","p",null,{"children":"Few"}]'), []],
  ['no id', part().replace('"id":"services",', ''), []],
  ['an id that the page does not show', part(words, 'absent'), []],
  ['an id of two elements in the data', `${part()},${part()}`, []],
])('an element with %s stays in the data', (_, content, rows) =>
  expect(dataOf(content, rows)).toEqual([expect.stringContaining('"children":')]),
);

test('an element whose id the document has twice stays in the data', () =>
  expect(dataOf(part(), [], html + html)).toHaveLength(1));

test('an object that something outside needs is written there', () => {
  const row = `1:${part(`[${words},["$","b",null,{"style":{"color":"red"}}]]`)}`;
  const data = dataOf('"$L1",["$","i",null,{"style":"$1:props:children:1:props:style"}]', [row]);
  expect([data.length, data[2]]).toEqual([3, expect.stringContaining('{"style":{"color":"red"}}')]);
});

test('every element stays in the data when a path in it leads nowhere known', () =>
  expect(dataOf(`${part()},"$8:props:style"`, menu)).toHaveLength(1));

test('a text of a record is never taken for such a place', () => {
  const mark = '"__html":"@document:services"';
  const long = `${text}${mark}`;
  const row = `1:T${long.length.toString(16)},${long}`;
  const found = dataOf(`"$1",${JSON.stringify(mark)}`, [`${row}@text`]);
  expect(found).toEqual([`${row}0:{"c":["",""],"q":"","f":["$1",${JSON.stringify(mark)}]}\n`]);
});
