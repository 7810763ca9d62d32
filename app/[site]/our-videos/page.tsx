import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { EmptyState } from '@/components/blocks/empty-state';
import { VideoGrid } from '@/components/sections/videos/video-grid';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('videos');

export default async function VideosPage() {
  const site = await getSite();
  const { nav, videos } = messagesOf(site);
  return (
    <>
      <PageHeader site={site} title={nav.videos} picture={headerPicture(site, paths.videos)} />
      {site.videos.channelUrl ? <VideoGrid site={site} /> : <EmptyState site={site} text={videos.none} />}
      <StructuredData site={site} path={paths.videos} />
    </>
  );
}
