import fc from 'fast-check';
import { siteOf } from '@/test/records';
import { rowsOf } from '@/test/rows';
import { paramOf } from '@/lib/serving/routing/internal-paths';
import { pagesOfKind } from '@/lib/site/pages/site-pages';
import { decideRoute } from '@/lib/serving/routing/route-decision';
import { looseSlug, slugOf } from './slug';

test.each(rowsOf('lib/language/slugs.txt'))('the slug of %s is %s', (name, slug) =>
  expect(slugOf(name)).toBe(slug),
);

test('a name of any length gives a unique param that is a valid file name', () => {
  const long = [110, 112, 5_000].map((length) => 'a'.repeat(length));
  const names = ['a', '\u{1f3e1}'.repeat(60), ...long, `${'a'.repeat(4_999)}b`];
  expect(new Set(names.map(paramOf)).size).toBe(names.length);
  for (const name of names) expect(paramOf(name)).toMatch(/^[sd]-[\w-]{1,148}$/);
});

test('looseSlug ignores case, spaces, hyphens and underscores', () => {
  for (const slug of ['Deck-And-Fence', 'deck_and_fence', 'deck  and fence', '-deck-and-fence-'])
    expect(looseSlug(slug)).toBe(looseSlug('deck-and fence'));
  expect(looseSlug('deckandfence')).not.toBe(looseSlug('deck-and fence'));
});

test('the URL of a service or project with any name leads to its page', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'aB -_/\\.%?#&+\u00e9'), minLength: 1, maxLength: 12 }),
  );
  fc.assert(
    fc.property(name, name, (one, other) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const site = siteOf({ services: [one, other], projects: [{ name: other }] });
      for (const { path } of [...pagesOfKind(site, 'service'), ...pagesOfKind(site, 'project')]) {
        const { pathname } = new URL(path, 'http://a.example');
        expect([path, decideRoute({ state: 'found', value: site }, pathname).kind]).toEqual([path, 'page']);
      }
    }),
    { numRuns: 300 },
  );
});
