import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { flag } from '@/lib/content/fields/number-kinds';
import { line } from '@/lib/content/fields/text-kinds';

const MAX_PICTURES = 1_000;
const MAX_PICTURES_CHARACTERS = 100_000;
const MAX_PROJECTS = 60;
const MAX_PROJECT_PICTURES = 100;
const MAX_PAIRS = 50;
// Only one of them shows.
const MAX_CHOICES = 10;

export const projects = field(
  list(
    group({
      name: field(line, 'The name of a project. “Oak Street” is at /gallery/oak-street.', {
        shows: 'Gallery, and the page of the project.',
        example: 'Oak Street',
      }),
      gallery: field(
        list(
          field(picture, 'A picture.', { example: 'https://cdn.example.com/acme/oak-1.jpg' }),
          MAX_PROJECT_PICTURES,
        ),
        'The pictures of the project.',
        { shows: 'The page of the project, and its part of Gallery.' },
      ),
    }),
    MAX_PROJECTS,
    MAX_PICTURES_CHARACTERS,
  ),
  'Projects with galleries of their own.',
);

export const gallery = field(
  list(
    field(picture, 'A picture of finished work.', { example: 'https://cdn.example.com/acme/1.jpg' }),
    MAX_PICTURES,
    MAX_PICTURES_CHARACTERS,
  ),
  'The general gallery.',
  { shows: 'Gallery, and sections of other pages.', without: 'The stock pictures.' },
);

export const stock = field(
  list(
    field(picture, 'A wide picture.', { example: 'https://cdn.example.com/stock/house.jpg' }),
    MAX_PICTURES,
    MAX_PICTURES_CHARACTERS,
  ),
  'General pictures that fit the trade.',
  { shows: 'Hero and page headers.', without: 'The gallery.' },
);

export const beforeAfter = field(
  list(
    group({
      beforeImg: field(picture, 'The picture before the work.', {
        shows: 'The slider on Gallery; only with its other half.',
        example: 'https://cdn.example.com/acme/deck-before.jpg',
      }),
      afterImg: field(picture, 'The picture after the work, of the same size.', {
        shows: 'The slider on Gallery; only with its other half.',
        example: 'https://cdn.example.com/acme/deck-after.jpg',
      }),
    }),
    MAX_PAIRS,
  ),
  'Pairs of pictures before and after.',
);

export const captions = field(
  list(
    group({
      img: field(picture, 'A picture of `gallery`, `stock`, `landings` or `beforeAfterGall`.', {
        example: 'https://cdn.example.com/acme/1.jpg',
      }),
      text: field(line, 'What the picture shows.', {
        shows: 'With the picture in galleries and in the viewer, and as its alternative text.',
        without: 'The name of the gallery and the number of the picture as alternative text.',
        example: 'Cedar deck, restained',
      }),
    }),
    MAX_PICTURES,
    MAX_PICTURES_CHARACTERS,
  ),
  'Captions of pictures.',
);

export const branding = field(
  list(
    group({
      activo: field(flag, 'Whether the section shows.', { without: 'Off.', example: true }),
      link: field(webLink, 'Where the picture leads.', { example: 'https://www.example.com/colors' }),
      img: field(picture, 'A picture of brand colors.', { shows: 'Home. Only the first entry counts.' }),
    }),
    MAX_CHOICES,
  ),
  'The branding color section of Home; only the first entry counts.',
);

export const paymentPictures = field(
  list(
    group({
      activo: field(flag, 'Whether the picture shows.', { without: 'Off.', example: true }),
      img: field(picture, 'A picture of ways to pay.', { shows: 'Footer. The first active entry counts.' }),
    }),
    MAX_CHOICES,
  ),
  'Pictures of ways to pay.',
);

export const qrPicture = field(picture, 'A picture of a QR code.', {
  shows: 'The QR widget.',
  without: 'No QR widget.',
  example: 'https://cdn.example.com/acme/qr.png',
});
