import { siteFor } from '@/test/site';

const known = jest.fn();
const reviews = jest.fn();
const param = jest.fn();
const tagged: unknown[] = [];
const readAt = expect.stringMatching(/^read:\d+/);
jest.mock('@/lib/content', () => ({ getCachedSite: known, getFreshSite: known }));
jest.mock('@/lib/content/reviews-service', () => ({ knownReviews: reviews }));
jest.mock('next/root-params', () => ({ site: param }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: unknown) => () => {
    tagged.push(options);
    return read();
  },
}));

// Imported after the mocks: they stand for what only Next's own server has.
const load = async (copy: object = { state: 'found', value: siteFor({}, 'demo') }) => {
  const { siteKeyOf } = await import('@/lib/serving/site-key');
  param.mockResolvedValue(siteKeyOf('demo'));
  known.mockResolvedValue(copy);
  return (await import('./current-site')).getSite;
};

beforeEach(() => {
  tagged.length = 0;
  known.mockReset();
  reviews.mockReset().mockResolvedValue({ state: 'gone' });
});

test("getSite returns the site of the page's key, and sets the site's tag and lifetime", async () => {
  const site = siteFor({}, 'demo');
  const getSite = await load({ state: 'found', value: site });
  expect(await getSite()).toBe(site);
  expect(known).toHaveBeenCalledWith('demo');
  expect(tagged).toEqual([{ tags: ['site:demo', readAt], revalidate: 20 }]);
});

test('the site of a page has the pages of the reviews that the service has now', async () => {
  const getSite = await load();
  const value = Array.from({ length: 100 }, () => ({ date: null, stars: 5 }));
  reviews.mockResolvedValue({ state: 'found', value });
  expect((await getSite()).reviewPages).toEqual([{ slug: '2', number: 2, of: 2 }]);
});

test('an unknown key is not found, and reads nothing', async () => {
  const getSite = await load();
  param.mockResolvedValue('demo');
  await expect(getSite()).rejects.toThrow('not found');
  expect([known.mock.calls, tagged]).toEqual([[], []]);
});

test.each([
  ['gone', 'not found'],
  ['unavailable', 'No content for demo'],
])('a site that is %s throws; of the second kind Next keeps the page that it has', async (state, reason) =>
  expect((await load({ state }))()).rejects.toThrow(reason),
);

test('a page rendered from a late copy is rendered again within seconds', async () => {
  const getSite = await load({ state: 'found', value: siteFor({}, 'demo'), isLate: true });
  await getSite();
  expect(tagged).toEqual([{ tags: ['site:demo', readAt], revalidate: 2 }]);
});

test('reviews and record are requested at the same time', async () => {
  const copy = { state: 'found', value: siteFor({ docId: 'doc-1' }, 'demo') };
  const getSite = await load();
  let answer = (_known: object) => {};
  const late = new Promise<object>((resolve) => (answer = resolve));
  known.mockResolvedValueOnce(copy).mockReturnValueOnce(late);
  const site = getSite();
  await new Promise(setImmediate);
  expect(reviews.mock.calls).toMatchObject([[{ reviews: { recordId: 'doc-1' } }]]);
  answer(copy);
  expect(await site).toBe(copy.value);
});

describe('a file of a site', () => {
  const get = async (file: Response | null, { seconds = () => 3_600, key = '' } = {}) => {
    await load();
    const { siteFile } = await import('./current-site');
    const { siteKeyOf } = await import('@/lib/serving/site-key');
    const params = Promise.resolve({ site: key || siteKeyOf('demo') });
    return siteFile(() => file, seconds)(new Request('http://site.example/robots.txt'), { params });
  };

  test('has the site’s tag and the given lifetime, also when there is none', async () => {
    expect(await (await get(new Response('file'))).text()).toBe('file');
    expect((await get(null)).status).toBe(404);
    expect(tagged).toEqual(Array(2).fill({ tags: ['site:demo', readAt], revalidate: 3_600 }));
  });

  test('is not found for an unknown key', async () =>
    expect((await get(new Response('file'), { key: 'none' })).status).toBe(404));
});
