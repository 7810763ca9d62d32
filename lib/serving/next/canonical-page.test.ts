import { makeCanonical, makeDataCanonical, POLICY } from './canonical-page.mjs';
import { canonicalFlight } from './flight.mjs';
import { firstScreenEnd, layOutInParts, startScripts } from './inline-scripts.mjs';

/** Flight data as Next writes it for the address `c` with the query `q`. */
const flight = (c: string[], q: string, text = '') =>
  Buffer.from(
    `1:"$Sreact.fragment"\n2:T${Buffer.byteLength(text).toString(16)},${text}` +
      `0:${JSON.stringify({ P: null, c, q, i: false })}\n3:["$","p",null,{}]`,
  );

const push = (value: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify(value).replaceAll('<', '\\u003c')})</script>`;
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** Scripts with the data cut into pieces of `size` bytes, as Next does it. */
const scripts = (data: Buffer, size = 1_000) =>
  Array.from({ length: Math.ceil(data.length / size) }, (_, index) => {
    const piece = data.subarray(index * size, (index + 1) * size);
    const isCharacterCut = piece.toString('utf8').includes('\ufffd');
    return push(isCharacterCut ? [3, piece.toString('base64')] : [1, piece.toString('utf8')]);
  }).join('');

const page = (data: Buffer, size?: number) =>
  `<!DOCTYPE html><html><body><p>Text</p>${start}${scripts(data, size)}</body></html>`;

const canonical = (html: string) => {
  const value = { kind: 'APP_PAGE' as const, html, headers: {} as Record<string, string> };
  const unknown = makeCanonical(value);
  return { unknown, html: value.html, policy: value.headers[POLICY] ?? '' };
};
/** A page with `more` before its data. */
const withMore = (more: string) => canonical(`${more}${start}${scripts(flight(['', ''], ''))}`);
const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

describe('the HTML of a page', () => {
  const text = `Grüße, 漢字 </script><!-- &amp; "it's" \\'\\" \\`.repeat(20);

  test('is the same for every address, however its data was split', () => {
    const pages = [7, 50, 300, 10_000].map((size) =>
      canonical(page(flight(['', 'p'.repeat(size)], `q=${size}`, text), size)),
    );
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[0]?.html).not.toContain('</script><!--');
    expect(pages[0]?.html.match(/<script>/g)).toHaveLength(2);
  });

  test('has the same data, in a script that the policy allows', () => {
    const { html, policy, unknown } = canonical(page(flight(['', ''], '', text), 100));
    const script = /<script>(self[^]*?)<\/script>/.exec(html)?.[1] ?? '';
    const pushed: unknown[] = [];
    new Function('self', script)({ __next_f: { push: (entry: unknown) => pushed.push(entry) } });
    expect(pushed).toEqual([[1, canonicalFlight(flight(['', ''], '', text))]]);
    expect([unknown, hashesIn(policy).length]).toEqual([null, 2]);
  });

  test.each(['<p class="x">it\'s &amp; "5"</p>\n\\', '$5 off'])(
    'has no content that the document holds: the data gets %j from there',
    (content) => {
      const rows = `0:{"c":["",""],"q":"","f":["$","p",null,{"id":"a","children":[${JSON.stringify(text)}]}]}\n`;
      const { html, unknown } = canonical(page(Buffer.from(rows)).replace('<p>', '<p id="a">'));
      const script = /<script>(self[^]*?)<\/script>/.exec(html)?.[1] ?? '';
      const pushed: [number, string][] = [];
      new Function('self', 'document', script)(
        { __next_f: { push: (entry: [number, string]) => pushed.push(entry) } },
        { getElementById: (id: string) => ({ innerHTML: id === 'a' ? content : '' }) },
      );
      const [row = ''] = pushed[0]?.[1].split('\n') ?? [];
      expect([unknown, JSON.parse(row.slice(row.indexOf(':') + 1)).f]).toEqual([
        null,
        ['$', 'p', null, { id: 'a', dangerouslySetInnerHTML: { __html: content.replace(/^\$/, '$$$$') } }],
      ]);
    },
  );

  test('has the content of an element that comes after the data', () => {
    const rows = `0:{"c":["",""],"q":"","f":["$","p",null,{"id":"a","children":${JSON.stringify(text)}}]}\n`;
    const [before, after] = ['<p id="a"></p>', ''].map((element, index) =>
      canonical(page(Buffer.from(rows)).replace('<p>', `${element}<p>`) + (index ? '<p id="a"></p>' : '')),
    );
    expect([before?.html.includes("of('a')"), after?.html.includes("of('a')")]).toEqual([true, false]);
  });
});

