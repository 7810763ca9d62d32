import { furtherPage } from '@/components/layout/further-page';
import { ReviewList } from '@/components/sections/reviews/review-list';
import { getReviews } from '@/lib/content/reviews-service';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf } from '@/lib/serving/rendering/requested-page';

export const generateStaticParams = itemsToPrerender('reviewPage');
export const generateMetadata = itemMetadataOf('reviewPage');
export default furtherPage('reviewPage', async (site, number) => (
  <ReviewList site={site} reviews={await getReviews(site)} number={number} />
));
