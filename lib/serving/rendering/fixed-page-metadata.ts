import 'server-only';
import type { Metadata } from 'next';
import type { FixedPage } from '@/lib/content/domain/addresses';
import { fixedPage, isIndexable, pageName } from '@/lib/site/pages/page-registry';
import { knownReviews } from '@/lib/content/reviews';
import { ownTextOf } from '@/lib/site/seo/own-text';
import { pageMetadata } from '@/lib/site/seo/page-metadata';
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
