import { blockTypes } from '@/lib/content/pages/free-pages';
import { recordFields } from './wire-record';
import options from '@/test/expected/options.json';
import { siteFor } from '@/test/site';

test('options are read', () => expect(siteFor({ options: options.given })).toMatchObject(options.read));

test('counters: false is no counter at all', () => {
  expect(siteFor({ options: { counters: false } }).counters).toEqual([]);
});

test('an unusable option costs itself, and is named', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const search = { titles: 'shouting', pages: { '/about': { title: 7, description: {} } } };
  const odd = { country: 'Narnia', popup: 'perhaps', counters: 4, search, trade: 'florist' };
  const site = siteFor({ options: odd }, 'odd-options');
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
  const recordOf = (left: string | null) => {
    const given = fields.filter(({ path }) => path !== left);
    return withLists(
      given.reduce<Tree>((tree, { path, example }) => withValueAt(tree, path, example), {}),
    ) as Tree;
  };
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
  const siteWithout = (path: string | null) =>
    JSON.stringify(siteFor({ ...services, ...withEveryBlock(recordOf(path)) }));
  const all = siteWithout(null);
  const unread = fields.filter(({ path }) => siteWithout(path) === all);
  expect(unread.map(({ path }) => path)).toEqual([]);
});
