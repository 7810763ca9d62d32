import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/blocks/structured-data';
import { PageHeader } from '@/components/layout/page-header';
import { ReviewList } from '@/components/sections/reviews/review-list';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getReviews } from '@/lib/content/reviews-service';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { pageName, trailTo } from '@/lib/site/pages/site-pages';

export const generateStaticParams = itemsToPrerender('reviewPage');
export const generateMetadata = itemMetadataOf('reviewPage');

export default async function FurtherReviewsPage(props: ItemProps) {
  const { site, page } = await itemPage('reviewPage', props);
  if (!page) notFound();
  const { item, path } = page;
  return (
    <>
      <PageHeader
        site={site}
        title={pageName(page)}
        picture={headerPicture(site, path)}
        trail={trailTo(page)}
      />
      <ReviewList site={site} reviews={await getReviews(site)} number={item.number} />
      <StructuredData site={site} path={path} />
    </>
  );
}
