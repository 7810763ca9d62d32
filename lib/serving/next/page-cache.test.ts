import { isKept, makeCanonical } from './entries.mjs';
import { inFixedOrder } from './flight-order.mjs';
import { withoutAddress, withoutRepeats } from './flight.mjs';
import { layOutInParts, nameFailedPictures } from './inline-scripts.mjs';
import { pagePolicy } from './page-policy.mjs';
import { canonicalHtml, inlineScriptsOf } from './page-scripts.mjs';

/** A row of text, whose length in bytes stands before it. */
const textRow = (id: number, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** A Flight document as Next writes it for the address `c` with the query `q`. */
const flight = (c: string[], q: string, text = '') => {
  const address = `0:${JSON.stringify({ P: null, c, q, i: false })}`;
  return Buffer.from(`1:"$Sreact.fragment"\n${textRow(2, text)}${address}\n3:["$","p",null,{}]`);
};

const push = (value: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify(value).replaceAll('<', '\\u003c')})</script>`;
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** A page whose data is cut into pieces of `size` bytes, as Next does it. */
const page = (data: Buffer, size: number) => {
  const pieces = Array.from({ length: Math.ceil(data.length / size) }, (_, index) =>
    data.subarray(index * size, (index + 1) * size),
  );
  const scripts = pieces.map((piece) =>
    piece.toString('utf8').includes('\ufffd')
      ? push([3, piece.toString('base64')])
      : push([1, piece.toString('utf8')]),
  );
  return `<!DOCTYPE html><html><body><p>Text</p>${start}${scripts.join('')}</body></html>`;
};

const silent = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe("the visitor's path in the Flight data", () => {
  test('is removed from any position', () => {
    const text = 'Ünïcode 漢字\n0:{"P":null,"c":["","fake"],"q":"fake"}\n';
    const expected = flight(['', ''], '', text).toString();
    expect(withoutAddress(flight(['', 'about'], 'utm_source=x', text))?.toString()).toBe(expected);
    expect(withoutAddress(flight(['', ''], '', text))?.toString()).toBe(expected);
  });

  test('is removed from the first row only, not from similar texts of the record', () => {
    const text = '\n0:{"P":null,"c":["","fake"],"q":"fake"}\n';
    expect(withoutAddress(flight(['', 'about'], '', text))?.toString()).toContain('"fake"');
  });

  test.each([
    ['without the row', '1:"a"\n2:"b"'],
    ['with a row of another kind', '0:["$","div",null,{}]'],
    ['without a query', '0:{"c":["",""]}'],
    ['that is empty', ''],
  ])('cannot be removed from a document %s', (_, document) =>
    expect(withoutAddress(Buffer.from(document))).toBeNull(),
  );
});

test('only what the HTML contains is removed from the data', () => {
  const script = (text: string) =>
    `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]`;
  const graph = '{"@context":"https://schema.org","name":"Grüße"}';
  const words = `A text:\n:HL["/x"]\n6:${script(layOutInParts)}\n`;
  const kept = `${textRow(9, words)}a:["$","p",null,{"className":"x"}]`;
  const given = [
    '1:"$Sreact.fragment"',
    ':HL["/a.css","style"]',
    `3:${script(layOutInParts)}`,
    `4:[${script(nameFailedPictures)}]`,
    `${textRow(6, graph)}${kept}`,
  ].join('\n');
  const left = withoutRepeats(Buffer.from(given)).toString();
  expect(left).toBe(
    ['1:"$Sreact.fragment"', `3:${script('')}`, `4:[${script('')}]`, '6:""', kept].join('\n'),
  );
  expect(withoutRepeats(Buffer.from(left)).toString()).toBe(left);
});

describe('the HTML of a page', () => {
  const text = `Grüße, 漢字 </script><!-- &amp; "it's" \\'\\" \\`.repeat(20);

  test('is the same for every path, however its data was split', () => {
    const pages = [7, 50, 300, 10_000].map((size) =>
      canonicalHtml(page(flight(['', 'p'.repeat(size)], `q=${size}`, text), size)),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toContain('</script><!--');
    expect(pages[0]?.match(/<script>/g)).toHaveLength(2);
  });

  test('has the same data, in a script that the policy allows', () => {
    const html = canonicalHtml(page(flight(['', ''], '', text), 100)) ?? '';
    const script = /<script>(self[^]*?)<\/script>/.exec(html)?.[1] ?? '';
    const pushed: unknown[] = [];
    new Function('self', script)({ __next_f: { push: (entry: unknown) => pushed.push(entry) } });
    expect(pushed).toEqual([[1, inFixedOrder(flight(['', ''], '', text)).toString()]]);
    expect(inlineScriptsOf(html)).toEqual({ known: [start.slice(8, -9), script], unknown: [] });
  });

  test('stays the same when it is made canonical again', () => {
    const once = canonicalHtml(page(flight(['', 'a'], 'q', text), 100)) ?? '';
    expect(canonicalHtml(once)).toBe(once);
  });

  test('is refused when other elements stand between its data, or when it has none', () => {
    const data = flight(['', ''], '');
    const [first, second] = [data.subarray(0, 20).toString(), data.subarray(20).toString()];
    expect(canonicalHtml(`${start}${push([1, first])}<p></p>${push([1, second])}`)).toBeNull();
    expect(canonicalHtml('<html></html>')).toBeNull();
  });
});

