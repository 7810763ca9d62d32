import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { shown } from '@/lib/content/fields/number-kinds';
import { focalPoint, line } from '@/lib/content/fields/text-kinds';

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
      name: field(line, 'Name', 'Such as Oak Street; also its address.', {
        es: ['Nombre', 'Por ejemplo: Calle Roble; también su dirección.'],
        more: '“Oak Street” is at /gallery/oak-street.',
        example: 'Oak Street',
      }),
      gallery: field(list(picture, MAX_PROJECT_PICTURES), 'Pictures', 'Of this project.', {
        es: ['Imágenes', 'De este proyecto.'],
        entry: ['Picture', 'Imagen'],
      }),
    }),
    MAX_PROJECTS,
    MAX_PICTURES_CHARACTERS,
  ),
  'Projects',
  'Each with pictures and a page of its own.',
  { es: ['Proyectos', 'Cada uno con imágenes y una página propia.'], entry: ['Project', 'Proyecto'] },
);

export const gallery = field(
  list(picture, MAX_PICTURES, MAX_PICTURES_CHARACTERS),
  'Your work',
  'Pictures of finished work, for the gallery and other pages.',
  {
    es: ['Su trabajo', 'Imágenes de trabajos terminados, para la galería y otras páginas.'],
    entry: ['Picture', 'Imagen'],
    without: 'The stock pictures.',
  },
);

export const stock = field(
  list(picture, MAX_PICTURES, MAX_PICTURES_CHARACTERS),
  'Wide pictures',
  'Behind the titles of pages; best 1,920 pixels wide.',
  {
    es: ['Imágenes anchas', 'Detrás de los títulos de las páginas; mejor de 1.920 píxeles de ancho.'],
    entry: ['Picture', 'Imagen'],
    without: 'The gallery.',
  },
);

export const beforeAfter = field(
  list(
    group({
      beforeImg: field(picture, 'Before', 'Before the work.', {
        es: ['Antes', 'Antes del trabajo.'],
        shows: 'The slider on Gallery; only with its other half.',
      }),
      afterImg: field(picture, 'After', 'After it, from the same place.', {
        es: ['Después', 'Después, desde el mismo lugar.'],
        more: 'Of the same size.',
        shows: 'The slider on Gallery; only with its other half.',
      }),
    }),
    MAX_PAIRS,
  ),
  'Before and after',
  'Pairs that visitors compare with a slider.',
  { es: ['Antes y después', 'Pares que el visitante compara con un control.'], entry: ['Pair', 'Par'] },
);

export const captions = field(
  list(
    group({
      img: field(picture, 'Picture', 'Which picture.', {
        es: ['Imagen', 'Qué imagen.'],
        more: 'One of `gallery`, `stock`, `landings` or `beforeAfterGall`.',
      }),
      text: field(line, 'Description', 'What it shows.', {
        es: ['Descripción', 'Lo que muestra.'],
        shows: 'In galleries and the viewer, and as alternative text.',
        without: 'Name of the gallery and number of the picture.',
        example: 'Cedar deck, restained',
      }),
      focus: field(focalPoint, 'Focal point', 'Where its main thing is.', {
        es: ['Punto focal', 'Dónde está lo principal.'],
        more: 'It stays where the picture is cut.',
        without: 'The middle.',
        example: '30% 20%',
      }),
    }),
    MAX_PICTURES,
    MAX_PICTURES_CHARACTERS,
  ),
  'Descriptions of pictures',
  'What each picture shows, for who cannot see it. Written below the pictures above.',
  {
    es: [
      'Descripciones de imágenes',
      'Lo que muestra cada imagen, para quien no la ve. Se escriben debajo de las imágenes de arriba.',
    ],
    entry: ['Description', 'Descripción'],
  },
);

export const branding = field(
  list(
    group({
      img: field(picture, 'Picture', 'Its logo.', {
        es: ['Imagen', 'Su logotipo.'],
        shows: 'Home. Only the first entry counts.',
      }),
      link: field(webLink, 'Link', 'Where it leads.', {
        es: ['Enlace', 'Adónde lleva.'],
        example: 'https://www.example.com/colors',
      }),
      activo: shown,
    }),
    MAX_CHOICES,
  ),
  'Brands',
  'Pictures of brands or associations, with a link.',
  { es: ['Marcas', 'Imágenes de marcas o asociaciones, con un enlace.'], entry: ['Brand', 'Marca'] },
);

export const paymentPictures = field(
  list(
    group({
      img: field(picture, 'Picture', 'Such as the sign of a card.', {
        es: ['Imagen', 'Por ejemplo: el signo de una tarjeta.'],
        shows: 'Footer. The first active entry counts.',
      }),
      activo: shown,
    }),
    MAX_CHOICES,
  ),
  'Signs of payment',
  'Pictures of cards that you take.',
  { es: ['Signos de pago', 'Imágenes de las tarjetas que acepta.'], entry: ['Sign', 'Signo'] },
);

export const qrPicture = field(picture, 'QR code', 'A picture that leads phones to your site.', {
  es: ['Código QR', 'Una imagen que lleva los teléfonos a su sitio.'],
  without: 'No QR widget.',
});
