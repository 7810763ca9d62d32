import type { Site } from '@/lib/content';
import { serviceOf, siteFor } from '@/test/site';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { languagesOf, otherLanguageOf } from './other-language';

const known = jest.fn();
const renderAgainSoon = jest.fn();
jest.mock('@/lib/content', () => ({ getFreshSite: () => known() as unknown }));
jest.mock('@/lib/content/hosts/hosts', () => ({
  isServed: () => true,
  originOf: (id: string) => `https://${id}`,
}));
jest.mock('@/lib/content/reviews-service', () => ({ knownReviews: () => ({ state: 'gone' }) }));
jest.mock('./current-site', () => ({ renderAgainSoon: (id: string) => renderAgainSoon(id) as unknown }));

const site = { ...siteFor({}, 'en'), language: 'en', otherLanguage: 'es' } as Site;
const other = { ...siteFor({}, 'es'), language: 'es', otherLanguage: 'en' } as Site;

test.each([
  ['known', { state: 'found', value: other }, 'https://es/', 0],
  ['an older copy, as its server is slow', { state: 'found', value: other, isLate: true }, 'https://es/', 1],
  ['without a copy', { state: 'unavailable' }, undefined, 1],
  ['without a name of this one', { state: 'found', value: { ...other, otherLanguage: null } }, undefined, 0],
  ['gone', { state: 'gone' }, undefined, 0],
])('the record of the other language is %s', async (_name, copy, href, times) => {
  known.mockResolvedValue(copy);
  renderAgainSoon.mockReset();
  expect((await otherLanguageOf(site))?.href).toBe(href);
  expect(renderAgainSoon.mock.calls).toEqual(Array.from({ length: times }, () => ['en']));
});

test('a page waits a second for the record of the other language, not longer', async () => {
  known.mockReturnValue(new Promise(() => {}));
  renderAgainSoon.mockReset();
  expect(await otherLanguageOf(site)).toBeNull();
  expect(renderAgainSoon.mock.calls).toEqual([['en']]);
});

test('every page that both records have names the other, from both sides; what only one has names none', async () => {
  const pairOf = (names: string[], given: Site, own: string): Site => ({
    ...given,
    services: names.map((name) => serviceOf(name)),
    projects: own ? [{ name: own, slug: own, pictures: ['/assets/a.jpg'] }] : [],
  });
  const [en, es] = [pairOf(['Interior', 'Exterior'], site, 'barn'), pairOf(['Dentro', 'Fuera'], other, '')];
  const named = async (one: Site, path: string) => {
    known.mockResolvedValue({ state: 'found', value: one === en ? es : en });
    const page = pagesOf(one).find((of) => of.path === path);
    return page && languagesOf(page);
  };
  for (const [english, spanish] of [
    ['/', '/'],
    ['/contact', '/contact'],
    ['/services', '/services'],
    ['/exterior', '/fuera'],
  ] as const) {
    const both = {
      en: `https://en${english}`,
      es: `https://es${spanish}`,
      'x-default': `https://en${english}`,
    };
    expect([await named(en, english), await named(es, spanish)]).toEqual([both, both]);
  }
  expect([await named(en, '/gallery'), await named(en, '/gallery/barn')]).toEqual([null, null]);
});
