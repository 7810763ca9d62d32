import { inFixedOrder } from './flight-order.mjs';

const ordered = (...rows: string[]) => inFixedOrder(Buffer.from(rows.join('\n'))).toString();

test('rows that became ready in another order, under other numbers, are the same bytes', () => {
  const first = ordered(
    '1:"$Sreact.fragment"',
    '2:"/a.js"',
    '3:I[7,["$2"],"Menu"]',
    '5:X',
    '0:{"c":["",""],"q":"","f":["$","$1",null,{"a":"$L4","b":"$5","c":"$4:props:x"}]}',
    '5:C',
    '4:["$","$L3",null,{"x":[1]}]',
  );
  const second = ordered(
    '0:{"c":["",""],"q":"","f":["$","$a",null,{"a":"$Lb","b":"$1","c":"$b:props:x"}]}',
    '1:X',
    'b:["$","$Lc",null,{"x":[1]}]',
    'c:I[7,["$d"],"Menu"]',
    'a:"$Sreact.fragment"',
    '1:C',
    'd:"/a.js"',
  );
  expect(second).toBe(first);
  expect(first).toBe(
    `${[
      '1:"$Sreact.fragment"',
      '4:"/a.js"',
      '3:I[7,["$4"],"Menu"]',
      '2:["$","$L3",null,{"x":[1]}]',
      '5:X',
      '5:C',
      '0:{"c":["",""],"q":"","f":["$","$1",null,{"a":"$L2","b":"$5","c":"$2:props:x"}]}',
    ].join('\n')}\n`,
  );
  expect(inFixedOrder(Buffer.from(first)).toString()).toBe(first);
});

test('what looks like a reference in the texts of a record stays as it is', () => {
  const words = 'Grüße, "$5", and more:\n5:"$5"\n';
  const text = `T${Buffer.byteLength(words).toString(16)},${words}`;
  const strings = '["$$5","costs [\\"$5\\",\\"$5:\\"] or $5","$Sreact.suspense","$D5","$n5","$undefined"]';
  expect(ordered('9:"x"', `5:${text}0:["$5","$9",${strings}]`)).toBe(
    `1:${text}2:"x"\n0:["$1","$2",${strings}]\n`,
  );
});

test('hints stay before the rows, and references in a circle end', () => {
  expect(ordered(':HL["/a.css","style"]', '7:["$0"]', '0:["$7","$8"]')).toBe(
    ':HL["/a.css","style"]\n1:["$0"]\n0:["$1","$8"]\n',
  );
});
