import { checkRecord } from '../../lib/content/record/parse-record';
import type { Site } from '../../lib/content/record/site';
import type { Language } from '../../lib/language/i18n';
import { isIndexable, listedKinds, pagesOf } from '../../lib/site/pages/site-pages';
import { completeRecord, type WireRecord, type WireReview } from './embedded-records';
import { ARTICLES_PER_PAGE } from '../../lib/content/articles/articles';
import { VIDEOS_PER_PAGE } from '../../lib/content/videos/videos';
import { PICTURES_PER_PAGE } from '../../lib/content/gallery/gallery-pages';
import { iconFiles, siteFiles } from '../../lib/content/domain/addresses';
import { pageKinds } from '../../lib/site/pages/page-kinds';
import { withSlug } from '../../lib/site/pages/paths';
import { cardPath } from '../../lib/site/urls/server-paths';

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

/** The path of the first page of every kind that a record's site has. */
const firstOfKinds = (record: WireRecord) =>
  new Map(
    openPagesOf(record)
      .reverse()
      .map(({ kind, path }) => [kind, path]),
  );

const {
  options,
  landings: [landing, ...landings] = [],
  ...rest
} = completeRecord() as WireRecord & { options: object };

/** complete.json with lists so long that each goes on at a second page, such as /gallery/page/2. */
export const longRecord: WireRecord & { options: object } = {
  ...rest,
  landings: [
    {
      name: landing?.name ?? '',
      gallery: Array.from({ length: PICTURES_PER_PAGE + 1 }, (_, index) => `/assets/demo/${index}.jpg`),
    },
    ...landings,
  ],
  ytGallery: {
    ...rest.ytGallery,
    links: Array.from({ length: VIDEOS_PER_PAGE + 1 }, (_, index) => `Video${index + 100}`),
  },
  options: {
    ...options,
    reviews: Array.from({ length: 100 }, (_, index) => ({ date: '2026-03-02', stars: 1 + (index % 5) })),
    articles: Array.from({ length: ARTICLES_PER_PAGE + 1 }, (_, index) => ({
      title: `Article number ${index + 1}`,
      date: '2026-10-02',
      text: 'Water in a crack freezes.',
    })),
  },
};

/** A page of every kind there is, on the site of longRecord. */
export const everyKindOfPage: ReadonlyMap<string, string> = firstOfKinds(longRecord);

/** Below every list: what is in none, and what is a number. */
export const missingOfLists: readonly string[] = [
  ...new Set(
    listedKinds.flatMap((kind) =>
      ['none', '-1', '9'.repeat(30)].map((slug) => withSlug(pageKinds[kind].path, slug)),
    ),
  ),
];

/** Every file that a site makes itself. */
export const fileAddresses: readonly string[] = [
  ...[...siteFiles, ...iconFiles].map((name) => `/${name}`),
  cardPath('/'),
];
