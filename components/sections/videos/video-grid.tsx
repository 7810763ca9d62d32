import { PageLinks } from '@/components/ui/page-links';
import { VideoStill } from './video-still';
import { VideoPlayer } from '@/components/islands/video/video-player';
import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { sectionPicture } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { VIDEOS_PER_PAGE } from '@/lib/content/videos/videos';
import { paths } from '@/lib/site/pages/paths';
import { watchLink } from '@/lib/site/urls/outside-links';

export const VideoGrid = ({ site, number = 1 }: { site: Site; number?: number }) => {
  const { channelUrl, ids } = site.videos;
  const { action, gallery, media, videos } = messagesOf(site);
  const first = (number - 1) * VIDEOS_PER_PAGE;
  return (
    <Section labelled={false}>
      <VideoPlayer messages={{ close: media.close, outside: media.watchOutside }}>
        <ul id="videos" className="grid gap-6 md:grid-cols-2 lg:gap-8">
          {ids.slice(first, first + VIDEOS_PER_PAGE).map((id, index) => (
            <li key={id}>
              <VideoStill
                href={watchLink(id)}
                label={action.watchVideo(first + index + 1, ids.length)}
                picture={sectionPicture(site, 'videoGrid', first + index)}
                sizes="(min-width: 768px) 40rem, 100vw"
              />
            </li>
          ))}
        </ul>
      </VideoPlayer>
      <PageLinks
        id="video-pages"
        label={videos.pages}
        steps={gallery}
        addresses={[paths.videos, ...site.videoPages.map(({ slug }) => paths.videoPage(slug))]}
        number={number}
        className="mt-10"
      />
      {channelUrl && (
        <OutsideLink href={channelUrl} className="btn mt-12">
          {action.videoChannel}
          <Icon name="outside" />
        </OutsideLink>
      )}
    </Section>
  );
};
