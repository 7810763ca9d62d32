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
  const paid = { title: 'Pay Over Time', path: '/Financing Plans/' };
  const pages = pagesOf([paid, { title: 'Work & Learn' }, { path: 'no-title' }]);
  expect(pages.map(({ slug, name }) => `${slug}: ${name}`)).toEqual([
    'financing-plans: Pay Over Time',
    'work-learn: Work & Learn',
  ]);
  expect(log).not.toHaveBeenCalled();
});

test.each(['about', 'API', '/articles/', 'gallery', 'deck-repair', 'earlier', 'sitemap.xml/deep'])(
  'the page at the taken or deeper path %s is left out, and named',
  (path) => {
    const written = ['earlier', path].map((at, index) => ({ title: `Page ${index}`, path: at }));
    const pages = pagesOf(written, { dbServices: [{ name: 'Deck Repair' }] });
    expect(pages.map(({ name }) => name)).toEqual(['Page 0']);
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
  const written = [['Wall', '$5', '$9'], ['Trim'], null, [null, '$1', null, 'new']];
  const rows = written.map((cells) => cells && { cells });
  const [table] = blocksOf({ type: 'table', columns: ['', 'Small', 'Large'], rows });
  if (table?.type !== 'table') throw new Error('no table');
  expect([table.columns, ...table.rows].map((cells) => cells.join('|'))).toEqual([
    '|Small|Large|',
    'Wall|$5|$9|',
    'Trim|||',
    '|$1||new',
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
  const inMenu = (pages: object[]) =>
    checkRecord({ options: { pages } }, 'acme').site.freePages.flatMap(({ place, slug }) =>
      place === 'main' ? [slug] : [],
    );
  expect(inMenu(taken)).toEqual(inMenu(taken.filter((one) => !refused.includes(one))));
  expect(inMenu(taken)).toHaveLength(4);
});

test.each([
  ['/services/', '/services'],
  ['/Services', '/services'],
  ['/one/', '/one'],
  ['/über-uns', 'footer'],
])('a page below %s is below %s', (menu, place) => {
  const blocks = [{ type: 'text', text: 'Words' }];
  const pages = [undefined, menu].map((menu, index) => ({ title: ['One', 'Two'][index], menu, blocks }));
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
  const pictures = ['https://a.example/1.jpg', 'https://b.example/2.jpg'];
  const blocks = pictures.map((picture, index) =>
    index === 0 ? { type: 'picture', picture } : { type: 'pictureAndText', text: 'x', picture },
  );
  expect(picturesOf(siteFor({ options: { pages: [{ title: 'A', blocks }] } }))).toEqual(pictures);
});
