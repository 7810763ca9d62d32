import { cutAtWord } from '@/lib/platform/text';
import { furtherPages, type FurtherPage } from '@/lib/content/domain/further-pages';
import type { FormattedText } from '@/lib/content/domain/text-blocks';
import type { Named } from '@/lib/content/domain/named';

/** Dates are ISO. `summary`: the beginning of the text, on one line. */
export type Article = Named &
  FormattedText & {
    date: string | null;
    updated: string | null;
    author: string | null;
    picture: string | null;
    summary: string;
    /** Start of the article's day at the business, in ms since 1970; only of a day that has not begun. */
    publicFrom?: number;
  };
export type ArticlePage = FurtherPage & { articles: Article[] };

export const ARTICLES_PER_PAGE = 12;
const SUMMARY_LENGTH = 200;

export const summaryOf = (text: string): string =>
  cutAtWord(
    text
      .slice(0, 5 * SUMMARY_LENGTH)
      .replace(/\s+/g, ' ')
      .trim(),
    SUMMARY_LENGTH,
  );

export const changedOn = ({ date, updated }: Article): string | null => updated ?? date;

export const pagesOfArticles = (articles: readonly Article[]): Article[][] =>
  Array.from({ length: Math.ceil(articles.length / ARTICLES_PER_PAGE) }, (_, index) =>
    articles.slice(index * ARTICLES_PER_PAGE, (index + 1) * ARTICLES_PER_PAGE),
  );

export const toArticlePages = (articles: readonly Article[]): ArticlePage[] => {
  const pages = pagesOfArticles(articles);
  return furtherPages(pages.length).map((page) => ({ ...page, articles: pages[page.number - 1] ?? [] }));
};
