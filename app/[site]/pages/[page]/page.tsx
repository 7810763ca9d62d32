import { EmptyState } from '@/components/blocks/empty-state';
import { PageFrame } from '@/components/layout/page-frame';
import { PageBlocks } from '@/components/sections/pages/page-blocks';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { picturesOfPage } from '@/lib/content/pages/free-pages';
import { getReviews } from '@/lib/content/reviews-service';
import { scoreOf } from '@/lib/content/reviews/review';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { getItemPage, itemMetadataOf, type ItemProps } from '@/lib/serving/rendering/requested-page';

export const generateStaticParams = itemsToPrerender('freePage');
export const generateMetadata = itemMetadataOf('freePage');

export default async function FreePage(props: ItemProps) {
  const page = await getItemPage('freePage', props);
  const { site, item, path } = page;
  const score = scoreOf(await getReviews(site));
  return (
    <PageFrame page={page} text={item.description} picture={headerPicture(site, path, picturesOfPage(item))}>
      {item.blocks.length > 0 ? (
        <PageBlocks site={site} freePage={item} score={score} />
      ) : (
        <EmptyState site={site} text={null} />
      )}
    </PageFrame>
  );
}
