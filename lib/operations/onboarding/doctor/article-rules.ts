import { wordsIn } from '@/lib/content/areas/areas';
import { asText, group, list, type Json, type Rules } from './rule';

/** Pages with fewer words say too little to be found. */
const MIN_ARTICLE_WORDS = 100;

const fieldOf = (record: Json, title: string, name: string) => {
  const index = list(group(record.options).articles).findIndex(
    (entry) => asText(group(entry).title) === title,
  );
  return `options.articles[${Math.max(0, index)}].${name}`;
};

export const articleRules: Rules = {
  'article-short': {
    note: (article) =>
      `${article} has fewer than ${MIN_ARTICLE_WORDS} words: search engines seldom show such a page.`,
    check: ({ site, record }) =>
      site.articles
        .filter(({ text }) => wordsIn(text) < MIN_ARTICLE_WORDS)
        .map(({ name }) => ({ field: fieldOf(record, name, 'text'), shown: `“${name}”` })),
  },
  'article-undated': {
    warning: (article) =>
      `${article} has no date: it stands behind all others, and feed readers and search engines cannot tell its age.`,
    check: ({ site, record }) =>
      site.articles
        .filter(({ date }) => date === null)
        .map(({ name }) => ({ field: fieldOf(record, name, 'date'), shown: `“${name}”` })),
  },
  'article-in-future': {
    note: (article, date) => `${article} waits for its day: it is shown from ${date} on.`,
    check: ({ site, record }) =>
      site.articles.flatMap(({ name, date, publicFrom }) =>
        date !== null && publicFrom !== undefined
          ? [{ field: fieldOf(record, name, 'date'), shown: `“${name}”`, reason: date }]
          : [],
      ),
  },
};
