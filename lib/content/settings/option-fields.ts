import { field, group, listOrFalse, mapOf } from '@/lib/content/fields/field';
import { count, flag } from '@/lib/content/fields/number-kinds';
import { line, oneOf } from '@/lib/content/fields/text-kinds';

const MAX_COUNTERS = 4;
const MAX_PAGES = 500;

export const counters = field(
  listOrFalse(
    group({
      value: field(count, 'Number', 'Such as 1250.', {
        es: ['Cifra', 'Por ejemplo: 1250.'],
        without: 'No entry.',
        example: 12,
      }),
      unit: field(line, 'Behind it', 'A sign or a word, such as +.', {
        es: ['Detrás', 'Un signo o una palabra, como +.'],
        more: 'A sign stands directly behind the number, a word after a space.',
        example: '+',
      }),
      label: field(line, 'What is counted', 'Such as houses painted.', {
        es: ['Qué se cuenta', 'Por ejemplo: casas pintadas.'],
        without: 'No entry.',
        example: 'dentists',
      }),
    }),
    MAX_COUNTERS,
  ),
  'Numbers of your own',
  'At most four, in place of years, miles and services.',
  {
    es: ['Cifras propias', 'Cuatro como máximo, en lugar de años, millas y servicios.'],
    entry: ['Number', 'Cifra'],
    more: '`false` switches the counters off.',
    without: 'The four standard counters.',
  },
);

export const search = field(
  group({
    titles: field(
      oneOf(['standard', 'local']),
      'Titles in search results',
      'With your trade and city, or with the name only.',
      {
        es: ['Títulos en buscadores', 'Con su oficio y ciudad, o solo con el nombre.'],
        more:
          '`local`: titles and descriptions are made of the trade, the city and the text of each page. ' +
          '`standard`: page name and business name, and one description for all.',
        without: '`standard`.',
        example: 'local',
      },
    ),
    pages: field(
      mapOf(
        group({
          title: field(line, 'Title', 'About 60 characters.', {
            es: ['Título', 'Unos 60 caracteres.'],
            example: 'Who we are | Acme',
          }),
          description: field(line, 'Description', 'About 150 characters.', {
            es: ['Descripción', 'Unos 150 caracteres.'],
            example: 'Meet the team.',
          }),
          shareTitle: field(line, 'Title when shared', 'Empty: the title.', {
            es: ['Título al compartir', 'Vacío: el título.'],
            example: 'Meet our team',
          }),
        }),
        MAX_PAGES,
      ),
      'Titles of single pages',
      'Where you want other words in search results.',
      {
        es: ['Títulos de páginas', 'Donde quiere otras palabras en los buscadores.'],
        entry: ['Page', 'Página'],
        more: 'By the address of the page, such as `/about`.',
        without: 'What `titles` says.',
      },
    ),
  }),
  'Search',
  'How pages are named in search results and where they are shared.',
);

export const popup = field(flag, 'Popup with the form', 'No: the form does not open by itself.', {
  es: ['Ventana con el formulario', 'No: el formulario no se abre solo.'],
  without: 'On.',
  example: false,
});

export const secondForm = field(flag, 'Form at the end of Home', 'No: the form stands at the top only.', {
  es: ['Formulario al final de Inicio', 'No: el formulario está solo arriba.'],
  without: 'On.',
  example: false,
});

export const measureSpeed = field(
  flag,
  'Measure speed',
  'No: browsers of visitors do not report how fast pages were.',
  {
    es: [
      'Medir la velocidad',
      'No: los navegadores de los visitantes no informan de la rapidez de las páginas.',
    ],
    without: 'On, for one view in ten.',
    example: false,
  },
);

export const addresses = field(
  oneOf(['standard', 'hyphens']),
  'Addresses of pages',
  'How the name of a service stands in its address.',
  {
    es: ['Direcciones de páginas', 'Cómo está el nombre de un servicio en su dirección.'],
    more: '`hyphens`: “Deck And Fence” is at /deck-and-fence.',
    without: '`standard`: the first space becomes a hyphen.',
    example: 'hyphens',
  },
);

export const priceRange = field(line, 'Prices, roughly', 'For search engines, such as $$.', {
  es: ['Precios, más o menos', 'Para buscadores, como $$.'],
  example: '$$',
});

export const confirmationMail = field(
  flag,
  'Confirm requests by mail',
  'No: visitors get no mail that confirms their request.',
  {
    es: ['Confirmar por correo', 'No: el visitante no recibe un correo que confirma su solicitud.'],
    without: 'They get one, when the server has `SMTP_URL`.',
    example: false,
  },
);
