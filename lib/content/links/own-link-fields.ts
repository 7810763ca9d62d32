import { z } from 'zod';
import { linkKinds, linkPlaces } from './site-links';
import { field, group, kind, list, normaliseText, textOrNull } from '@/lib/content/fields/field';
import { secureLink } from '@/lib/content/fields/link-kinds';
import { flag } from '@/lib/content/fields/number-kinds';
import { line } from '@/lib/content/fields/text-kinds';

const MAX_LINKS = 8;

const pageId = kind(
  z.preprocess(
    normaliseText,
    z
      .string('should be text')
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a page id')
      .nullable(),
  ),
  'page id',
  { type: textOrNull, pattern: '^\\s*([A-Za-z0-9_-]{1,64})?\\s*$' },
);

const nameOf = <const T extends readonly [string, ...string[]]>(
  names: T,
  name: 'kind of link' | 'place of a link',
) =>
  kind(
    z.preprocess(
      (value) => {
        const normalised = normaliseText(value);
        return typeof normalised === 'string'
          ? (names.find((name) => name.toLowerCase() === normalised.toLowerCase()) ?? normalised)
          : normalised;
      },
      z.enum(names, `is none of ${names.join(', ')}`).nullable(),
    ),
    name,
    { type: textOrNull },
  );

export const ownLinks = field(
  list(
    group({
      kind: field(nameOf(linkKinds, 'kind of link'), `What it is: ${linkKinds.join(', ')}.`, {
        without: 'The entry is not shown.',
        example: 'financing',
      }),
      url: field(secureLink, 'The page it leads to.', {
        without: 'The entry is not shown.',
        example: 'https://book.example.com/acme',
      }),
      label: field(line, 'Its words.', {
        without: 'Those of its kind, such as “Book online”.',
        example: 'Pick a time',
      }),
      place: field(
        nameOf(linkPlaces, 'place of a link'),
        '`header`: in the main menu, which holds two. `callToAction`: beside the button that leads to the form, where there are two.',
        { without: '`callToAction`.', example: 'header' },
      ),
      newTab: field(flag, 'Whether it opens in a new tab.', { without: 'The same tab.', example: true }),
      embed: field(
        flag,
        '`true`: the page is shown on Contact (Home of a call-only site), where the link then leads. Nothing of it loads before a click. One link has it, and its host must allow to be framed.',
        { without: 'The link leads to the page.', example: true },
      ),
    }),
    MAX_LINKS,
  ),
  'Where visitors book, pay by the month, get a price or see their account.',
  { shows: 'The header or beside the call to action; llms.txt.' },
);

export const otherLanguage = field(
  pageId,
  'The page id of the record of the same business in another language, which names this one in turn. Services are the same in the order of both lists, when both have as many; towns, projects, articles and pages of the business’s own when their addresses are the same.',
  {
    shows:
      'A link in the header, such as “Español”, and for search engines on every page that both records have.',
    without: 'The site has one language.',
    example: 'acme-es',
  },
);
