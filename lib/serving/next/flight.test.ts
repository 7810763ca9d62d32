import { canonicalFlight, flightInHtml } from './flight.mjs';
import { layOutInParts, nameFailedPictures } from './inline-scripts.mjs';

const canonical = (flight: string) => canonicalFlight(Buffer.from(flight));
const root = (rest: object = {}, c = ['', ''], q = '') => `0:${JSON.stringify({ P: null, c, q, ...rest })}`;
/** A row of text, whose length in bytes stands before it. */
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

describe("the visitor's path and query", () => {
  test.each([
    'Ünïcode 漢字\n0:{"P":null,"c":["","fake"],"q":"fake"}\n',
    '\n0:{"c":["","fake"],"q":"fake"}\n',
  ])('are removed from the first row, not from a similar text of the record, %#', (text) => {
    const flight = (c: string[], q: string) =>
      `1:"$Sreact.fragment"\n${textRow('2', text)}${root({ x: '$2' }, c, q)}\n3:["$","p",null,{}]`;
    const found = canonical(flight(['', 'about'], 'utm_source=x'));
    expect(found).toBe(canonical(flight(['', ''], '')));
    expect(found).toContain('"c":["",""],"q":"","x"');
    expect(found).toContain('"c":["","fake"],"q":"fake"');
  });

  test.each([
    ['without the row', '1:"a"\n2:"b"', 'no first row'],
    ['with a row of another kind', '0:["$","div",null,{}]', 'unknown address'],
    ['without a query', '0:{"c":["",""]}', 'unknown address'],
    ['that is empty', '', 'no first row'],
  ])('cannot be removed from data %s', (_, flight, reason) =>
    expect(() => canonical(flight)).toThrow(reason),
  );
});

describe('the order of the rows', () => {
  test('is the same for rows that became ready in another order, under other numbers', () => {
    const first = canonical(
      [
        '1:"$Sreact.fragment"',
        '2:"/a.js"',
        '3:I[7,["$2"],"Menu"]',
        '5:X',
        '0:{"c":["",""],"q":"","f":["$","$1",null,{"a":"$L4","b":"$5","c":[1]}]}',
        '5:C',
        '4:["$","$L3",null,{"x":[1]}]',
      ].join('\n'),
    );
    const second = canonical(
      [
        '0:{"c":["",""],"q":"","f":["$","$a",null,{"a":"$Lb","b":"$1","c":[1]}]}',
        '1:X',
        'b:["$","$Lc",null,{"x":[1]}]',
        'c:I[7,["$d"],"Menu"]',
        'a:"$Sreact.fragment"',
        '1:C',
        'd:"/a.js"',
      ].join('\n'),
    );
    expect(second).toBe(first);
    expect(first).toBe(
      `${[
        '1:"$Sreact.fragment"',
        '3:"/a.js"',
        '2:I[7,["$3"],"Menu"]',
        '4:X',
        '4:C',
        '0:{"c":["",""],"q":"","f":["$","$1",null,{"a":["$","$L2",null,{"x":[1]}],"b":"$4","c":[1]}]}',
      ].join('\n')}\n`,
    );
    expect(canonical(first)).toBe(first);
  });

  test('is the same whether the layout or the page writes a shared object, and the other the path to it', () => {
    const rows = (layout: string, page: string) =>
      `${root({ l: '$L1', p: '$L2' })}\n1:["$","div",null,${layout}]\n2:["$","p",null,${page}]\n3:"$Sx"\n`;
    const form = '{"content":{"labels":["$3",{"a":"b"}]},"more":"$3"}';
    const inLayout = canonical(
      rows(form, '{"content":"$1:props:content","last":"$1:props:content:labels:1"}'),
    );
    const inPage = canonical(
      rows(
        '{"content":"$2:props:content","more":"$3"}',
        '{"content":{"labels":["$3","$2:props:last"]},"last":{"a":"b"}}',
      ),
    );
    expect(inPage).toBe(inLayout);
    expect(inPage).toContain('{"content":{"labels":["$1",{"a":"b"}]},"last":{"a":"b"}}');
  });

  test('keeps a path in a circle, and one that leads nowhere', () => {
    const circle = `${root({ x: ['$1:a', '$1:b:c'] })}\n1:{"a":["$1:a"]}\n`;
    expect(canonical(circle)).toBe(`1:{"a":[["$1:a"]]}\n${root({ x: [['$1:a'], '$1:b:c'] })}\n`);
  });

  test('leaves what looks like a reference in the texts of a record', () => {
    const words = 'Grüße, "$5", and more:\n5:"$5"\n';
    const strings = '["$$5","costs [\\"$5\\",\\"$5:\\"] or $5","$Sreact.suspense","$D5","$n5","$undefined"]';
    expect(canonical(`9:"x"\n${textRow('5', words)}${root({ x: ['$5', '$9', strings] })}`)).toBe(
      `${textRow('1', words)}2:"x"\n${root({ x: ['$1', '$2', strings] })}\n`,
    );
  });

  test('puts hints before the rows, and ends references in a circle', () => {
    expect(canonical(`:HL["/a.css","style"]\n7:["$0"]\n${root({ x: ['$7', '$8'] })}`)).toBe(
      `:HL["/a.css","style"]\n${root({ x: [['$0'], '$8'] })}\n`,
    );
  });
});

test.each([
  ['a row', `5:Z["x"]\n${root()}`, 'unknown row in the Flight data: 5:Z["x"]'],
  ['a row with bytes', `5:U2,\n\n${root()}`, 'unknown row'],
  ['an id', `x5:["y"]\n${root()}`, 'unknown row'],
  ['a failed row', `5:E{"digest":"1"}\n${root()}`, 'unknown row'],
  ['a text that is cut off', `${root()}\n5:Tff,short`, 'unknown row'],
  ['a text without a length', `${root()}\n5:T`, 'unknown row'],
  ['a value', root({ x: '$R5' }), 'unknown value in the Flight data: "$R5"'],
  ['an escaped value', root({ x: '$R"5' }), 'unknown value'],
])('%s of an unknown kind is refused', (_, flight, reason) =>
  expect(() => canonical(flight)).toThrow(reason),
);

test('only what the HTML contains is removed from the data of a page', () => {
  const script = (text: string) =>
    `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]`;
  const graph = '{"@context":"https://schema.org","name":"Grüße"}';
  const words = `A text:\n:HL["/x"]\n6:${script(layOutInParts)}\n`;
  const rows = (first: string, second: string, data: string) =>
    [
      '1:"$Sreact.fragment"',
      `2:${data}`,
      `${textRow('3', words)}${root({ x: ['$1', '@1', '@2', '$2', '$3'] })}\n`
        .replace('"@1"', first)
        .replace('"@2"', `[${second}]`),
    ].join('\n');
  const given = rows(script(layOutInParts), script(nameFailedPictures), '"graph"').replace(
    '2:"graph"\n',
    textRow('2', graph),
  );
  const [inHtml, ...more] = flightInHtml(Buffer.from(`:HL["/a.css","style"]\n${given}`), '');
  expect([inHtml, more]).toEqual([rows(script(''), script(''), '""'), []]);
  expect(canonical(given)).toBe(given);
});
