import { z } from 'zod';
import { blockTypes, menuNames, type MenuPlace } from './free-pages';
import { didYouMean } from '@/lib/platform/text';
import { field, group, kind, list, normaliseText, textOrNull, textUpTo } from '@/lib/content/fields/field';
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

const notAType = (name: string) => {
  const meant = didYouMean(name, blockTypes);
  return `is no type of block: ${meant ? `did you mean "${meant}"?` : `there are ${blockTypes.join(', ')}`}`;
};

const blockType = kind(
  z.preprocess(
    (value) => {
      const normalised = normaliseText(value);
      return typeof normalised === 'string' ? (typeNamed(normalised) ?? normalised) : normalised;
    },
    textUpTo(MAX_TYPE)
      .pipe(z.enum(blockTypes, { error: ({ input }) => notAType(String(input)) }))
      .nullable(),
  ),
  'type of block',
  { type: textOrNull, maxLength: MAX_TYPE },
);

const isPlace = (value: string): value is MenuPlace =>
  menuNames.some((name) => name === value) || value.startsWith('/');

const menuPlace = kind(
  z.preprocess(
    (value) => {
      const normalised = normaliseText(value);
      if (typeof normalised !== 'string') return normalised;
      // '/Services/' is the address /services.
      const place = normalised.toLowerCase();
      return place.length > 1 && place.length <= MAX_PLACE ? place.replace(/(?<!\/)\/+$/, '') : place;
    },
    textUpTo(MAX_PLACE)
      .refine(isPlace, `is none of ${menuNames.join(', ')}, and no address such as /services`)
      .transform((value) => value as MenuPlace)
      .nullable(),
  ),
  'place in the menus',
  { type: textOrNull, maxLength: MAX_PLACE },
);

const block = group({
  type: field(blockType, 'What the block shows.', {
    without: 'The block is not shown.',
    example: 'pictureAndText',
  }),
  title: field(line, 'The heading of the block.', {
    without: 'The block has no heading; sections of the site have their own.',
    example: 'How it works',
  }),
  text: field(formattedText, 'A text.', {
    shows: 'In `text` and `pictureAndText`; below the title of other blocks; below a `picture`.',
    example: 'Pay over **twelve months**, without interest.',
  }),
  picture: field(picture, 'The picture of `picture` and `pictureAndText`; `captions` says what it shows.', {
    without: 'A block of these types is not shown.',
    example: 'https://cdn.example.com/acme/porch.jpg',
  }),
  points: field(list(field(line, 'A point.', { example: 'No fee' }), MAX_POINTS), 'The list of `points`.', {
    without: 'A block of this type is not shown.',
  }),
  items: field(
    list(
      group({
        question: field(line, 'A question.', {
          without: 'The entry is not shown.',
          example: 'Is there a fee?',
        }),
        answer: field(formattedText, 'Its answer.', {
          without: 'The entry is not shown.',
          example: 'No. You pay the price of the estimate.',
        }),
      }),
      MAX_QUESTIONS,
    ),
    'The entries of `questions`, which open one by one.',
    { shows: 'The page, structured data.', without: 'A block of this type is not shown.' },
  ),
  columns: field(
    list(field(line, 'The name of a column.', { example: 'Plan' }), MAX_COLUMNS),
    'The columns of a `table`, such as one of prices or plans.',
    { without: 'A block of this type is not shown.' },
  ),
  rows: field(
    list(
      group({
        cells: field(
          list(field(text, 'A cell.', { example: 'Twelve months' }), MAX_COLUMNS),
          'The cells of a row. The first one names it.',
        ),
      }),
      MAX_ROWS,
    ),
    'The rows of a `table`.',
    { without: 'A block of this type is not shown.' },
  ),
  button: field(line, 'The words on the button of `callToAction`.', {
    without: 'Those of all buttons that lead to Contact.',
    example: 'Ask about financing',
  }),
});

export const pages = field(
  list(
    group({
      path: field(line, 'The address: “financing” is at /financing. It has one part, without slashes.', {
        without: 'Made of the title.',
        example: 'financing',
      }),
      title: field(line, 'The title.', {
        shows: 'The page, the links to it, search results.',
        without: 'The entry is not shown.',
        example: 'Pay over twelve months',
      }),
      menu: field(
        menuPlace,
        'Where the page is linked: `main` (menu), `footer`, `none`, or below the page of the main menu with this address.',
        { without: '`footer`.', example: 'main' },
      ),
      description: field(line, 'What the page is about, in a sentence.', {
        shows: 'Below the title, in search results and shared links.',
        without: 'Its first text in search results.',
        example: 'Paint now and pay over twelve months.',
      }),
      blocks: field(
        list(block, MAX_BLOCKS, MAX_BLOCKS_CHARACTERS),
        'What the page shows. `gallery`, `beforeAfter`, `video`, `map`, `reviews` and `form` are the sections of the site, each once on a page.',
        { without: 'The page is empty: it is linked nowhere, and search engines do not list it.' },
      ),
    }),
    MAX_PAGES,
    MAX_PAGES_CHARACTERS,
  ),
  'Pages of the business’s own. A page whose address is taken, as by a service, is left out.',
);
