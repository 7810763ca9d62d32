import { longText } from '@/test/broken-record';
import type { Case } from './case';

const article = {
  title: 'First frost',
  date: '2026-01-02',
  text: longText('Water in a crack freezes and the crack is wider in spring'),
};

export const articleCases: Case[] = [
  [
    'options.articles',
    [{ ...article, text: 'We paint.' }],
    'article-short',
    /^“First frost” has fewer than 100 words/,
  ],
  ['options.articles', [{ ...article, date: null }], 'article-undated', /^“First frost” has no date/],
  [
    'options.articles',
    [{ ...article, date: '2999-01-02' }],
    'article-in-future',
    /^“First frost” is dated 2999-01-02 and is shown already/,
  ],
];
