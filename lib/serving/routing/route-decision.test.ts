import fc from 'fast-check';
import { anyText, anyWebPath } from '@/test/any-text';
import { siteOf, type Given } from '@/test/records';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import type { Site } from '@/lib/content';
import { internalPaths } from './internal-paths';
import { paths } from '@/lib/site/pages/paths';
import { decideRoute } from './route-decision';
import { siteKeyOf } from '@/lib/serving/site-key';
import { rowsOf } from '@/test/rows';

const business: Given = {
  services: ['Deck And Fence', 'Painting', 'A/C Repair', 'Jardín'],
  projects: [{ name: 'Old Town House' }, { name: 'Barn' }],
};
const found = (more: Given = {}): Known<Site> => ({
  state: 'found',
  value: siteOf({ ...business, ...more }, 'demo'),
});
const full = found();
const callOnly = found({ callOnly: true });
const key = siteKeyOf('demo');
const page = (path: string) => ({ kind: 'page', path });
const redirect = (to: string) => ({ kind: 'redirect', to });

test("internal paths start with the site's key, never with its page id", () => {
  expect(key).toMatch(/^[\w-]{16}$/);
  expect(key).not.toContain('demo');
});

test.each(
  '/about /services /gallery /reviews /our-videos /contact /find-us-on /privacy /accessibility'.split(' '),
)('%s of the route table is a page', (path) => {
  expect(decideRoute(full, path)).toEqual(page(`/${key}${path}`));
  expect(decideRoute(full, `${path}/`)).toEqual(redirect(path));
  expect(decideRoute(full, path.toUpperCase())).toEqual(redirect(path));
});

test('Home is a page', () => expect(decideRoute(full, '/')).toEqual(page(`/${key}`)));

test.each([
  ['service', '/deck-and%20fence', 'deck-and fence'],
  ['service', '/painting', 'painting'],
  ['service', '/a%2Fc-repair', 'a/c-repair'],
  ['service', '/jard%C3%ADn', 'jardín'],
  ['project', '/gallery/old-town%20house', 'old-town house'],
  ['project', '/gallery/barn', 'barn'],
] as const)('the page of a %s is %s', (kind, path, slug) =>
  expect(decideRoute(full, path)).toEqual(page(internalPaths.item(key, kind, slug))),
);

test.each(rowsOf('lib/serving/routing/spellings.txt'))('%s leads to %s, which is a page', (path, to) => {
  expect(decideRoute(full, path)).toEqual(redirect(to));
  expect(decideRoute(full, to).kind).toBe('page');
});

test('an unknown service gets the page without its service block; every other unknown path the not-found page', () => {
  for (const path of ['/plumbing', '/-', '/_'])
    expect(decideRoute(full, path)).toEqual({ kind: 'not-found', path: internalPaths.unknownService(key) });
  for (const path of (
    '/gallery/nothing /services/painting /about/us /gallery/barn/1 /a/b/c // //about /%2e%2e ' +
    '/..%2fabout/x /% /%00 /%ff /./about /gallery/.. /gallery//barn'
  ).split(' ')) {
    expect([path, decideRoute(full, path)]).toEqual([
      path,
      { kind: 'not-found', path: internalPaths.notFound(key) },
    ]);
  }
});

test('internal paths are not found', () => {
  const barn = internalPaths.item(key, 'project', 'barn').split('/').at(-1);
  for (const path of [
    ...`/${key} /${key}/about /not-found-page /UNKNOWN /unknown /demo /demo/about`.split(' '),
    internalPaths.item(key, 'service', 'painting'),
    `/gallery/${barn}`,
  ])
    expect([path, decideRoute(full, path).kind]).toEqual([path, 'not-found']);
});

test('a service without a page is not found under its slug', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = found({ services: ['Contact', 'Roofs', 'roofs'] });
  expect(decideRoute(site, '/contact')).toEqual(page(`/${key}/contact`));
  expect(decideRoute(site, '/roofs')).toEqual(page(internalPaths.item(key, 'service', 'roofs')));
});

