import { checkRecord } from '@/lib/content/record/parse-record';
import { picturesOf } from '@/lib/content/record/choose-picture';
import { siteFor } from '@/test/site';

const pagesOf = (pages: unknown, more: object = {}) =>
  siteFor({ ...more, options: { pages } }, 'pages').freePages;
const blocksOf = (...blocks: unknown[]) => pagesOf([{ title: 'A', blocks }])[0]?.blocks ?? [];

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})));
/** As `path: reason`. */
const logged = () =>
  log.mock.calls.map(([line]) =>
    String(line)
      .replace(/^.*? field="?([^" ]+)"? reason="(.*)"$/, '$1: $2')
      .replaceAll('\\"', "'"),
  );

test('a page is at its path, else at its title, with hyphens only', () => {
  const pages = pagesOf([
    { title: 'Pay Over Time', path: '/Financing Plans/' },
    { title: 'Work & Learn' },
    { path: 'no-title' },
  ]);
  expect(pages.map(({ slug, name }) => [slug, name])).toEqual([
    ['financing-plans', 'Pay Over Time'],
    ['work-learn', 'Work & Learn'],
  ]);
  expect(log).not.toHaveBeenCalled();
});

test.each(['about', 'API', '/articles/', 'gallery', 'deck-repair', 'earlier', 'sitemap.xml/deep'])(
  'the page at the taken or deeper path %s is left out, and named',
  (path) => {
    const pages = pagesOf(
      [
        { title: 'One', path: 'earlier' },
        { title: 'Two', path },
      ],
      { dbServices: [{ name: 'Deck Repair' }] },
    );
    expect(pages.map(({ name }) => name)).toEqual(['One']);
    expect(logged()).toEqual([expect.stringMatching(/^options\.pages\[1\]\.path: has no page: /)]);
  },
);

test('also the standard spelling of a service with hyphens belongs to the service', () => {
  const addresses = { options: { addresses: 'hyphens', pages: [{ title: 'deck-and fence' }] } };
  expect(siteFor({ dbServices: [{ name: 'Deck and Fence' }], ...addresses }).freePages).toEqual([]);
  expect(logged()).toHaveLength(1);
});

test('a block of an unknown type, or without what it shows, costs itself and is named', () => {
  const blocks = blocksOf(
    { type: 'text', text: 'We **stay**.' },
    { type: 'Call-To Action' },
    { type: 'question', items: [{ question: 'Why?', answer: 'So.' }] },
    { type: 'carousel' },
    { text: 'lost' },
    { type: 'picture' },
    { type: 'pictureAndText', text: 'x' },
    { type: 'points', points: [null] },
    { type: 'questions', items: [{ question: 'Why?' }] },
    { type: 'table', columns: ['A'], rows: [{ cells: [] }] },
    { type: 'form' },
    { type: 'form' },
    null,
  );
  expect(blocks.map(({ type }) => type)).toEqual(['text', 'callToAction', 'form']);
  expect(blocks[0]).toMatchObject({ text: 'We stay.', formatting: [{ runs: [{}, { bold: true }, {}] }] });
  expect(logged()).toEqual([
    "options.pages[0].blocks[2].type: is no type of block: did you mean 'questions'?",
    expect.stringMatching(/blocks\[3\]\.type: is no type of block: there are text, /),
    ...[
      [5, 'it has no picture'],
      [6, 'it has no picture'],
      [7, 'it has no points'],
      [8, 'it has no items with question and answer'],
      [9, 'it has no columns or no rows'],
      [11, 'an earlier block of the page is the same'],
    ].map(([index, reason]) => `options.pages[0].blocks[${index}]: shows nothing: ${reason}`),
  ]);
});

test('cells of a table keep their places: below an empty corner, and beside the last column', () => {
  const rows = [
    { cells: ['Wall', '$5', '$9'] },
    { cells: ['Trim'] },
    null,
    { cells: [null, '$1', null, 'new'] },
  ];
  expect(blocksOf({ type: 'table', columns: ['', 'Small', 'Large'], rows })).toMatchObject([
    {
      columns: ['', 'Small', 'Large', ''],
      rows: [
        ['Wall', '$5', '$9', ''],
        ['Trim', '', '', ''],
        ['', '$1', '', 'new'],
      ],
    },
  ]);
});

test('a refused page takes no place of the main menu', () => {
  const page = (path: string) => ({
    path,
    title: path,
    menu: 'main',
    blocks: [{ type: 'text', text: 'Words' }],
  });
  const refused = ['about', 'a/b', 'one'].map(page);
  const taken = [page('one'), ...refused, ...Array.from({ length: 8 }, (_, n) => page(`p${n}`))];
  const all = checkRecord({ options: { pages: taken } }, 'acme').site.freePages.filter(
    ({ place }) => place === 'main',
  );
  const alone = checkRecord({ options: { pages: taken.filter((one) => !refused.includes(one)) } }, 'acme')
    .site.freePages;
  expect(all.map(({ slug }) => slug)).toEqual(
    alone.filter(({ place }) => place === 'main').map(({ slug }) => slug),
  );
});

test.each([
  ['/services/', '/services'],
  ['/Services', '/services'],
  ['/one/', '/one'],
  ['/über-uns', 'footer'],
])('a page below %s is below %s', (menu, place) => {
  const pages = [
    { path: 'one', title: 'One' },
    { path: 'two', title: 'Two', menu },
  ].map((page) => ({
    ...page,
    blocks: [{ type: 'text', text: 'Words' }],
  }));
  const { site, problems } = checkRecord({ options: { pages } }, 'acme');
  expect(site.freePages[1]?.place).toBe(place);
  expect(problems.map(({ reason }) => reason)).toEqual(
    place === 'footer' ? ['moves the page to the footer: the site has no page /über-uns'] : [],
  );
});

test('a page is linked where the record says, else in the footer; the menu has room for four', () => {
  const places = (...menus: (string | null)[]) =>
    pagesOf(menus.map((menu, index) => ({ title: `Page ${index}`, menu }))).map(({ place }) => place);
  expect(places('Main', null, 'none', '/services')).toEqual(['main', 'footer', 'none', '/services']);
  expect(log).not.toHaveBeenCalled();
  expect(places('top')).toEqual(['footer']);
  expect(places('main', 'main', 'main', 'main', 'main').slice(3)).toEqual(['main', 'footer']);
  expect(logged()).toEqual([
    'options.pages[0].menu: is none of main, footer, none, and no address such as /services',
    'options.pages[4].menu: moves the page to the footer: the main menu has room for 4',
  ]);
});

test('pictures of pages are pictures of the site', () => {
  const blocks = [
    { type: 'picture', picture: 'https://a.example/1.jpg' },
    { type: 'pictureAndText', text: 'x', picture: 'https://b.example/2.jpg' },
  ];
  expect(picturesOf(siteFor({ options: { pages: [{ title: 'A', blocks }] } }))).toEqual([
    'https://a.example/1.jpg',
    'https://b.example/2.jpg',
  ]);
});
