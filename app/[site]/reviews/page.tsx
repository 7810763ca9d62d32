import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { EmptyState } from '@/components/blocks/empty-state';
import { ReviewList } from '@/components/sections/reviews/review-list';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { knownReviews } from '@/lib/content/reviews-service';
import { paths } from '@/lib/site/pages/paths';
import { mayHaveReviews } from '@/lib/site/pages/page-kinds';

const load = async () => {
  const site = await getSite();
  // `active` decides about menus and sections only: the reviews badge links here in any case.
  const known = await knownReviews(site);
  return { site, reviews: known.state === 'found' ? known.value : [], isEmpty: !mayHaveReviews(site, known) };
};

export const generateMetadata = metadataOf('reviews');

export default async function ReviewsPage() {
  const { site, reviews, isEmpty } = await load();
  const messages = messagesOf(site);
  return (
    <>
      <PageHeader
        site={site}
        title={site.headings.reviews ?? messages.nav.reviews}
        picture={headerPicture(site, paths.reviews)}
      />
      {reviews.length + site.reviews.links.length > 0 ? (
        <ReviewList site={site} reviews={reviews} />
      ) : (
        <EmptyState site={site} text={isEmpty ? messages.reviews.none : null} />
      )}
      <StructuredData site={site} path={paths.reviews} />
    </>
  );
}