describe('the policy of a page', () => {
  const hashes = (html: string) => pagePolicy(html).match(/'sha256-[^']+'/g) ?? [];

  test('allows each inline script of the product', () => {
    silent();
    const turbopack = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';
    const html = `${start}${push([1, 'a'])}<script>${layOutInParts}</script><script id="_R_">${turbopack}</script>`;
    expect(hashes(html)).toHaveLength(4);
    // Computed with `printf 'self.__next_f.push([1,"a"])' | openssl dgst -sha256 -binary | base64`.
    expect(hashes(push([1, 'a']))).toEqual(["'sha256-o+AVanGgeHXuaJ2y8tCjP3mbGMjt79U+MRDdwV7W0FY='"]);
  });

  test("allows the sources of the site's analytics, and none from a text of the record", () => {
    const named =
      'data-script-src="https://a.example" data-connect-src="https://a.example https://b.example"';
    const policy = pagePolicy(`${start}<script src="/assets/consent/consent.js" ${named}></script>`);
    expect(policy).toMatch(/script-src 'self' https:\/\/a\.example 'sha256-/);
    expect(policy).toContain("; connect-src 'self' https://a.example https://b.example; ");
    const texts = `<p title='${named}'>${named}</p>${push([1, `<script ${named}>`])}${start}`;
    expect(pagePolicy(texts)).not.toContain('example');
  });

  test.each([
    ['any other script', '<script>alert(1)</script>'],
    ['code around the data', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
    ['an expression in the data', '<script>self.__next_f.push([1,"a"+alert(1)+"b"])</script>'],
    ['an expression in data in single quotes', `<script>self.__next_f.push([1,'a'+alert(1)+'b'])</script>`],
    ['an escape that is not JSON', `<script>self.__next_f.push([1,'\\x41'])</script>`],
    ['a third element in the data', '<script>self.__next_f.push([1,"a",alert("b")])</script>'],
    [
      'an expression in the bootstrap',
      '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)})</script>',
    ],
    ['one of ours with something added', `<script>${layOutInParts};alert(1)</script>`],
  ])('does not allow %s, and the log says so', (_, html) => {
    const log = silent();
    expect(hashes(html)).toEqual([]);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^page-cache\.unknown-script start=/));
  });

  test('needs no hash for data blocks and files', () => {
    const log = silent();
    expect(
      hashes('<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script>'),
    ).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  test('allows no inline script, no eval and no plain http', () => {
    const policy = pagePolicy(start);
    expect(policy).toContain("; connect-src 'self'; ");
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe-eval|http:(?!\/)|script-src[^;]*unsafe/);
  });
});

test('an entry is mutated, so that the first visitor gets the page that is cached', () => {
  const data = flight(['', 'about'], 'utm_source=x');
  const value = {
    html: page(data, 50),
    rscData: data,
    segmentData: new Map([['/_full', data]]) as Map<string, Buffer> | undefined,
    headers: { 'x-next-cache-tags': 'site:a' } as Record<string, string>,
  };
  expect(makeCanonical(value)).toBe(true);
  expect(value.html + value.rscData.toString()).not.toMatch(/utm_source|about/);
  // Nobody asks for them.
  expect(value.segmentData).toBeUndefined();
  expect(value.headers).toEqual({
    'x-next-cache-tags': 'site:a',
    'content-security-policy': pagePolicy(value.html),
  });
});

test.each([
  ['200', { status: 200 }, { revalidate: 60 }, true],
  ['200, which Next leaves out for pages', {}, { revalidate: 60 }, true],
  [
    '404 with tag and lifetime',
    { status: 404, headers: { 'x-next-cache-tags': 'a,site:b' } },
    { revalidate: 60 },
    true,
  ],
  ['404 without a tag', { status: 404 }, { revalidate: 60 }, false],
  [
    '404 with a tag of Next only',
    { status: 404, headers: { 'x-next-cache-tags': '_N_T_/layout' } },
    { revalidate: 60 },
    false,
  ],
  [
    '404 for ever',
    { status: 404, headers: { 'x-next-cache-tags': 'site:b' } },
    { revalidate: false as const },
    false,
  ],
  ['405', { status: 405 }, { revalidate: 60 }, false],
  ['500', { status: 500, headers: { 'x-next-cache-tags': 'site:b' } }, { revalidate: 60 }, false],
  ['400', { status: 400 }, undefined, false],
  ['204', { status: 204 }, { revalidate: 60 }, false],
])('caching of an answer with status %s, case %#', (_, value, cacheControl, kept) =>
  expect(isKept(value, cacheControl)).toBe(kept),
);