describe('the head of a page', () => {
  const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
  const stylesheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
  const polyfills = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  const head = `<meta charSet="utf-8"/>${stylesheet}${preload}${chunk('main')}${chunk('b')}${polyfills}`;
  const end = `<script id="${firstScreenEnd}">${layOutInParts}</script>`;
  const loader = `<script data-src="/_next/static/chunks/b.js /_next/static/chunks/main.js">${startScripts}</script>`;
  const firstPaint = '<link rel="expect" href="#first-screen-end" blocking="render"/>';

  test('is the same whether React writes the metadata or the note on fonts first', () => {
    const [note, title] = ['<meta name="next-size-adjust" content=""/>', '<title>Home</title>'];
    const [one, other] = [note + title, title + note].map((more) => withMore(`${head}${more}${end}`).html);
    expect(one).toBe(other);
    expect(one).toContain(note);
  });

  test('is the same whether React preloads the picture of the layout or of the page first', () => {
    const logo = '<link rel="preload" href="/logo.svg" as="image" fetchPriority="high"/>';
    const photo = '<link rel="preload" as="image" imageSrcSet="/a 640w" imageSizes="100vw"/>';
    const [one, other] = [logo + photo, photo + logo].map((more) => withMore(`${more}${head}${end}`).html);
    expect(one).toBe(other);
    expect(one?.startsWith(photo + logo)).toBe(true);
  });

  test('has one inline script before the stylesheet in place of the scripts and their preload', () => {
    const { html, policy } = withMore(head);
    expect(html.startsWith(`<meta charSet="utf-8"/>${loader}${stylesheet}${polyfills}${start}`)).toBe(true);
    expect(hashesIn(policy)).toHaveLength(3);
  });

  test('lets the first paint wait for the end of the first screen', () =>
    expect(withMore(`${head}${end}`).html).toContain(`${loader}${firstPaint}${stylesheet}`));

  test.each([
    ['of an error, without a stylesheet,', chunk('main')],
    ['without scripts and stylesheet', ''],
  ])('of a page %s stays as it is', (_, more) =>
    expect([withMore(more).unknown, withMore(more).html.startsWith(more + start)]).toEqual([null, true]),
  );

  test.each([
    ['the stylesheet', head.replace('<link rel', '<link data-a="" rel'), 'element of the stylesheet'],
    ['no stylesheet at all', `${head.replace(stylesheet, '')}${end}`, 'element of the stylesheet'],
    ['the scripts', head.replaceAll('async=""', 'defer=""'), 'elements of the scripts'],
    ['one script', head.replace('b.js" async', 'b.js" crossorigin="" async'), 'unknown script: <script src'],
    ['the preload', head.replace('fetchPriority', 'fetchpriority'), 'elements of the scripts'],
  ])('with another form of %s is unknown', (_, more, reason) =>
    expect(withMore(more).unknown).toContain(reason),
  );
});

