import { VideoStill } from '@/components/blocks/video-still';
import { VideoPlayer } from '@/components/islands/video/video-player';
import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { sectionPicture } from '@/lib/content/domain/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { watchLink } from '@/lib/site/urls/outside-links';

export const VideoGrid = ({ site }: { site: Site }) => {
  const { channelUrl, ids } = site.videos;
  const { action, media } = messagesOf(site);
  return (
    <Section labelled={false}>
      <VideoPlayer messages={{ close: media.close, outside: media.watchOutside }}>
        <ul id="videos" className="grid gap-6 md:grid-cols-2 lg:gap-8">
          {ids.map((id, index) => (
            <li key={id}>
              <VideoStill
                href={watchLink(id)}
                label={action.watchVideo(index + 1, ids.length)}
                picture={sectionPicture(site, 'videoGrid', index)}
                sizes="(min-width: 768px) 40rem, 100vw"
              />
            </li>
          ))}
        </ul>
      </VideoPlayer>
      {channelUrl && (
        <OutsideLink href={channelUrl} className="btn mt-12">
          {action.videoChannel}
          <Icon name="outside" />
        </OutsideLink>
      )}
    </Section>
  );
};
