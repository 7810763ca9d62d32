import { z } from 'zod';
import { blockTypes, menuNames, type MenuPlace } from './free-pages';
import { hintFor } from '@/lib/platform/text';
import {
  field,
  group,
  kind,
  list,
  readText,
  suggested,
  textOrNull,
  textUpTo,
} from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { formattedText, line, text } from '@/lib/content/fields/text-kinds';

const MAX_PAGES = 50;
// 50 pages with 600 words each.
const MAX_PAGES_CHARACTERS = 200_000;
const MAX_BLOCKS = 30;
const MAX_BLOCKS_CHARACTERS = 40_000;
const MAX_POINTS = 30;
const MAX_QUESTIONS = 50;
const MAX_COLUMNS = 6;
const MAX_ROWS = 40;

const MAX_TYPE = 60;
const MAX_PLACE = 300;

const loose = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');

const typeNamed = (name: string) => blockTypes.find((type) => loose(type) === loose(name));

const notAType = (name: string) => `is no type of block${hintFor(name, blockTypes)}`;

const blockType = kind(
  z.preprocess(
    readText((text) => typeNamed(text) ?? text),
    textUpTo(MAX_TYPE)
      .pipe(z.enum(blockTypes, { error: ({ input }) => notAType(String(input)) }))
      .nullable(),
  ),
  'type of block',
  suggested(blockTypes, { type: textOrNull, maxLength: MAX_TYPE }),
);

const isPlace = (value: string): value is MenuPlace =>
  menuNames.some((name) => name === value) || value.startsWith('/');

const menuPlace = kind(
  z.preprocess(
    // '/Services/' is the address /services.
    readText((text) =>
      text.length > 1 && text.length <= MAX_PLACE
        ? text.toLowerCase().replace(/(?<!\/)\/+$/, '')
        : text.toLowerCase(),
    ),
    textUpTo(MAX_PLACE)
      .refine(isPlace, `is none of ${menuNames.join(', ')}, and no address such as /services`)
      .transform((value) => value as MenuPlace)
      .nullable(),
  ),
  'place in the menus',
  suggested(menuNames, { type: textOrNull, maxLength: MAX_PLACE }),
);

const block = group({
  type: field(blockType, 'What it shows', 'The other fields follow from it.', {
    es: ['Qué muestra', 'Los otros campos dependen de esto.'],
    without: 'The block is not shown.',
    example: 'pictureAndText',
  }),
  title: field(line, 'Heading', 'Empty: none.', {
    es: ['Título', 'Vacío: ninguno.'],
    without: 'None; sections of the site have their own.',
    example: 'How it works',
  }),
  text: field(formattedText, 'Text', 'An empty line begins a new paragraph.', {
    es: ['Texto', 'Una línea vacía empieza otro párrafo.'],
    shows: 'In `text` and `pictureAndText`; below the title of other blocks; below a `picture`.',
    example: 'Pay over **twelve months**, without interest.',
  }),
  picture: field(picture, 'Picture', 'Of this section.', {
    es: ['Imagen', 'De esta sección.'],
    more: 'For `picture` and `pictureAndText`, which need it; `captions` describes it.',
  }),
  points: field(list(line, MAX_POINTS), 'List', 'One line for each point.', {
    es: ['Lista', 'Una línea para cada cosa.'],
    entry: ['Line', 'Línea'],
    more: 'Of `points`, which needs it.',
    example: ['No fee'],
  }),
  items: field(
    list(
      group({
        question: field(line, 'Question', 'As customers ask it.', {
          es: ['Pregunta', 'Como la hacen los clientes.'],
          without: 'No entry.',
          example: 'Is there a fee?',
        }),
        answer: field(formattedText, 'Answer', 'In a few sentences.', {
          es: ['Respuesta', 'En pocas frases.'],
          without: 'No entry.',
          example: 'No. You pay the price of the estimate.',
        }),
      }),
      MAX_QUESTIONS,
    ),
    'Questions',
    'They open one by one.',
    {
      es: ['Preguntas', 'Se abren una por una.'],
      entry: ['Question', 'Pregunta'],
      more: 'Of `questions`, which needs them.',
      shows: 'The page, structured data.',
    },
  ),
  columns: field(list(line, MAX_COLUMNS), 'Columns of the table', 'Six at most.', {
    es: ['Columnas de la tabla', 'Seis como máximo.'],
    entry: ['Column', 'Columna'],
    more: 'Of a `table`, which needs them.',
    example: ['Plan'],
  }),
  rows: field(
    list(
      group({
        cells: field(list(text, MAX_COLUMNS), 'Cells', 'One for each column.', {
          es: ['Celdas', 'Una por columna.'],
          entry: ['Cell', 'Celda'],
          example: ['Twelve months'],
        }),
      }),
      MAX_ROWS,
    ),
    'Rows of the table',
    'The first cell names the row.',
    {
      es: ['Filas de la tabla', 'La primera celda nombra la fila.'],
      entry: ['Row', 'Fila'],
      more: 'Of a `table`, which needs them.',
    },
  ),
  button: field(line, 'Words on the button', 'Empty: the usual ones.', {
    es: ['Palabras del botón', 'Vacío: las habituales.'],
    more: 'Of a block `callToAction`.',
    without: 'Those of other buttons.',
    example: 'Ask about financing',
  }),
});

export const pages = field(
  list(
    group({
      title: field(line, 'Title', 'On the page and in links to it.', {
        es: ['Título', 'En la página y en los enlaces.'],
        without: 'No entry.',
        example: 'Pay over twelve months',
      }),
      path: field(line, 'Address', 'financing is at /financing. Empty: made of the title.', {
        es: ['Dirección', 'financing está en /financing. Vacío: se hace del título.'],
        more: 'It has one part, without slashes.',
        example: 'financing',
      }),
      menu: field(menuPlace, 'Place in the menu', 'main, footer, none, or a page such as /services.', {
        es: ['Lugar en el menú', 'main (menú), footer (pie), none (ninguno) o una página como /services.'],
        more: 'An address: below that page.',
        without: '`footer`.',
        example: 'main',
      }),
      description: field(line, 'Short description', 'Below the title and in search results.', {
        es: ['Descripción corta', 'Debajo del título y en buscadores.'],
        without: 'Its first text in search results.',
        example: 'Paint now and pay over twelve months.',
      }),
      blocks: field(list(block, MAX_BLOCKS, MAX_BLOCKS_CHARACTERS), 'Sections', 'From top to bottom.', {
        es: ['Secciones', 'De arriba abajo.'],
        entry: ['Section', 'Sección'],
        more: '`gallery`, `beforeAfter`, `video`, `map`, `reviews` and `form` are the sections of the site, each once on a page.',
        without: 'The page is linked nowhere, and not indexed.',
      }),
    }),
    MAX_PAGES,
    MAX_PAGES_CHARACTERS,
  ),
  'Pages of your own',
  'Such as Financing; made of sections.',
  {
    es: ['Páginas propias', 'Por ejemplo: Financiación; hechas de secciones.'],
    entry: ['Page', 'Página'],
    more: 'A page whose address is taken, as by a service, is left out.',
  },
);
