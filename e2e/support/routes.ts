import { checkRecord } from '../../lib/content/record/parse-record';
import type { Site } from '../../lib/content/record/site';
import type { Language } from '../../lib/language/i18n';
import { isIndexable, pagesOf } from '../../lib/site/pages/site-pages';
import type { WireRecord, WireReview } from './embedded-records';

export type Route = { path: string; status: 200 | 404; indexed: boolean };

const siteOf = (record: WireRecord): Site => checkRecord(record, 'site').site;

export const languageOf = (record: WireRecord): Language => siteOf(record).language;

/** The pages that the record's site has, or would have if it were not call-only. */
export const openPagesOf = (record: WireRecord) => pagesOf({ ...siteOf(record), callOnly: false });

/** Every address of every kind of page for one record, and some that are none. */
export const routesOf = (record: WireRecord, reviews: readonly WireReview[] = []): Route[] => {
  const site = siteOf(record);
  const value = reviews.length > 0 ? reviews : site.ownReviews;
  const pages = pagesOf(site);
  const existing = new Set(pages.map(({ path }) => path));
  const hidden = openPagesOf(record).flatMap(({ path }) => (existing.has(path) ? [] : [path]));
  return [
    ...pages.map((page) => ({
      path: page.path,
      status: 200 as const,
      indexed: isIndexable(page, { state: 'found', value }),
    })),
    ...[...hidden, '/no-such-page', '/gallery/no-such-project', '/too/many/segments'].map((path) => ({
      path,
      status: 404 as const,
      indexed: false,
    })),
  ];
};

/** In `npm test` without pages for which another of their kind stands. */
export const testedRoutesOf = (
  name: string,
  record: WireRecord,
  reviews?: readonly WireReview[],
): Route[] => {
  const alike = alikeIn(name, record);
  return routesOf(record, reviews).filter(({ path }) => process.env.TEST_FULL || !alike.has(path));
};

/** Paths of an embedded record's pages for which another page stands in `npm test`. */
export const alikeIn = (name: string, record: WireRecord): ReadonlySet<string> => {
  const pages = openPagesOf(record);
  const laterOfKind = pages.filter(
    ({ kind }, index) => pages.findIndex((page) => page.kind === kind) < index,
  );
  return new Set([
    ...laterOfKind.map(({ path }) => path),
    ...(name === 'demo' ? ['/accessibility'] : ['/privacy', '/accessibility']),
  ]);
};
