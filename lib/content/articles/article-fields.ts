import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { date, formattedText, line } from '@/lib/content/fields/text-kinds';

const MAX_ARTICLES = 500;
// 50 articles with 1,000 words each take 20 ms to read, 65 ms with Markdown everywhere.
const MAX_ARTICLES_CHARACTERS = 300_000;

export const articles = field(
  list(
    group({
      title: field(line, 'Title', 'Of the article.', {
        es: ['Título', 'Del artículo.'],
        without: 'No entry.',
        example: 'What the first frost does to paint',
      }),
      date: field(date, 'Day', 'On which it is published, such as 2026-10-01.', {
        es: ['Día', 'En que se publica, como 2026-10-01.'],
        more: 'Until that day begins, the article waits.',
        shows: 'Also in feed, structured data and sitemap. Newest first.',
        without: 'It stands last, and not in the feed.',
        example: '2026-10-02',
      }),
      text: field(formattedText, 'Text', 'An empty line begins a new paragraph.', {
        es: ['Texto', 'Una línea vacía empieza otro párrafo.'],
        shows: 'Its beginning in the list, the feed and search results.',
        example: 'Water in a crack freezes, and the crack is wider in spring.',
      }),
      picture: field(picture, 'Picture', 'On the article and its card.', {
        es: ['Imagen', 'En el artículo y su tarjeta.'],
        shows: 'Also on its social card.',
      }),
      author: field(line, 'Who wrote it', 'Empty: the business.', {
        es: ['Quién lo escribió', 'Vacío: el negocio.'],
        example: 'Rosa K.',
      }),
      slug: field(line, 'End of the address', 'Empty: made of the title.', {
        es: ['Final de la dirección', 'Vacío: se hace del título.'],
        more: '“first-frost” is at /articles/first-frost.',
        example: 'first-frost',
      }),
      updated: field(date, 'Last change', 'A day, such as 2026-11-01.', {
        es: ['Último cambio', 'Un día, como 2026-11-01.'],
        shows: 'The feed, structured data, the sitemap.',
        without: '`date`.',
        example: '2026-11-12',
      }),
    }),
    MAX_ARTICLES,
    MAX_ARTICLES_CHARACTERS,
  ),
  'Articles',
  'Listed at /articles.',
  { es: ['Artículos', 'Se listan en /articles.'], entry: ['Article', 'Artículo'] },
);
