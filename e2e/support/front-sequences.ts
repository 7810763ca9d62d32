import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import meaningful from './front-headers.json' with { type: 'json' };
import { rawRequest, type RawAnswer, type RawRequest } from './raw-request';

// Requests of visitors and attackers, to a server or the cache in front of it. None may change what
// others see, or make a kept page be forgotten.

export type Sequence = { name: string; requests: (path: string) => RawRequest[] };

const byHeaders = (name: string, headers: Record<string, string>): Sequence => ({
  name,
  requests: (path) => [
    { path, headers },
    { path, headers: { ...headers, rsc: '1' } },
  ],
});

const byPaths = (name: string, paths: (path: string) => string[]): Sequence => ({
  name,
  requests: (path) => paths(path).map((spelling) => ({ path: spelling })),
});

const methods = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'BAN', 'TRACE'];
const encodings = ['', 'identity', 'gzip', 'br', 'zstd', 'gzip;q=0', '*;q=0', 'visitor-'];

const cased = (path: string, index: number) =>
  [...path].map((letter, place) => ((index >> (place % 20)) & 1 ? letter.toUpperCase() : letter)).join('');
const escaped = (path: string, index: number) =>
  path.replace(/[a-z]/g, (letter, place: number) =>
    (index >> (place % 20)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );

/** `count` requests for one page, each spelled differently. */
export const spellings = (path: string, host: string, count: number): RawRequest[] =>
  Array.from({ length: count }, (_, index): RawRequest => {
    const forms: RawRequest[] = [
      { path, headers: { 'next-router-state-tree': `r${index}`, rsc: '1' } },
      { path, headers: { 'next-router-state-tree': `r${index}` } },
      { path, headers: { rsc: `z${index}` } },
      { path: `${path}?_rsc=x${index}`, headers: { rsc: '1' } },
      { path: `${path}?_rsc=x${index}` },
      { path: `${path}?q=${index}` },
      { path, host: `${host}:${index + 1}` },
      { path, host: `${host}${'.'.repeat(1 + (index % 50))}` },
      { path, host: cased(host, index) },
      { path, headers: { 'accept-encoding': `x${index}` } },
      { path, headers: { accept: `x/${index}` } },
      { path, headers: { 'x-forwarded-proto': `x${index}` } },
      { path: `/x${index}/..${path}` },
      { path: `/.${path}?${index}` },
      { path: cased(path, index) },
      { path: escaped(path, index) },
      { path: `${path}${'/'.repeat(index % 100)}` },
      { path: `${path};${index}` },
      { path: `/no-such-page-${index}` },
      { path: `/_next/image?url=%2Fassets%2Fdemo%2Fbalcony-timber-soffit.jpg%23${index}&w=640&q=75` },
      { path: `/_next/static/chunks/${index}.js` },
    ];
    return forms[index % forms.length] as RawRequest;
  });

export const sequences: Sequence[] = [
  // Headers that Next uses internally, and those that only Node reads.
  ...Object.entries(meaningful).map(([name, value]) => byHeaders(`${name}: ${value}`, { [name]: value })),
  ...encodings.map((value) => byHeaders(`accept-encoding: ${value}`, { 'accept-encoding': value })),
  ...methods.map((method) => ({ name: method, requests: (path: string) => [{ path, method }] })),
  byPaths('queries', (path) => [
    `${path}?utm_source=visitor-&email=visitor-%40example.com`,
    `${path}?_rsc=visitor-`,
    `${path}?nxtPsite=visitor-&__nextLocale=es`,
    `${path}?`,
  ]),
  byPaths('a preview that there is not', (path) => [`/api/preview?token=visitor-&path=${path}`]),
  byHeaders('the cookie of a preview that there is not', { cookie: 'mainstreet-preview=visitor-' }),
  byPaths('spellings of the path', (path) => [
    `/.${path}`,
    `/visitor-/..${path}`,
    `/${path}`,
    `${path}//`,
    `${path}#visitor-`,
    `${path}%00`,
    `${path};visitor-`,
    path.toUpperCase(),
  ]),
  {
    name: 'a body with GET',
    requests: (path) => [{ path, body: 'visitor-', headers: { 'content-length': '8' } }],
  },
];

/** Sends requests, six at a time, and ignores failures. */
export const sendAll = async (port: number, host: string, requests: RawRequest[]): Promise<void> => {
  const next = requests[Symbol.iterator]();
  const send = async () => {
    for (const request of next) await rawRequest(port, { host, ...request }).catch(() => {});
  };
  await Promise.all(Array.from({ length: 6 }, send));
};

/** The requests of ordinary visitors, by what is asked for. */
const ordinary = (path: string): [string, RawRequest][] => [
  [`${path} with gzip`, { path, headers: { 'accept-encoding': 'gzip' } }],
  [`${path} without gzip`, { path }],
  [`${path} as navigation data`, { path: `${path}?_rsc`, headers: { rsc: '1' } }],
];

export const summaryOf = ({ status, headers, bytes }: RawAnswer): string => {
  const encoding = String(headers['content-encoding'] ?? 'none');
  const content = encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  const digest = createHash('sha256').update(content).digest('hex');
  return `${status} ${headers['content-type']} ${encoding} ${digest}`;
};

/** What ordinary visitors get of each path: status, type, encoding and a digest of the content. */
export const seenByOthers = async (
  port: number,
  host: string,
  paths: readonly string[],
): Promise<Record<string, string>> => {
  const seen: Record<string, string> = {};
  for (const [name, request] of paths.flatMap(ordinary))
    seen[name] = summaryOf(await rawRequest(port, { host, ...request }));
  return seen;
};
