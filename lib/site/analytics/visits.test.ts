import { loggedLines, startServer } from '@/test/server';
import { databaseKinds, useServer } from '@/test/databases';
import { isVisit } from './visits';

/** Starts a server process with a database connection of its own. */
const start = async (url: string) => {
  startServer({ DATABASE_URL: url });
  const db = await (await import('@/lib/platform/db')).database();
  return { ...(await import('./visits')), db };
};

describe.each(databaseKinds)('visits in %s', (_kind, open) => {
  const server = useServer(open);

  test('2,000 concurrent visits in two processes are all counted, and each gets its own number', async () => {
    const processes = [await start(server.url), await start(server.url)];
    const visits = Array.from({ length: 2_000 }, (_, index) => index);
    const numbers = await Promise.all(visits.map((index) => processes[index % 2]?.countVisit('busy')));
    expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(visits.map((index) => index + 1));
    expect(await Promise.all(processes.map(({ visitsOf }) => visitsOf('busy')))).toEqual([2_000, 2_000]);
  }, 60_000);

  test('numbers survive a restart, and each site has its own', async () => {
    const before = await start(server.url);
    expect(await before.visitsOf('one')).toBe(0);
    for (const [site, number] of [
      ['one', 1],
      ['two', 1],
      ['one', 2],
    ] as const)
      expect(await before.countVisit(site)).toBe(number);
    const after = await start(server.url);
    expect(await Promise.all(['one', 'two', 'three'].map(after.visitsOf))).toEqual([2, 1, 0]);
  });

  test('an outage gives null; its begin and end are logged once, and no count is lost', async () => {
    const lines = loggedLines();
    const { countVisit, visitsOf, db } = await start(server.url);
    await countVisit('kept');
    await db.run('alter table visits rename to away');
    const answers = await Promise.all([countVisit('kept'), countVisit('kept'), visitsOf('kept')]);
    expect([...answers, await countVisit('kept'), await visitsOf('kept')]).toEqual(Array(5).fill(null));
    await db.run('alter table away rename to visits');
    expect([await countVisit('kept'), await visitsOf('kept')]).toEqual([2, 2]);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['visits.failed', 'visits.recovered']);
  });
});

const browser = {
  host: 'www.example.com',
  origin: 'https://www.example.com',
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
const is = (headers: Record<string, string>) => isVisit(new Headers({ ...browser, ...headers }));

const programs = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.31.0',
  'facebookexternalhit/1.1',
  '',
];

test.each<[boolean, string, Record<string, string>]>([
  [true, 'a person on a page of this site', {}],
  [true, 'one whose browser says so', { 'sec-fetch-site': 'same-origin' }],
  [true, 'a person under the same host', { host: 'WWW.example.com:443' }],
  [true, 'a person at another port', { origin: 'http://www.example.com:8080' }],
  ...programs.map((agent): [boolean, string, Record<string, string>] => [
    false,
    'a program',
    { 'user-agent': agent },
  ]),
  [false, 'a prefetched page', { 'sec-purpose': 'prefetch' }],
  [false, 'a prefetched page', { 'sec-purpose': 'prefetch;prerender' }],
  [false, 'a prefetched page', { purpose: 'prefetch' }],
  [false, 'a prefetched page', { 'x-moz': 'prefetch' }],
  [false, 'a prefetched page', { 'x-purpose': 'preview' }],
  [false, "another site's page", { origin: 'https://evil.example' }],
  [false, "another site's page", { origin: 'https://www.example.com.evil.example' }],
  [false, "another site's page", { origin: 'null' }],
  [false, "another site's page", { origin: '' }],
  [false, "another site's page", { 'sec-fetch-site': 'cross-site' }],
  [false, "another site's page", { 'sec-fetch-site': 'same-site' }],
  [false, "another site's page", { 'sec-fetch-site': 'none' }],
  [false, "another site's page", { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' }],
])('a visit: %s, by %s: %j', (expected, _, headers) => expect(is(headers)).toBe(expected));

test('a request that does not say where it comes from, or of which program, is not', () => {
  const { origin: _origin, ...silent } = browser;
  const { 'user-agent': _agent, ...nameless } = browser;
  expect([isVisit(new Headers(silent)), isVisit(new Headers(nameless))]).toEqual([false, false]);
});
