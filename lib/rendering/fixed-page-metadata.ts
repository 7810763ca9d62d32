import 'server-only';
import type { Metadata } from 'next';
import { fixedPage, isIndexable, pageName, type FixedPage } from '@/lib/pages/page-registry';
import { knownReviews } from '@/lib/reviews';
import { ownTextOf } from '@/lib/seo/own-text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSite, getSiteWithPages } from './current-site';

export const metadataOf = (kind: 'home' | FixedPage) => async (): Promise<Metadata> => {
  const site = await (kind === 'home' ? getSite() : getSiteWithPages());
  const page = fixedPage(kind);
  const isFound = isIndexable(site, page, await knownReviews(site.reviews.recordId));
  return pageMetadata({
    site,
    page: pageName(site, page),
    path: isFound ? page.path : undefined,
    ownText: ownTextOf(site, page),
  });
};
