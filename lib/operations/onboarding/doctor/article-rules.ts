import { wordsIn } from '@/lib/content/areas/areas';
import { entryNamed, limitOf, type Json, type Rules } from './rule';

const fieldOf = (record: Json, title: string, name: string) =>
  `${entryNamed(record, 'options.articles', 'title', title)}.${name}`;

export const articleRules: Rules = {
  'article-short': ({ site, record }) =>
    site.articles
      .filter(({ text }) => wordsIn(text) < limitOf('article-short'))
      .map(({ name }) => ({ field: fieldOf(record, name, 'text'), shown: `“${name}”` })),
  'article-undated': ({ site, record }) =>
    site.articles
      .filter(({ date }) => date === null)
      .map(({ name }) => ({ field: fieldOf(record, name, 'date'), shown: `“${name}”` })),
  'article-in-future': ({ site, record }) =>
    site.articles.flatMap(({ name, date, publicFrom }) =>
      date !== null && publicFrom !== undefined
        ? [{ field: fieldOf(record, name, 'date'), shown: `“${name}”`, reason: date }]
        : [],
    ),
};