describe('the policy of a page', () => {
  test('allows each inline script of the product', () => {
    const turbopack = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';
    const { unknown, policy } = withMore(
      `<script>${layOutInParts}</script><script id="_R_">${turbopack}</script>`,
    );
    expect([unknown, hashesIn(policy).length]).toEqual([null, 4]);
    // printf '(self.__next_f=self.__next_f||[]).push([0])' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("'sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo='");
  });

  test("allows the sources of the site's analytics, and none from a text of the record", () => {
    const named =
      'data-script-src="https://a.example" data-connect-src="https://a.example https://b.example"';
    const consent = 'defer="" src="/assets/consent/consent.js" data-analytics="{&quot;a&quot;:1}"';
    const { policy } = withMore(`<script ${consent} ${named}></script>`);
    expect(policy).toMatch(/script-src 'self' https:\/\/a\.example 'sha256-/);
    expect(policy).toContain("; connect-src 'self' https://a.example https://b.example; ");
    const texts = `<p title='${named}'>${named}</p>${start}${push([1, `5:${JSON.stringify(`<script ${named}>`)}\n`])}`;
    expect(canonical(`${texts}${scripts(flight(['', ''], ''))}`)).toMatchObject({
      unknown: null,
      policy: expect.not.stringContaining('example'),
    });
  });

  test('names the host that the page embeds, and nothing that a text says of one', () => {
    const policyOf = (body: string) => {
      const html = `${body}${start}${scripts(flight(['', ''], ''))}`;
      return canonical(html).policy;
    };
    for (const more of ['', ' data-speed="0.25"'])
      expect(policyOf(`<body data-frame-src="https://book.example.com:8443"${more}>`)).toMatch(
        /; frame-src [^;]* https:\/\/book\.example\.com:8443;/,
      );
    for (const body of [
      '<body>',
      `<body><p title='data-frame-src="https://book.example.com"'>&lt;body data-frame-src="https://x.example">`,
      '<body data-frame-src="https://book.example.com; script-src *">',
      '<body data-frame-src="http://book.example.com">',
      '<body data-frame-src="https://book.example.com" data-speed="x">',
    ])
      expect(policyOf(body)).toMatch(/; frame-src [^;*]*;/);
    expect(policyOf('<body data-frame-src="http://book.example.com">')).not.toContain('example');
  });

  test('needs no hash for data blocks and files', () => {
    const more =
      '<script type="application/ld+json">{"a":1}</script><script src="/_next/static/a.js" async=""></script>';
    expect(hashesIn(withMore(more).policy)).toEqual(hashesIn(withMore('').policy));
  });

  test('allows no other inline script, no eval and no plain http', () => {
    const { policy } = withMore('');
    expect(policy).toContain("; connect-src 'self'; ");
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe-eval|http:(?!\/)|script-src[^;]*unsafe/);
  });
});

test.each([
  ['any other script', '<script>alert(1)</script>'],
  ['code around the data', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
  ['an expression in the data', '<script>self.__next_f.push([1,"a"+alert(1)+"b"])</script>'],
  ['data in single quotes', `<script>self.__next_f.push([1,'a'+alert(1)+'b'])</script>`],
  ['a third element in the data', '<script>self.__next_f.push([1,"a",alert("b")])</script>'],
  [
    'an expression in the bootstrap',
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)})</script>',
  ],
  ['one of ours with something added', `<script>${layOutInParts};alert(1)</script>`],
  ['one of ours in a file', `<script src="https://a.example">${layOutInParts}</script>`],
  ['elements between the data', `${push([1, '5:"x"\n'])}<p></p>`],
  ['an unknown row', push([1, '5:Z\n'])],
])('a page with %s has a policy that forbids all scripts', (_, more) => {
  const { unknown, html, policy } = withMore(more);
  expect(unknown).toMatch(/unknown|elements between/);
  expect(policy).toContain("script-src 'none'; ");
  expect(html.startsWith(more)).toBe(true);
});

test('a page without data has a policy that forbids all scripts', () =>
  expect(canonical('<html></html>')).toMatchObject({
    unknown: 'no script with Flight data',
    policy: expect.stringContaining("script-src 'none'"),
  }));

test('a page is mutated, so that the first visitor gets the page that is cached', () => {
  const data = flight(['', 'about'], 'utm_source=x');
  const value = {
    kind: 'APP_PAGE' as const,
    html: page(data, 50),
    rscData: data,
    segmentData: new Map([['/_full', data]]) as Map<string, Buffer> | undefined,
    headers: { 'x-next-cache-tags': 'site:a' } as Record<string, string>,
  };
  expect(makeCanonical(value, "'self' https://a.example")).toBeNull();
  expect(makeDataCanonical(value, "'self' https://a.example")).toBeNull();
  expect(value.html + value.rscData.toString()).not.toMatch(/utm_source|about/);
  expect(value.segmentData).toBeUndefined();
  expect(value.headers).toEqual({
    'x-next-cache-tags': 'site:a',
    [POLICY]: expect.stringMatching(
      /script-src 'self' 'sha256-.*; frame-ancestors 'self' https:\/\/a.example$/,
    ),
  });
});
