import { field, group, groups, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { shown } from '@/lib/content/fields/number-kinds';
import { date, line, videoId } from '@/lib/content/fields/text-kinds';
import words from './video-words.json' with { type: 'json' };

const MAX_VIDEOS = 100;

export const promoVideos = groups(words.promoVideos, 10, { link: webLink, img: picture, activo: shown });

export const channelVideos = field(
  group({ linkCanalYT: webLink, links: list(videoId, MAX_VIDEOS) }, words.channelVideos.fields),
  words.channelVideos,
);

export const videos = groups(words.videos, MAX_VIDEOS, { video: line, title: line, date });
