import { zonedClock } from '@/lib/language/opening-hours/open-now';
import { toArticlePages, type Article, type ArticlePage } from './articles';
import { DAY_MS } from '@/lib/platform/day';

/** Whether the article's day may still come somewhere on Earth. */
export const mayWait = ({ date }: Article): boolean =>
  date !== null && Date.parse(date) > Date.now() - DAY_MS;

/** An article of a later day waits until that day begins in the time zone of the business, or in UTC. */
export const withPublicFrom = (article: Article, zone: string | null, now = Date.now()): Article => {
  if (article.date === null) return article;
  const publicFrom = zonedClock(zone ?? 'UTC').instantAt(Date.parse(article.date));
  return publicFrom > now ? { ...article, publicFrom } : article;
};

type Dated = { publicFrom?: number };
const isPublic = (now: number) => (entry: Dated) => (entry.publicFrom ?? 0) <= now;

/** The copies of sites by the number of public articles, so that pages can use the site as a cache key. */
const made = new WeakMap<object, { articles: number; site: object }>();

/** The site as visitors may see it: without articles of later days, and pages that only these need. */
export const withPublicArticles = <T extends { articles: Article[]; articlePages: ArticlePage[] }>(
  site: T,
  now = Date.now(),
): T => {
  const articles = site.articles.filter(isPublic(now));
  if (articles.length === site.articles.length) return site;
  const known = made.get(site);
  if (known?.articles === articles.length) return known.site as T;
  const shown = { ...site, articles, articlePages: toArticlePages(articles) };
  made.set(site, { articles: articles.length, site: shown });
  return shown;
};

/** Like `withPublicArticles`, for the addresses of a site. */
export const withPublicRoutes = <T extends { articles: readonly Dated[] }>(routes: T, now = Date.now()): T =>
  routes.articles.every(isPublic(now))
    ? routes
    : { ...routes, articles: routes.articles.filter(isPublic(now)) };
