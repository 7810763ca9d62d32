import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/blocks/structured-data';
import { PageHeader } from '@/components/layout/page-header';
import { VideoGrid } from '@/components/sections/videos/video-grid';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { pageName, trailTo } from '@/lib/site/pages/site-pages';

export const generateStaticParams = itemsToPrerender('videoPage');
export const generateMetadata = itemMetadataOf('videoPage');

export default async function FurtherVideosPage(props: ItemProps) {
  const { site, page } = await itemPage('videoPage', props);
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
      <VideoGrid site={site} number={item.number} />
      <StructuredData site={site} path={path} />
    </>
  );
}
