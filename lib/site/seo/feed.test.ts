import { parseAtomFeed } from 'feedsmith';
import { siteOf } from '@/test/records';
import { feedOf } from './feed';

const article = (title: string, more: object = {}) => ({
  title,
  date: '2026-10-02',
  text: `On ${title}.`,
  ...more,
});
const feedFor = (articles: object[], more: object = {}) =>
  feedOf(siteOf({ name: 'Acme & Sons', ...more, options: { articles } }));

test('a feed reader gets the dated articles, newest first, with dates and authors', () => {
  const xml = feedFor([
    article('Paint <fast> & "well"', { author: 'Rosa K.', updated: '2026-11-12', slug: 'paint' }),
    article('Undated', { date: undefined }),
    article('Newer', { date: '2026-11-01' }),
  ]);
  const feed = parseAtomFeed(xml ?? '');
  expect(feed).toMatchObject({
    title: { value: 'Articles of Acme & Sons' },
    updated: '2026-11-12T00:00:00Z',
    authors: [{ name: 'Acme & Sons' }],
    links: [{ rel: 'self' }, { rel: 'alternate' }],
  });
  expect(feed.entries).toMatchObject([
    { title: { value: 'Newer' }, published: '2026-11-01T00:00:00Z' },
    {
      title: { value: 'Paint <fast> & "well"' },
      published: '2026-10-02T00:00:00Z',
      updated: '2026-11-12T00:00:00Z',
      authors: [{ name: 'Rosa K.' }],
      links: [{ href: expect.stringMatching(/^https?:.*\/articles\/paint$/) }],
    },
  ]);
});

test('a feed has 24 articles at most', () => {
  const xml = feedFor(Array.from({ length: 30 }, (_, index) => article(`Title ${index}`)));
  expect(parseAtomFeed(xml ?? '').entries).toHaveLength(24);
});

test('there is no feed without dated articles, nor on a call-only site', () => {
  expect(feedFor([])).toBeNull();
  expect(feedFor([article('Undated', { date: undefined })])).toBeNull();
  expect(feedFor([article('A')], { callOnly: true })).toBeNull();
});
