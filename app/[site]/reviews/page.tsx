import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/layout/structured-data';
import { EmptyState } from '@/components/sections/empty-state';
import { ReviewList } from '@/components/sections/review-list';
import { pickFor, widePictures } from '@/lib/content/choose-picture';
import { getSiteWithPages } from '@/lib/content/current-site';
import { wordsIn } from '@/lib/i18n';
import { getReviews } from '@/lib/reviews';
import { paths } from '@/lib/routing/paths';
import { hasReviews } from '@/lib/seo/indexable';
import { pageMetadata } from '@/lib/seo/page-metadata';

const load = async () => {
  const site = await getSiteWithPages();
  const reviews = site.reviews.active ? await getReviews(site.reviews.recordId) : [];
  return { site, reviews, isEmpty: !hasReviews(site, reviews) };
};

export const generateMetadata = async (): Promise<Metadata> => {
  const { site, isEmpty } = await load();
  return pageMetadata({ site, page: wordsIn(site.language).nav.reviews, path: isEmpty ? undefined : paths.reviews });
};

export default async function ReviewsPage() {
  const { site, reviews, isEmpty } = await load();
  const words = wordsIn(site.language);
  return (
    <>
      <PageHeader site={site} title={site.headings.reviews ?? words.nav.reviews} picture={pickFor(paths.reviews, widePictures(site))} />
      {isEmpty ? <EmptyState site={site} text={words.reviews.none} /> : <ReviewList site={site} reviews={reviews} />}
      <StructuredData site={site} path={paths.reviews} />
    </>
  );
}
