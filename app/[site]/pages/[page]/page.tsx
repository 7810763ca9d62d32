import { notFound } from 'next/navigation';
import { EmptyState } from '@/components/blocks/empty-state';
import { StructuredData } from '@/components/blocks/structured-data';
import { PageHeader } from '@/components/layout/page-header';
import { PageBlocks } from '@/components/sections/pages/page-blocks';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { picturesOfPage } from '@/lib/content/pages/free-pages';
import { getReviews } from '@/lib/content/reviews-service';
import { scoreOf } from '@/lib/content/reviews/review';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { trailTo } from '@/lib/site/pages/site-pages';

export const generateStaticParams = itemsToPrerender('freePage');
export const generateMetadata = itemMetadataOf('freePage');

export default async function FreePage(props: ItemProps) {
  const { site, page } = await itemPage('freePage', props);
  if (!page) notFound();
  const { item, path } = page;
  const score = scoreOf(await getReviews(site));
  return (
    <>
      <PageHeader
        site={site}
        title={item.name}
        text={item.description}
        picture={headerPicture(site, path, picturesOfPage(item))}
        trail={trailTo(page)}
      />
      {item.blocks.length > 0 ? (
        <PageBlocks site={site} freePage={item} score={score} />
      ) : (
        <EmptyState site={site} text={null} />
      )}
      <StructuredData site={site} path={path} />
    </>
  );
}
