import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { flag } from '@/lib/content/fields/number-kinds';
import { date, line, videoId } from '@/lib/content/fields/text-kinds';

const MAX_VIDEOS = 100;
const MAX_CHOICES = 10;

export const promoVideos = field(
  list(
    group({
      activo: field(flag, 'Whether the video shows.', { without: 'Off.', example: true }),
      link: field(webLink, 'YouTube, Vimeo, or an .mp4 or .webm file.', {
        shows: 'Home. Only the first entry counts.',
        example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      }),
      img: field(picture, 'The still picture before the video plays.', {
        without: 'A picture of the gallery.',
      }),
    }),
    MAX_CHOICES,
  ),
  'The promo video; only the first entry counts.',
);

export const channelVideos = field(
  group({
    linkCanalYT: field(webLink, 'The video channel.', {
      shows: 'The page Our Videos and its place in the menu.',
      without: 'Our Videos is in no menu.',
      example: 'https://www.youtube.com/@acme',
    }),
    links: field(
      list(
        field(videoId, 'The id of a YouTube video, not its link.', { example: 'aqz-KE-bpKQ' }),
        MAX_VIDEOS,
      ),
      'Videos.',
      {
        shows: 'Our Videos.',
      },
    ),
  }),
  'Videos of the channel.',
);

export const videos = field(
  list(
    group({
      video: field(line, 'Which video: its id in `ytGallery.links`, or the link of the promo video.', {
        without: 'The entry is not used.',
        example: 'aqz-KE-bpKQ',
      }),
      title: field(line, 'What the video shows.', {
        shows: 'Structured data.',
        without: 'The name of the business and the number of the video.',
        example: 'How we seal a deck',
      }),
      date: field(date, 'The day on which it was published.', {
        shows: 'Structured data.',
        without: 'Search engines are not told of the video.',
        example: '2026-05-12',
      }),
    }),
    MAX_VIDEOS,
  ),
  'Titles and dates of the videos.',
);
