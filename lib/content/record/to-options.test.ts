import { blockTypes } from '@/lib/content/pages/free-pages';
import { recordFields } from './wire-record';
import { siteFor } from '@/test/site';

test('without options a business has what every business has', () => {
  expect(siteFor({ dbPrincipal: { name: 'Acme' } })).toMatchObject({
    trade: null,
    country: 'US',
    serviceArea: { cities: [], isAddressHidden: false },
    words: {},
    popup: true,
    secondForm: true,
    counters: null,
    search: { localTitles: false, pages: {} },
    priceRange: null,
    videoFacts: {},
    ownReviews: [],
  });
});

test('options are read', () => {
  expect(
    siteFor({
      options: {
        trade: ' dentist ',
        country: 'gb',
        serviceArea: { cities: ['Otley', null, 'Ilkley'], hideAddress: 'yes' },
        words: { callToAction: 'Book an appointment', formTitle: ' ' },
        popup: false,
        secondForm: 'off',
        counters: [
          { value: 12, unit: '+', label: 'dentists' },
          { value: 3 },
          { label: 'rooms', value: '4' },
          { value: 10, unit: ' min', label: 'wait' },
        ],
        search: { titles: 'local', pages: { '/about': { title: 'Who we are' } } },
        priceRange: '$$',
        videos: [{ video: 'aqz-KE-bpKQ', title: 'A deck', date: '5/12/2026' }, { title: 'None' }],
        reviews: [
          { stars: 4, date: '2025-01-05' },
          { text: 'No stars' },
          { stars: '5', date: '2026-03-02', text: 'Gentle.', author: 'R. K.' },
        ],
      },
    }),
  ).toMatchObject({
    trade: { type: 'Dentist', asksFor: 'appointment' },
    country: 'GB',
    serviceArea: { cities: ['Otley', 'Ilkley'], isAddressHidden: true },
    words: { callToAction: 'Book an appointment' },
    popup: false,
    secondForm: false,
    counters: [
      { value: 12, unit: '+', label: 'dentists' },
      { value: 4, unit: '', label: 'rooms' },
      { value: 10, unit: '\u00a0min', label: 'wait' },
    ],
    search: {
      localTitles: true,
      pages: { '/about': { title: 'Who we are', description: null, shareTitle: null } },
    },
    priceRange: '$$',
    videoFacts: { 'aqz-KE-bpKQ': { title: 'A deck', date: '2026-12-05' } },
    ownReviews: [
      { date: '2026-03-02', stars: 5, text: 'Gentle.', author: 'R. K.' },
      { date: '2025-01-05', stars: 4 },
    ],
  });
});

test('counters: false is no counter at all', () => {
  expect(siteFor({ options: { counters: false } }).counters).toEqual([]);
});

test('an unusable option costs itself, and is named', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = siteFor(
    {
      options: {
        country: 'Narnia',
        popup: 'perhaps',
        counters: 4,
        search: { titles: 'shouting', pages: { '/about': { title: 7, description: {} } } },
        trade: 'florist',
      },
    },
    'odd-options',
  );
  expect(site).toMatchObject({ trade: { type: 'Florist' }, country: 'ZZ', popup: true, counters: null });
  expect(site.search.pages['/about']).toEqual({ title: '7', description: null, shareTitle: null });
  expect(log.mock.calls.map(([line]) => /field="?([^" ]+)/.exec(String(line))?.[1]).sort()).toEqual([
    'options.counters',
    'options.country',
    'options.popup',
    'options.search.pages./about.description',
    'options.search.titles',
  ]);
});

type Tree = { [name: string]: unknown };

/** `tree` with `value` at a path such as `options.reviews[].stars` or `options.search.pages.*.title`. */
const withValueAt = (tree: Tree, path: string, value: unknown): Tree => {
  const [name = '', ...rest] = path.replaceAll('[]', '.0').replaceAll('*', '/about').split('.');
  const inner = rest.length > 0 ? withValueAt((tree[name] ?? {}) as Tree, rest.join('.'), value) : value;
  return { ...tree, [name]: inner };
};
/** Objects whose only names are indexes become lists. */
const withLists = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  return entries.every(([name]) => name === '0')
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
};

test('every option has an example, and the site changes with it', () => {
  // A block without its part is named.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const fields = recordFields().filter(
    ({ path, example }) => path.startsWith('options.') && example !== undefined,
  );
  expect(fields.length).toBeGreaterThan(35);
  const recordOf = (left: string | null) =>
    withLists(
      fields.reduce(
        (tree, { path, example }) => (path === left ? tree : withValueAt(tree, path, example)),
        {} as Tree,
      ),
    ) as Tree;
  // Each type of block reads other fields.
  const withEveryBlock = (record: Tree) => {
    const [page] = (record.options as { pages: { blocks: object[] }[] }).pages;
    const [block] = page?.blocks ?? [];
    if (page && block && 'type' in block) page.blocks = blockTypes.map((type) => ({ ...block, type }));
    return record;
  };
  const services = {
    dbServices: [{ name: 'Deck And Fence' }, { name: 'Deck Repair' }],
    landings: [{ name: 'Oak Street' }],
  };
  const all = JSON.stringify(siteFor({ ...services, ...withEveryBlock(recordOf(null)) }));
  const unread = fields.filter(
    ({ path }) => JSON.stringify(siteFor({ ...services, ...withEveryBlock(recordOf(path)) })) === all,
  );
  expect(unread.map(({ path }) => path)).toEqual([]);
});
