import { z } from 'zod';
import { lookNames } from '@/lib/content/look/looks';
import { didYouMean } from '@/lib/platform/text';
import { tradeNamed, tradeNameIn, tradeNames } from '@/lib/content/business/trades';
import { answerFields } from '@/lib/content/settings/answer-fields';
import { areas } from '@/lib/content/areas/area-fields';
import { articles } from '@/lib/content/articles/article-fields';
import { deliverTo } from '@/lib/content/settings/deliver-to-fields';
import { pages } from '@/lib/content/pages/free-page-fields';
import {
  field,
  group,
  kind,
  list,
  listOrFalse,
  mapOf,
  normaliseText,
  textOrNull,
  textUpTo,
} from '@/lib/content/fields/field';
import { count, flag } from '@/lib/content/fields/number-kinds';
import { otherLanguage, ownLinks } from '@/lib/content/links/own-link-fields';
import { weekGrid } from '@/lib/content/hours/hours-fields';
import { ownReview } from '@/lib/content/reviews/review-fields';
import { serviceGroups } from '@/lib/content/services/service-group-fields';
import { words } from '@/lib/content/settings/word-fields';
import { date, line } from '@/lib/content/fields/text-kinds';

// What the rest of the record cannot say; without it pages stay as they are.

const MAX_TRADE = 60;
const MAX_CITIES = 100;
const MAX_COUNTERS = 4;
const MAX_REVIEWS = 500;
const MAX_REVIEW_TEXTS = 100_000;
const MAX_PAGES = 500;
const MAX_VIDEOS = 100;

const lowerCased = (value: unknown): unknown => {
  const normalised = normaliseText(value);
  return typeof normalised === 'string' ? normalised.toLowerCase() : normalised;
};

const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) =>
  kind(
    z.preprocess(lowerCased, z.enum(names, `is none of ${names.join(', ')}`).nullable()),
    'one of a few words',
    { type: textOrNull },
  );

const look = kind(
  z.preprocess(lowerCased, z.enum(lookNames, `is none of ${lookNames.join(', ')}`).nullable()),
  'look',
  { type: textOrNull },
);

const countryCode = kind(
  z.preprocess(
    lowerCased,
    z
      .string('should be text')
      .regex(/^[a-z]{2}$/, 'is not a country code of two letters')
      .transform((code) => code.toUpperCase())
      .nullable(),
  ),
  'country code',
  { type: textOrNull, pattern: '^\\s*([A-Za-z]{2})?\\s*$' },
);

const trade = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_TRADE)
      .refine((name) => tradeNamed(name) !== null, {
        error: ({ input }) => {
          const meant = didYouMean(String(input), tradeNames) ?? tradeNameIn(String(input));
          return `is not a trade${meant ? `: did you mean "${meant}"?` : ''}`;
        },
      })
      .nullable(),
  ),
  'trade',
  { type: textOrNull, maxLength: MAX_TRADE },
);

const counters = field(
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

const search = field(
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

const reviews = field(
  list(ownReview, MAX_REVIEWS, MAX_REVIEW_TEXTS),
  'Reviews of a business that has no reviews service. With `docId`, the reviews service has the last word.',
  { shows: 'Reviews, the reviews badge, Home.' },
);

const serviceArea = field(
  group({
    cities: field(
      list(field(line, 'A town or region.', { example: 'Otley' }), MAX_CITIES),
      'Where the business works, the main town first.',
      { shows: 'Header, footer, Contact, the map, structured data.' },
    ),
    hideAddress: field(flag, 'Whether the street stays private: pages show the area in its place.', {
      without: 'Addresses are shown.',
      shows: 'Nowhere: neither street nor postal code, map link or exact coordinates leave the server.',
      example: true,
    }),
  }),
  'The area of a business that visits its customers.',
);

const videos = field(
  list(
    group({
      video: field(line, 'Which video: its id in `ytGallery.links`, or the link of the promo video.', {
        without: 'The entry is not used.',
        example: 'aqz-KE-bpKQ',
      }),
      title: field(line, 'What the video shows.', {
        shows: 'Structured data.',
        without: 'The name of the business and the number of the video.',
        example: 'How we seal a deck',
      }),
      date: field(date, 'The day on which it was published.', {
        shows: 'Structured data.',
        without: 'Search engines are not told of the video: they ask for the date.',
        example: '2026-05-12',
      }),
    }),
    MAX_VIDEOS,
  ),
  'Titles and dates of the videos.',
);

export const options = field(
  group({
    look: field(
      look,
      'How the site is drawn. With a look, colours that `styles` does not name are made from the main colour.',
      { shows: 'Every page, icons, pictures of shared links.', without: '`classic`.', example: 'journal' },
    ),
    trade: field(trade, 'What the business does.', {
      shows: 'Words of buttons and headings, structured data, the icon drawn without a logo.',
      without: 'Read from the names of the business and its services.',
      example: 'dentist',
    }),
    country: field(countryCode, 'The country of the business.', {
      shows:
        'How phone numbers, addresses, distances, dates and English words are read and written; an extension is dialled. The weather widget shows in the US only.',
      without: '`US`.',
      example: 'GB',
    }),
    serviceArea,
    hours: weekGrid,
    words,
    popup: field(flag, '`false` switches the popup with the form off.', { without: 'On.', example: false }),
    secondForm: field(flag, '`false` leaves out the second form of Home, over a picture.', {
      without: 'On.',
      example: false,
    }),
    measureSpeed: field(flag, '`false`: no browser reports how fast a page of this site was.', {
      without: 'On, for one view in ten, as the operator sets it.',
      example: false,
    }),
    counters,
    addresses: field(
      oneOf('standard', 'hyphens'),
      '`hyphens`: the address of a service or project has hyphens only; the standard spelling redirects to it.',
      { without: '`standard`: the first space becomes a hyphen.', example: 'hyphens' },
    ),
    search,
    reviews,
    serviceGroups,
    pages,
    areas,
    articles,
    links: ownLinks,
    otherLanguage,
    videos,
    ...answerFields,
    deliverTo,
    priceRange: field(line, 'What a job costs, roughly.', {
      shows: 'Structured data.',
      without: 'Nothing.',
      example: '$$',
    }),
  }),
  'What only some businesses need. Everything in it is optional.',
);
