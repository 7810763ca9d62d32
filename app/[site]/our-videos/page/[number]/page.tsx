import { furtherPage } from '@/components/layout/further-page';
import { VideoGrid } from '@/components/sections/videos/video-grid';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf } from '@/lib/serving/rendering/requested-page';

export const generateStaticParams = itemsToPrerender('videoPage');
export const generateMetadata = itemMetadataOf('videoPage');
export default furtherPage('videoPage', (site, number) => <VideoGrid site={site} number={number} />);
