import { field, group, listOrFalse, mapOf } from '@/lib/content/fields/field';
import { count, flag } from '@/lib/content/fields/number-kinds';
import { line, oneOf } from '@/lib/content/fields/text-kinds';

const MAX_COUNTERS = 4;
const MAX_PAGES = 500;

export const counters = field(
  listOrFalse(
    group({
      value: field(count, 'The number.', { without: 'The entry is not shown.', example: 12 }),
      unit: field(line, 'What stands behind the number: a sign directly, a word after a space.', {
        without: 'Nothing.',
        example: '+',
      }),
      label: field(line, 'What is counted.', { without: 'The entry is not shown.', example: 'dentists' }),
    }),
    MAX_COUNTERS,
  ),
  "The business's own counters, at most four; `false` switches the counters off.",
  { shows: 'Home, service pages.', without: 'The four standard counters.' },
);

export const search = field(
  group({
    titles: field(
      oneOf('standard', 'local'),
      '`local`: titles and descriptions are made of the trade, the city and the text of each page. `standard`: page name and business name, and one description for all.',
      { without: '`standard`.', example: 'local' },
    ),
    pages: field(
      mapOf(
        group({
          title: field(line, 'The whole title of the page.', { example: 'Who we are | Acme' }),
          description: field(line, 'The description of the page.', { example: 'Meet the team.' }),
          shareTitle: field(line, 'The title when the page is shared.', { example: 'Meet our team' }),
        }),
        MAX_PAGES,
      ),
      'Titles and descriptions of single pages, by the address of the page, such as `/about`.',
      { shows: 'Search results, social networks.', without: 'What `titles` says.' },
    ),
  }),
  'How pages are named in search results and where they are shared.',
);

export const popup = field(flag, '`false` switches the popup with the form off.', {
  without: 'On.',
  example: false,
});

export const secondForm = field(flag, '`false` leaves out the second form of Home, over a picture.', {
  without: 'On.',
  example: false,
});

export const measureSpeed = field(flag, '`false`: no browser reports how fast a page of this site was.', {
  without: 'On, for one view in ten, as the operator sets it.',
  example: false,
});

export const addresses = field(
  oneOf('standard', 'hyphens'),
  '`hyphens`: the address of a service or project has hyphens only; the standard spelling redirects to it.',
  { without: '`standard`: the first space becomes a hyphen.', example: 'hyphens' },
);

export const priceRange = field(line, 'What a job costs, roughly.', {
  shows: 'Structured data.',
  without: 'Nothing.',
  example: '$$',
});
