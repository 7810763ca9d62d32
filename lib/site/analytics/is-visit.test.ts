import { isVisit } from './is-visit';

const browser = {
  host: 'www.example.com',
  origin: 'https://www.example.com',
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
const is = (headers: Record<string, string>) => isVisit(new Headers({ ...browser, ...headers }));

test('a person on a page of this site is a visit', () => {
  expect([
    is({}),
    is({ 'sec-fetch-site': 'same-origin' }),
    is({ host: 'WWW.example.com:443' }),
    is({ origin: 'http://www.example.com:8080' }),
  ]).toEqual([true, true, true, true]);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.31.0',
  'facebookexternalhit/1.1',
  '',
])('the program %j is not', (agent) => expect(is({ 'user-agent': agent })).toBe(false));

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
  ['x-purpose', 'preview'],
])('a prefetched page (%s: %s) is not', (name, value) => expect(is({ [name]: value })).toBe(false));

test.each([
  { origin: 'https://evil.example' },
  { origin: 'https://www.example.com.evil.example' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' },
])("another site's page is not: %j", (headers) => expect(is(headers as Record<string, string>)).toBe(false));

test('a request that does not say where it comes from, or of which program, is not', () => {
  const { origin: _origin, ...silent } = browser;
  const { 'user-agent': _agent, ...nameless } = browser;
  expect([isVisit(new Headers(silent)), isVisit(new Headers(nameless))]).toEqual([false, false]);
});
