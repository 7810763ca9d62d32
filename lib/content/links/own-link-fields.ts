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
      kind: field(nameOf(linkKinds, 'kind of link'), 'What visitors do there.', {
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
        '`header`: in the main menu. `callToAction`: beside the button that leads to the form. Each holds two.',
        { without: '`callToAction`.', example: 'header' },
      ),
      newTab: field(flag, 'Whether it opens in a new tab.', { without: 'The same tab.', example: true }),
      embed: field(
        flag,
        '`true`: Contact (Home of a call-only site) shows the page after a click, and the link leads there. For one link, whose host allows frames.',
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
  'The record of the same business in another language, which names this record in turn. Services belong together by their order when both records have as many; towns, projects, articles and own pages by their addresses.',
  {
    shows:
      'A link in the header, such as “Español”, and for search engines on every page that both records have.',
    without: 'The site has one language.',
    example: 'acme-es',
  },
);
