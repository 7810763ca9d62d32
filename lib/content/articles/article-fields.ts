import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { date, formattedText, line } from '@/lib/content/fields/text-kinds';

const MAX_ARTICLES = 500;
// 50 articles with 1,000 words each take 20 ms to read, 65 ms with Markdown everywhere.
const MAX_ARTICLES_CHARACTERS = 300_000;

export const articles = field(
  list(
    group({
      title: field(line, 'The title of an article.', {
        shows: 'Articles, and the page of the article.',
        without: 'The entry is not shown.',
        example: 'What the first frost does to paint',
      }),
      slug: field(line, 'The end of its address: “first-frost” is at /articles/first-frost.', {
        without: 'Made of the title.',
        example: 'first-frost',
      }),
      date: field(date, 'The day on which it was published; until a later day begins, the article waits.', {
        shows: 'Below the title, the feed, structured data, the sitemap. Newest first.',
        without: 'The article stands last, without a date, and not in the feed.',
        example: '2026-10-02',
      }),
      updated: field(date, 'The day of its last change.', {
        shows: 'The feed, structured data, the sitemap.',
        without: '`date`.',
        example: '2026-11-12',
      }),
      author: field(line, 'Who wrote it.', { without: 'The business.', example: 'Rosa K.' }),
      picture: field(picture, 'Its picture.', {
        shows: 'The page of the article, its card in the list, and its social card.',
        without: 'Text without a picture.',
        example: 'https://cdn.example.com/acme/frost.jpg',
      }),
      text: field(formattedText, 'The article.', {
        shows: 'The page of the article; its beginning in the list, the feed and search results.',
        example: 'Water in a crack freezes, and the crack is wider in spring.',
      }),
    }),
    MAX_ARTICLES,
    MAX_ARTICLES_CHARACTERS,
  ),
  'Articles, at /articles and in the feed /feed.xml.',
);
