import type { Site } from '@/lib/content';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { siteOf } from '@/test/records';
import { isPictureOf } from './resolve-request';

const remote = 'https://cdn.example/a.jpg';
const withQuery = 'https://cdn.example/a.jpg?alt=media&token=%22x%22';
const own = "/assets/demo/wall of o'hara.jpg";
const site = siteOf({ logo: withQuery, gallery: [remote, own] });
const readSite = jest.fn(async (): Promise<Known<Site>> => ({ state: 'found', value: site }));
const spelt = (url: string) => encodeURIComponent(url).replaceAll("'", '%27');
const search = (url: string) => `?url=${spelt(url)}&w=640&q=75`;
afterEach(() => readSite.mockClear());

test.each([remote, withQuery, own])('%s of the record may be made', async (url) =>
  expect(await isPictureOf(readSite, search(url))).toBe(true),
);

test.each([
  ...'other.jpg a.jpg?alt=media a.jpg? a.jpg#1 %61.jpg ./a.jpg x/../a.jpg a.jpg/ /a.jpg'
    .split(' ')
    .map((path) => `https://cdn.example/${path}`),
  ...(
    'https://user@cdn.example/a.jpg https://cdn.example:443/a.jpg https://CDN.example/a.jpg ' +
    'http://cdn.example/a.jpg //cdn.example/a.jpg'
  ).split(' '),
  ` ${remote}`,
  `${own}#1`,
  `${own}?1`,
  own.replace('/demo', '/./demo'),
  own.replace('demo', '%64emo'),
  own.replaceAll(' ', '%20'),
  '/assets/demo/logo.svg',
  '',
])('%j, which the record does not name so, may not', async (url) =>
  expect(await isPictureOf(readSite, search(url))).toBe(false),
);

test.each([
  '',
  `?w=640&q=75&url=${spelt(remote)}`,
  `?url=${remote}&w=640&q=75`,
  `?url=${spelt(remote).toLowerCase()}&w=640&q=75`,
  `?url=${spelt(remote).replace('cdn', '%63dn')}&w=640&q=75`,
  `?url=${spelt(own).replaceAll('%20', '+')}&w=640&q=75`,
  `?url=${encodeURIComponent(own)}&w=640&q=75`,
  `${search(remote)}&x=1`,
  `${search(remote)}&`,
  `?url=${spelt(remote)}&w=0640&q=75`,
  `?url=${spelt(remote)}&w=640&q=075`,
  `?url=${spelt(remote)}&url=${spelt(remote)}&w=640&q=75`,
])('a query that no page has, %s, makes no picture, and the record is not read', async (query) => {
  expect(await isPictureOf(readSite, query)).toBe(false);
  expect(readSite).not.toHaveBeenCalled();
});

test('a picture is made in the qualities that pages use', async () => {
  const logo = search(withQuery).replace('q=75', 'q=60');
  const opening = search(remote).replace('q=75', 'q=60');
  const answers = [opening, logo, opening.replace('q=60', 'q=50'), opening.replace('q=60', 'q=90')];
  const made = await Promise.all(answers.map((asked) => isPictureOf(readSite, asked)));
  expect(made).toEqual([true, false, false, false]);
});

test('without a record no picture is made', async () => {
  readSite.mockResolvedValueOnce({ state: 'unavailable' });
  expect(await isPictureOf(readSite, search(remote))).toBe(false);
});

test('the pictures of a record are collected once', async () => {
  const gallery = jest.fn(() => [remote]);
  const counted = Object.defineProperty({ ...site }, 'gallery', { get: gallery });
  const readCounted = async (): Promise<Known<Site>> => ({ state: 'found', value: counted });
  const ask = () => isPictureOf(readCounted, search(remote));
  expect(await ask()).toBe(true);
  const { length } = gallery.mock.calls;
  expect([await ask(), await ask()]).toEqual([true, true]);
  expect(gallery).toHaveBeenCalledTimes(length);
});
