import { EmptyState } from '@/components/blocks/empty-state';
import { PageFrame } from '@/components/layout/page-frame';
import { VideoGrid } from '@/components/sections/videos/video-grid';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';

export const generateMetadata = metadataOf('videos');

export default async function VideosPage() {
  const page = await getFixedPage('videos');
  const { site, messages } = page;
  return (
    <PageFrame page={page}>
      {site.videos.channelUrl ? (
        <VideoGrid site={site} />
      ) : (
        <EmptyState site={site} text={messages.videos.none} />
      )}
    </PageFrame>
  );
}
