import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { shown } from '@/lib/content/fields/number-kinds';
import { date, line, videoId } from '@/lib/content/fields/text-kinds';
import words from './video-words.json' with { type: 'json' };

const MAX_VIDEOS = 100;
const MAX_CHOICES = 10;

export const promoVideos = field(
  list(group({ link: webLink, img: picture, activo: shown }, words.promoVideos.fields), MAX_CHOICES),
  words.promoVideos,
);

export const channelVideos = field(
  group({ linkCanalYT: webLink, links: list(videoId, MAX_VIDEOS) }, words.channelVideos.fields),
  words.channelVideos,
);

export const videos = field(
  list(group({ video: line, title: line, date }, words.videos.fields), MAX_VIDEOS),
  words.videos,
);
