import { ARTICLES_PER_PAGE } from '../../lib/content/articles/articles';
import { VIDEOS_PER_PAGE } from '../../lib/content/videos/videos';
import { PICTURES_PER_PAGE } from '../../lib/content/gallery/gallery-pages';
import { iconFiles, siteFiles } from '../../lib/content/domain/addresses';
import { pageKinds } from '../../lib/site/pages/page-kinds';
import { listedKinds } from '../../lib/site/pages/site-pages';
import { withSlug } from '../../lib/site/pages/paths';
import { cardPath } from '../../lib/site/urls/server-paths';
import { completeRecord, type WireRecord } from './embedded-records';
import { openPagesOf } from './routes';

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
