import { EmptyState } from '@/components/blocks/empty-state';
import { CallBand } from '@/components/layout/footer/closing-bands';
import { PageFrame } from '@/components/layout/page-frame';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { ReviewList } from '@/components/sections/reviews/review-list';
import { knownReviews } from '@/lib/content/reviews-service';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';
import { isSparse, mayHaveReviews } from '@/lib/site/pages/page-kinds';

export const generateMetadata = metadataOf('reviews');

export default async function ReviewsPage() {
  const page = await getFixedPage('reviews');
  const { site, messages } = page;
  // `active` decides about menus and sections only: the reviews badge links here in any case.
  const known = await knownReviews(site);
  const reviews = known.state === 'found' ? known.value : [];
  const hasReviews = reviews.length + site.reviews.links.length > 0;
  return (
    <PageFrame page={page} title={site.headings.reviews ?? messages.nav.reviews}>
      {hasReviews ? (
        <ReviewList site={site} reviews={reviews} />
      ) : (
        <EmptyState site={site} text={mayHaveReviews(site, known) ? null : messages.reviews.none} />
      )}
      {hasReviews || !isSparse(site) ? <CallBand site={site} /> : <EstimateSection site={site} withMap />}
    </PageFrame>
  );
}
