import { siteFor } from '@/test/site';
import { routesOf } from '@/lib/content/record/site';
import { withPublicArticles, withPublicRoutes } from './public-articles';

const articles = [
  { title: 'Old', date: '2026-03-01', text: 'Words' },
  { title: 'Tomorrow', date: '2026-11-18', text: 'Words' },
  { title: 'Far away', date: '2099-01-01', text: 'Words' },
];
const recordIn = (address: string) => ({ dbPrincipal: { location: [{ address }] }, options: { articles } });

test.each([
  ['Denver, CO 80204', '2026-11-18T06:59:00Z', ['Old']],
  ['Denver, CO 80204', '2026-11-18T07:00:00Z', ['Tomorrow', 'Old']],
  ['somewhere', '2026-11-17T23:59:00Z', ['Old']],
  ['somewhere', '2026-11-18T00:00:00Z', ['Tomorrow', 'Old']],
])('an article waits for its day at %s: %s', (address, instant, shown) => {
  jest.useFakeTimers({ now: new Date('2026-11-17T12:00:00Z') });
  const site = siteFor(recordIn(address));
  const now = Date.parse(instant);
  expect(withPublicArticles(site, now).articles.map(({ name }) => name)).toEqual(shown);
  expect(withPublicRoutes(routesOf(site), now).articles).toHaveLength(shown.length);
  // The same object while the same articles are public: pages keep what they make of it.
  expect(withPublicArticles(site, now)).toBe(withPublicArticles(site, now));
});

test('a site without later articles is left as it is', () => {
  const site = siteFor({ options: { articles: articles.slice(0, 1) } });
  expect(withPublicArticles(site)).toBe(site);
});
