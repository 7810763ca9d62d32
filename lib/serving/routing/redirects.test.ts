import { siteOf } from '@/test/records';
import { pageOfOldSpelling, redirectProblems, withOldAddresses } from './old-addresses';
import { noRedirects, parseRedirects, redirectFor } from '@/lib/content/hosts/redirects';
import { decideRoute } from './route-decision';

const pages = new Map([
  ['www.acme.example', 'acme'],
  ['acme.example', 'acme'],
  ['www.other-site.example', 'other'],
]);
const read = (value: unknown) => parseRedirects(value, (host) => pages.get(host), 'acme');

test('an exact path, a prefix and another host of the deployment are understood', () => {
  const { redirects, problems } = read({
    '/team': '/about',
    '/blog/*': '/',
    '/blog/decks/*': '/deck-repair',
    '/shop': 'https://www.other-site.example/contact',
    '/link': 'http://acme.example/contact?a=1#form',
    '/café/*': '/',
  });
  expect(problems).toEqual([]);
  expect(
    [
      ...['/team', '/team/', '/blog', '/blog/2019/x', '/blog/decks/1', '/shop', '/link', '/caf%C3%A9/menu'],
      ...['/blogs', '/other', '/%E0%A4%A'],
    ].map((path) => redirectFor(redirects, path)),
  ).toEqual([
    ...['/about', '/about', '/', '/', '/deck-repair', 'https://www.other-site.example/contact'],
    ...['/contact?a=1#form', '/', null, null, null],
  ]);
});

test.each([
  ['a', { '/a': '/b', '/b': '/a' }, ['/a', '/b'], /circle/],
  ['itself', { '/a': '/a' }, ['/a'], /circle/],
  ['itself by its host', { '/a': 'https://www.acme.example/a' }, ['/a'], /circle/],
  ['its own prefix', { '/blog/*': '/blog/new' }, ['/blog/*'], /circle/],
  ['a foreign host', { '/a': 'https://other.example/' }, ['/a'], /another host, other\.example/],
  ['a foreign host without scheme', { '/a': '//other.example' }, ['/a'], /neither/],
  ['a backslash', { '/a': '/\\other.example' }, ['/a'], /neither/],
  ['a script', { '/a': 'javascript:alert(1)' }, ['/a'], /no web page/],
  ['no text', { '/a': 5 }, ['/a'], /no text/],
  ['from no path', { about: '/about' }, ['about'], /no path/],
  ['from another host', { '//other.example': '/about' }, ['//other.example'], /no path/],
  ['from a query', { '/a?b=1': '/about' }, ['/a?b=1'], /query/],
  ['from the middle', { '/a*b': '/about' }, ['/a*b'], /end only/],
  ['from everything', { '/*': '/about' }, ['/*'], /everything/],
  ['from the first page', { '/': '/about' }, ['/'], /the first page itself/],
  ['from the middle and the end', { '/a*b*': '/about' }, ['/a*b*'], /end only/],
  ['from the server', { '/api/leads': '/about' }, ['/api/leads'], /belongs to the server/],
])('a redirect to or from %s is ignored and reported', (_, written, bad, reason) => {
  const { redirects, problems } = read({ ...written, '/good': '/about' });
  expect(problems.map(({ from }) => from)).toEqual(bad);
  expect(problems[0]?.reason).toMatch(reason);
  expect(redirectFor(redirects, '/good')).toBe('/about');
  expect(redirectFor(redirects, (bad[0] ?? '').replace('*', 'x'))).toBeNull();
});

test('a chain is shortened to its end, and reported', () => {
  const { redirects, problems } = read({ '/a': '/b', '/b': '/c', '/c': '/about' });
  expect([redirectFor(redirects, '/a'), redirectFor(redirects, '/b')]).toEqual(['/about', '/about']);
  expect(problems.map(({ from }) => from)).toEqual(['/a', '/b']);
});

test.each([undefined, null])('%s means no redirects, without a problem', (value) => {
  expect(read(value)).toEqual({ redirects: noRedirects, problems: [] });
});

test.each([['/a'], 'text', 5])('%j is reported as no object', (value) => {
  expect(read(value).problems).toEqual([{ from: 'redirects', reason: 'is not an object of paths' }]);
});

const given = { name: 'Acme', services: ['Deck Repair', 'Portfolio'] };
const site = siteOf(given, 'old');
const decideFor = (of: typeof site) => (path: string) => decideRoute({ state: 'found', value: of }, path);
const decided = (path: string, redirects = noRedirects, of = site) =>
  withOldAddresses(of, path, redirects, decideFor(of));
const to = (path: string) => ({ kind: 'redirect', to: path });

test.each([
  ['/', '/index.html /index /home /default /welcome'],
  ['/about', '/about-us /About_Us/ /about.html /our-story /who-we-are /company'],
  ['/services', '/our-services /what-we-do'],
  ['/contact', '/contact.php /contact.asp /contact.aspx /contact-us.html /contact-us /get-in-touch'],
  ['/contact', '/free-estimate /request-an-estimate /estimate'],
  ['/deck-repair', '/services/deck-repair /services/Deck%20Repair/ /deck-repair.html'],
  ['/gallery', '/photos /photo-gallery /our-work /projects'],
  ['/reviews', '/testimonials /customer-reviews'],
  ['/our-videos', '/videos /video'],
  ['/privacy', '/privacy-policy'],
])('old spellings and usual names lead to %s: %s', (target, spellings) => {
  for (const from of spellings.split(' ')) expect([from, decided(from)]).toEqual([from, to(target)]);
});

test.each(['/services/unknown', '/a/b/c', '/nothing', '/nothing.html', '/services/%E0%A4%A', '/%E0%A4%A'])(
  '%s is no old spelling',
  (from) => {
    expect(pageOfOldSpelling(site, from)).toBeNull();
    expect(decided(from).kind).toBe('not-found');
  },
);

test('a page itself is no old spelling', () =>
  expect(['/contact', '/contact/'].map((path) => pageOfOldSpelling(site, path))).toEqual([null, null]));

test('a page is hidden neither by a redirect nor by an old spelling', () => {
  const { redirects } = read({ '/about': '/contact' });
  expect([decided('/about', redirects).kind, decided('/portfolio').kind]).toEqual(['page', 'page']);
});

test("a site's own redirect takes precedence over an old spelling", () => {
  expect(decided('/about-us', read({ '/about-us': '/contact' }).redirects)).toEqual(to('/contact'));
});

test('a redirect to no page has no effect', () => {
  const { redirects } = read({ '/blog/*': '/nowhere' });
  expect(decided('/blog/1', redirects).kind).toBe('not-found');
});

test('redirects without effect are named before anybody asks for them', () => {
  const { redirects } = read({
    '/team': '/about',
    '/blog/*': '/nowhere?a#b',
    '/gallery': '/',
    '/old': '/about/',
  });
  expect(redirectProblems(site, redirects)).toEqual([
    { from: '/gallery', reason: expect.stringContaining('a page of the site has this address') },
    { from: '/blog/*', reason: expect.stringContaining('leads to /nowhere?a#b') },
  ]);
  const closed = siteOf({ ...given, callOnly: true }, 'closed');
  expect(redirectProblems(closed, read({ '/team': '/' }).redirects)).toEqual([
    { from: '/team', reason: expect.stringContaining('one page') },
  ]);
});

test('a call-only site has no redirects', () => {
  const closed = siteOf({ ...given, callOnly: true }, 'closed');
  for (const path of ['/about-us', '/index.html', '/team'])
    expect([path, decided(path, read({ '/team': '/' }).redirects, closed).kind]).toEqual([path, 'not-found']);
});
