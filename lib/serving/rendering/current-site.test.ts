import { siteFor } from '@/test/site';

const known = jest.fn();
const reviews = jest.fn();
const param = jest.fn();
const tagged: unknown[] = [];
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
const load = async () => ({
  ...(await import('./current-site')),
  ...(await import('@/lib/serving/site-key')),
});

beforeEach(() => {
  tagged.length = 0;
  known.mockReset();
  reviews.mockReset().mockResolvedValue({ state: 'gone' });
});

test("getSite returns the site of the page's key, and sets the site's tag and lifetime", async () => {
  const { getSite, siteKeyOf } = await load();
  const site = siteFor({}, 'demo');
  param.mockResolvedValue(siteKeyOf('demo'));
  known.mockResolvedValue({ state: 'found', value: site });
  expect(await getSite()).toBe(site);
  expect(known).toHaveBeenCalledWith('demo');
  expect(tagged).toEqual([{ tags: ['site:demo'], revalidate: 20 }]);
});

test('the site of a page has the pages of the reviews that the service has now', async () => {
  const { getSite, siteKeyOf } = await load();
  param.mockResolvedValue(siteKeyOf('demo'));
  known.mockResolvedValue({ state: 'found', value: siteFor({}, 'demo') });
  reviews.mockResolvedValue({
    state: 'found',
    value: Array.from({ length: 100 }, () => ({ date: null, stars: 5 })),
  });
  expect((await getSite()).reviewPages).toEqual([{ slug: '2', number: 2, of: 2 }]);
});

test('an unknown key is not found, and reads nothing', async () => {
  const { getSite } = await load();
  param.mockResolvedValue('demo');
  await expect(getSite()).rejects.toThrow('not found');
  expect([known.mock.calls, tagged]).toEqual([[], []]);
});

test('a gone site is not found; an unavailable one throws, so that Next keeps the page that it has', async () => {
  const { getSite, siteKeyOf } = await load();
  param.mockResolvedValue(siteKeyOf('demo'));
  known.mockResolvedValue({ state: 'gone' });
  await expect(getSite()).rejects.toThrow('not found');
  known.mockResolvedValue({ state: 'unavailable' });
  await expect(getSite()).rejects.toThrow('No content for demo');
});

test('a page rendered from a late copy is rendered again within seconds', async () => {
  const { getSite, siteKeyOf } = await load();
  param.mockResolvedValue(siteKeyOf('demo'));
  known.mockResolvedValue({ state: 'found', value: siteFor({}, 'demo'), isLate: true });
  await getSite();
  expect(tagged).toEqual([{ tags: ['site:demo'], revalidate: 2 }]);
});

test('reviews and record are requested at the same time', async () => {
  const { getSite, siteKeyOf } = await load();
  param.mockResolvedValue(siteKeyOf('demo'));
  const copy = { state: 'found', value: siteFor({ docId: 'doc-1' }, 'demo') };
  let answer = (_known: object) => {};
  known.mockResolvedValueOnce(copy).mockReturnValueOnce(
    new Promise<object>((resolve) => {
      answer = resolve;
    }),
  );
  const site = getSite();
  await new Promise(setImmediate);
  expect(reviews).toHaveBeenCalledWith(
    expect.objectContaining({ reviews: expect.objectContaining({ recordId: 'doc-1' }) as unknown }),
  );
  answer(copy);
  expect(await site).toBe(copy.value);
});
