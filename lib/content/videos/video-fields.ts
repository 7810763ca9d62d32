import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { shown } from '@/lib/content/fields/number-kinds';
import { date, line, videoId } from '@/lib/content/fields/text-kinds';

const MAX_VIDEOS = 100;
const MAX_CHOICES = 10;

export const promoVideos = field(
  list(
    group({
      link: field(webLink, 'Link', 'YouTube, Vimeo, or an .mp4 or .webm file.', {
        es: ['Enlace', 'YouTube, Vimeo o un archivo .mp4 o .webm.'],
        shows: 'Home. Only the first entry counts.',
        example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      }),
      img: field(picture, 'Still picture', 'Before the video plays.', {
        es: ['Imagen fija', 'Antes de que empiece el video.'],
        without: 'A picture of the gallery.',
      }),
      activo: shown,
    }),
    MAX_CHOICES,
  ),
  'Promo video',
  'On Home; only the first one counts.',
  { es: ['Video promocional', 'En Inicio; solo cuenta el primero.'], entry: ['Video', 'Video'] },
);

export const channelVideos = field(
  group({
    linkCanalYT: field(webLink, 'Video channel', 'Your channel on YouTube; puts Our Videos into the menu.', {
      es: ['Canal de videos', 'Su canal de YouTube; pone Nuestros videos en el menú.'],
      example: 'https://www.youtube.com/@acme',
    }),
    links: field(
      list(videoId, MAX_VIDEOS),
      'Videos of the channel',
      'For the page Our Videos: links on YouTube, or what stands behind v= in them.',
      {
        es: [
          'Videos del canal',
          'Para la página Nuestros videos: enlaces de YouTube, o lo que está detrás de v= en ellos.',
        ],
        entry: ['Video', 'Video'],
        example: ['aqz-KE-bpKQ'],
      },
    ),
  }),
  'Channel',
  'A video channel and its videos.',
);

export const videos = field(
  list(
    group({
      video: field(line, 'Which video', 'Its id, or the link of the promo video.', {
        es: ['Qué video', 'Su id, o el enlace del video promocional.'],
        without: 'No entry.',
        example: 'aqz-KE-bpKQ',
      }),
      title: field(line, 'What it shows', 'In a few words.', {
        es: ['Qué muestra', 'En pocas palabras.'],
        example: 'How we seal a deck',
      }),
      date: field(date, 'Day', 'On which it was published, such as 2026-05-01.', {
        es: ['Día', 'En que se publicó, como 2026-05-01.'],
        without: 'The video is in no structured data.',
        example: '2026-05-12',
      }),
    }),
    MAX_VIDEOS,
  ),
  'Titles of videos',
  'For search engines.',
  { es: ['Títulos de los videos', 'Para buscadores.'], entry: ['Title', 'Título'] },
);
