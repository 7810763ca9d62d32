import { siteFor } from '@/test/site';

const named = (...names: string[]) => names.map((name) => ({ name }));
const lines = (log: jest.SpyInstance) => log.mock.calls.map(([line]) => String(line));

test('a slug is the name in lower case with its first space as a hyphen', () => {
  const site = siteFor({
    dbServices: named('Deck And Fence', 'Painting'),
    landings: named('Old Town House'),
  });
  expect(site.services.map(({ slug }) => slug)).toEqual(['deck-and fence', 'painting']);
  expect(site.projects.map(({ slug }) => slug)).toEqual(['old-town house']);
});

test('a service at the address of a page, or of an earlier service, is shown without a page and reported', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const dbServices = named('Find-us On', 'Contact', 'Roof Repair', 'roof repair', 'API', 'Our Videos');
  const site = siteFor({ dbServices, landings: [{ name: 'Contact' }] }, 'collisions');
  expect(site.services.map(({ slug }) => slug)).toEqual([null, null, 'roof-repair', null, null, null]);
  expect(site.projects[0]?.slug).toBe('contact');
  const places = lines(log).map((line) => /dbServices\[(\d)\]\.name/.exec(line)?.[1]);
  expect(places.join(' ')).toBe('0 1 3 4 5');
});

test('incomplete before/after pairs, empty blocks and nameless services are not shown', () => {
  const site = siteFor({
    beforeAfterGall: [
      { beforeImg: '/assets/a.jpg' },
      { beforeImg: '/assets/a.jpg', afterImg: '/assets/b.jpg' },
    ],
    dbServices: [
      { description: [{ text: 'x' }] },
      { name: 'Painting', description: [{}, null, { lists: ['a'] }] },
    ],
  });
  expect(site.beforeAfter).toEqual([{ before: '/assets/a.jpg', after: '/assets/b.jpg' }]);
  expect(site.services).toEqual([
    {
      name: 'Painting',
      slug: 'painting',
      blocks: [{ picture: null, text: '', formatting: null, points: ['a'] }],
    },
  ]);
});

test('with addresses of hyphens only, the standard slug is kept for redirects', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const dbServices = named(
    "Furnace & A/C Repair at Men's Club",
    ...['Jardín Español', 'Painting', '塗装', '!!', 'About', 'furnace - a/c repair at mens club'],
  );
  const landings = named('Old Town House');
  const site = siteFor({ options: { addresses: 'hyphens' }, dbServices, landings }, 'hyphens');
  expect(site.services.map(({ slug, standardSlug }) => [slug, standardSlug])).toEqual([
    ['furnace-a-c-repair-at-mens-club', "furnace-& a/c repair at men's club"],
    ['jardin-espanol', 'jardín-español'],
    ...['painting', '塗装', '!!', null, null].map((slug) => [slug, undefined]),
  ]);
  expect(site.projects[0]).toMatchObject({ slug: 'old-town-house', standardSlug: 'old-town house' });
  expect(lines(log)).toHaveLength(2);
});
