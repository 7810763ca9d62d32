import { z } from 'zod';
import { blockTypes, menuNames, type MenuPlace } from './free-pages';
import { hintFor } from '@/lib/platform/text';
import {
  group,
  groups,
  kind,
  list,
  readText,
  suggested,
  textOrNull,
  textUpTo,
} from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { formattedText, line, text } from '@/lib/content/fields/text-kinds';
import words from './free-page-words.json' with { type: 'json' };

// 50 pages with 600 words each.
const MAX_PAGES_CHARACTERS = 200_000;
const MAX_COLUMNS = 6;

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

const block = group(
  {
    type: blockType,
    title: line,
    text: formattedText,
    picture,
    points: list(line, 30),
    items: groups(words.block.items, 50, { question: line, answer: formattedText }),
    columns: list(line, MAX_COLUMNS),
    rows: groups(words.block.rows, 40, { cells: list(text, MAX_COLUMNS) }),
    button: line,
  },
  words.block,
);

export const pages = groups(
  words.pages,
  50,
  {
    title: line,
    path: line,
    menu: menuPlace,
    description: line,
    blocks: list(block, 30, 40_000),
  },
  MAX_PAGES_CHARACTERS,
);
