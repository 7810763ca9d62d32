import { VideoStill } from './video-still';
import { VideoPlayer } from '@/components/islands/video/video-player';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { sectionPicture } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { videoPlayer } from '@/lib/site/urls/media-links';

export const PromoVideo = ({ site, title }: { site: Site; title?: string | null }) => {
  if (!site.promoVideo) return null;
  const { section, action, media } = messagesOf(site);
  const { url, picture } = site.promoVideo;
  const still = (
    <div id="promo-video-still">
      <VideoStill
        href={url}
        label={action.watch}
        picture={picture ?? sectionPicture(site, 'promoVideo')}
        sizes="(min-width: 1024px) 50rem, (min-width: 768px) 50vw, 100vw"
      />
    </div>
  );
  return (
    <Section id="promo-video" tone="main">
      <div className="grid items-center gap-6 md:grid-cols-2 lg:gap-16">
        <div>
          <Heading section="promo-video" title={title ?? section.promoVideo} text={site.homeTexts[1]?.text} />
        </div>
        {/* A video that no player here plays stays a link. */}
        <div>
          {videoPlayer(url) ? (
            <VideoPlayer messages={{ close: media.close, outside: media.watchOutside }}>{still}</VideoPlayer>
          ) : (
            still
          )}
        </div>
      </div>
    </Section>
  );
};
