import { pageSeconds } from '@/lib/content/lifetimes';
import { siteFor } from '@/test/site';

const known = jest.fn();
const tagged: unknown[] = [];
const readAt = expect.stringMatching(/^read:\d+/);
jest.mock('@/lib/content', () => ({
  getFreshSite: known,
  getCachedSite: async () => ({ state: 'unavailable' }),
}));
jest.mock('@/lib/content/reviews-service', () => ({ knownReviews: jest.fn() }));
jest.mock('next/root-params', () => ({ site: jest.fn() }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('notFound() was called');
  },
}));
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: unknown) => () => {
    tagged.push(options);
    return read();
  },
}));

// Imported after the mocks: they stand for what only Next's own server has.
const get = async (
  answer: () => Response | null = () => new Response('file'),
  { key, seconds }: { key?: string; seconds?: number } = {},
) => {
  const { siteFile } = await import('./site-file');
  const { siteKeyOf } = await import('@/lib/serving/site-key');
  const handler = siteFile(answer, seconds === undefined ? undefined : () => seconds);
  const params = Promise.resolve({ site: key ?? siteKeyOf('demo') });
  return handler(new Request('http://site.example/robots.txt'), { params });
};

beforeEach(() => {
  tagged.length = 0;
  known.mockReset().mockResolvedValue({ state: 'found', value: siteFor({}, 'demo') });
});

test('a file has the site’s tag and the given lifetime', async () => {
  const answer = await get(undefined, { seconds: 3_600 });
  expect([answer.status, await answer.text()]).toEqual([200, 'file']);
  expect(tagged).toEqual([{ tags: ['site:demo', readAt], revalidate: 3_600 }]);
});

test('a gone site or a missing file gives 404 with tag and lifetime', async () => {
  expect((await get(() => null)).status).toBe(404);
  known.mockResolvedValue({ state: 'gone' });
  expect((await get()).status).toBe(404);
  expect(tagged).toEqual(Array(2).fill({ tags: ['site:demo', readAt], revalidate: pageSeconds() }));
});

test('an unknown key gives 404, and reads nothing', async () => {
  expect((await get(undefined, { key: 'none' })).status).toBe(404);
  expect(known).not.toHaveBeenCalled();
});

test('an unavailable site throws, so that Next keeps the file that it has', async () => {
  known.mockResolvedValue({ state: 'unavailable' });
  await expect(get()).rejects.toThrow('No content for demo');
});
