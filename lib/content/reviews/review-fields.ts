import { field, group, list } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { flag, stars } from '@/lib/content/fields/number-kinds';
import { date, fact, line, text } from '@/lib/content/fields/text-kinds';

const MAX_REVIEW_LINKS = 20;
const MAX_REVIEWS = 500;
const MAX_REVIEW_TEXTS = 100_000;

export const ownReview = group({
  date: field(date, 'Day', 'Such as 2026-08-02.', {
    es: ['Día', 'Por ejemplo: 2026-08-02.'],
    without: '“No date”.',
    example: '2026-03-02',
  }),
  stars: field(stars, 'Stars', '1 to 5, also 4.5.', {
    es: ['Estrellas', 'De 1 a 5, también 4.5.'],
    without: 'No review.',
    example: 5,
  }),
  text: field(text, 'What the customer wrote', 'In her own words.', {
    es: ['Lo que escribió', 'En sus propias palabras.'],
    without: 'Stars alone.',
    example: 'On time.',
  }),
  author: field(fact, 'Name', 'Who wrote it.', {
    es: ['Nombre', 'Quién lo escribió.'],
    example: 'R. K.',
  }),
  town: field(fact, 'Town', 'Where the customer lives.', {
    es: ['Ciudad', 'Donde vive el cliente.'],
    shows: 'Below the name.',
    example: 'Lakewood',
  }),
  platform: field(fact, 'Written on', 'Such as Google or Yelp.', {
    es: ['Escrita en', 'Por ejemplo: Google o Yelp.'],
    shows: 'Behind the town.',
    example: 'Google',
  }),
  reply: field(text, 'Your answer', 'Stands below the review.', {
    es: ['Su respuesta', 'Está debajo de la reseña.'],
    example: 'Thank you, it was a pleasure.',
  }),
});

export const reviews = field(
  group({
    activo: field(flag, 'Show the reviews', 'Only with Yes.', {
      es: ['Mostrar las reseñas', 'Solo con Sí.'],
      shows: 'Reviews in the menu, the section of Home or the footer.',
    }),
    isHomeOnly: field(flag, 'On Home only', 'Yes: on no other page.', {
      es: ['Solo en Inicio', 'Sí: en ninguna otra página.'],
      without: 'Off: Reviews has a page in the menu.',
      example: false,
    }),
    links: field(list(webLink, MAX_REVIEW_LINKS), 'Where to write one', 'Links to Google, Yelp and others.', {
      es: ['Dónde escribir una', 'Enlaces a Google, Yelp y otros.'],
      entry: ['Link', 'Enlace'],
      shows: 'Reviews, Home and footer.',
      example: ['https://g.page/acme/review'],
    }),
  }),
  'Reviews',
  'How the site shows reviews.',
);

export const reviewsId = field(line, 'Number of the reviews', 'Your agency sets this.', {
  es: ['Número de las reseñas', 'Lo pone su agencia.'],
  more: 'The id of the business at the reviews service.',
  example: 'acme',
});

export const ownReviews = field(
  list(ownReview, MAX_REVIEWS, MAX_REVIEW_TEXTS),
  'Reviews',
  'What customers wrote.',
  {
    es: ['Reseñas', 'Lo que escribieron los clientes.'],
    entry: ['Review', 'Reseña'],
    more: 'For a business that has no reviews service. With `docId`, the reviews service has the last word.',
  },
);