describe('with addresses of hyphens', () => {
  const hyphens = found({ services: ['Furnace & A/C Repair'], options: { addresses: 'hyphens' } });

  test('a service is served under hyphens only', () => {
    const path = internalPaths.item(key, 'service', 'furnace-a-c-repair');
    expect(decideRoute(hyphens, '/furnace-a-c-repair')).toEqual(page(path));
    expect(decideRoute(hyphens, '/furnace-repair').kind).toBe('not-found');
  });

  test.each([
    ['/furnace-%26%20a%2Fc%20repair', '/furnace-a-c-repair'],
    ['/Furnace-A-C-Repair', '/furnace-a-c-repair'],
    ['/furnace_a-c-repair', '/furnace-a-c-repair'],
    ['/gallery/old-town%20house', '/gallery/old-town-house'],
    ['/gallery/Old_town_house', '/gallery/old-town-house'],
  ])('%s redirects to %s', (path, to) => expect(decideRoute(hyphens, path)).toEqual(redirect(to)));
});

const oddPaths = [
  ...(
    '/about /about/ /ABOUT /services /gallery /gallery/barn /gallery/Barn /reviews /our-videos /contact ' +
    '/contact/ /find-us-on /privacy /Privacy /accessibility/ /painting /Painting /deck-and-fence ' +
    '/deck-and%20fence /a%2Fc-repair // /// /./ /../ /%2e /%2e%2e/ /%2f /%2F /\\ /? /# /index /index.html ' +
    `/home /%20 /% /%00 /; about /not-found-page /${key} /${key}/contact /_next/data/x.json /robots.txt.bak`
  ).split(' '),
  ...['/ ', ''],
];

test.each(oddPaths)('a call-only site has no page at %j', (path) => {
  expect(decideRoute(callOnly, path)).toEqual({ kind: 'not-found', path: internalPaths.notFound(key) });
});

test('a call-only site has Home', () => expect(decideRoute(callOnly, '/')).toEqual(page(`/${key}`)));

/** Some of these are redirected to the page. */
const variantOfPage = fc
  .tuple(
    fc.mixedCase(fc.constantFrom('/about', '/find-us-on', '/deck-and%20fence', '/gallery/old-town%20house')),
    fc.constantFrom('-', '_', '%20'),
    fc.constantFrom('', '/', '//'),
  )
  .map(([path, separator, end]) => path.replaceAll(/-|%20/g, separator) + end);

const pathPieces = [' ', ...String.raw`/ % 2 e F . \ about gallery barn painting - %2f %20 é`.split(' ')];
const anyPath = fc.oneof(
  variantOfPage,
  anyText(),
  fc.string({ unit: fc.constantFrom(...pathPieces) }).map((path) => `/${path}`),
  anyWebPath(),
);

test('any path gives one decision; a redirect stays on the site and leads directly to a page', () => {
  let redirects = 0;
  fc.assert(
    fc.property(anyPath, (path) => {
      const decision = decideRoute(full, path);
      if (decision.kind !== 'redirect') return;
      redirects += 1;
      expect(decision.to).toMatch(/^\/[^/\\]/);
      expect(decideRoute(full, decision.to).kind).toBe('page');
    }),
    { numRuns: 1000 },
  );
  expect(redirects).toBeGreaterThan(0);
});

test('on a call-only site only / is a page, and no path redirects to another', () => {
  fc.assert(
    fc.property(anyPath, (path) =>
      expect(decideRoute(callOnly, path).kind).toBe(path === '/' ? 'page' : 'not-found'),
    ),
    { numRuns: 1000 },
  );
});

test('a gone or unavailable site has no pages', () => {
  for (const path of ['/', '/about', '/x', paths.contact]) {
    expect(decideRoute({ state: 'gone' }, path)).toEqual({ kind: 'no-such-site' });
    expect(decideRoute({ state: 'unavailable' }, path)).toEqual({ kind: 'unavailable' });
  }
});
