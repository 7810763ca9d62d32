import { compactMap } from '@/lib/content/fields/compact';
import { videoIdIn } from '@/lib/content/fields/text-kinds';
import type { WireOf } from '@/lib/content/fields/field';
import type { promoVideos, videos } from './video-fields';
import type { PromoVideo, VideoFacts } from './videos';

export const toPromoVideo = (entries: WireOf<typeof promoVideos>): PromoVideo | null => {
  const promo = entries?.[0];
  return promo?.activo && promo.link ? { url: promo.link, picture: promo.img } : null;
};

/** Maps facts by the video's id, and by the link of the promo video. */
export const toVideoFacts = (entries: WireOf<typeof videos> | undefined): Record<string, VideoFacts> =>
  Object.fromEntries(
    compactMap(entries, ({ video, title, date }) =>
      video ? [...new Set([video, videoIdIn(video) ?? video])].map((key) => [key, { title, date }]) : null,
    ).flat(),
  );
