import type { Site } from '@/lib/content';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { siteOf } from '@/test/records';
import { isPictureOf } from './resolve-request';

const site = siteOf({ logo: 'https://cdn.example/a.jpg?alt=media&token="x"' });
const withQuery = site.logo ?? '';
const readSite = jest.fn(async (): Promise<Known<Site>> => ({ state: 'found', value: site }));
const search = (url: string) => `?${new URLSearchParams({ url, w: '640', q: '75' })}`;
afterEach(() => readSite.mockClear());

test.each([
  [withQuery, true],
  ['https://cdn.example/a.jpg?alt=media', false],
  ['https://cdn.example/a.jpg?', false],
])('a picture with a query is allowed only if the record has it: %s, %s', async (url, expected) =>
  expect(await isPictureOf(readSite, search(url))).toBe(expected),
);

test('without a record no picture with a query is allowed', async () => {
  readSite.mockResolvedValueOnce({ state: 'unavailable' });
  expect(await isPictureOf(readSite, search(withQuery))).toBe(false);
});

test('a picture without a query is left to images.remotePatterns, and the record is not read', async () => {
  expect(await isPictureOf(readSite, search('https://cdn.example/a.jpg'))).toBe(true);
  expect(await isPictureOf(readSite, '')).toBe(true);
  expect(readSite).not.toHaveBeenCalled();
});
