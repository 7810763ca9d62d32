import { z } from 'zod';
import { isOfTrade, ownWords, standardWord, type WordName } from '@/lib/language/i18n/own-words';
import { lookNames } from '@/lib/content/domain/looks';
import { didYouMean } from '@/lib/platform/text';
import { tradeNamed, tradeNameIn, tradeNames } from '@/lib/content/domain/trades';
import { answerFields } from './answer-fields';
import { areas } from './area-fields';
import { articles } from './article-fields';
import { deliverTo } from './deliver-to-fields';
import { pages } from './free-page-fields';
import { field, group, kind, list, listOrFalse, mapOf, normaliseText, textOrNull, textUpTo } from './field';
import { count, flag } from './number-kinds';
import { otherLanguage, ownLinks } from './own-link-fields';
import { weekGrid } from './hours-fields';
import { ownReview } from './review-fields';
import { serviceGroups } from './service-group-fields';
import { date, line } from './text-kinds';

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

const word = (name: WordName, what: string, example: string) =>
  field(line, what, {
    without: `“${standardWord(name)}”${isOfTrade(name) ? ', or the words of the trade' : ''}.`,
    example,
  });

const words = {
  callToAction: word('callToAction', 'Buttons that lead to the form.', 'Book an appointment'),
  contactButton: word('contactButton', 'Buttons that lead to Contact.', 'Ask us'),
  formTitle: word('formTitle', 'The title above the form on Home.', 'Ask for an appointment'),
  formText: word('formText', 'The text below that title.', 'Tell us when you have time.'),
  formButton: word('formButton', 'The button of the form; `labels.formLabel.tbutton` wins.', 'Send'),
  popupTitle: word('popupTitle', 'The title of the popup with the form.', 'Come and see us'),
  messageTitle: word('messageTitle', 'The title above the form on Contact.', 'Write to us'),
  writeTitle: word('writeTitle', 'The title of the form over a picture.', 'Leave us a line'),
  contactTitle: word('contactTitle', 'The title of the contact card.', 'How to reach us'),
  contactText: word('contactText', 'The text in the header of Contact.', 'We answer within a day.'),
  followTitle: word('followTitle', 'The title above the social links of Contact.', 'See more of us'),
  findUsTitle: word('findUsTitle', 'The title of the directory and social links.', 'On other pages'),
  findUsText: word('findUsText', 'The text in the header of the link hub.', 'All our pages in one place.'),
  aboutTitle: word('aboutTitle', 'The title of the about text.', 'Who we are'),
  pointsTitle: word('pointsTitle', 'The title of the list of points about the business.', 'Why choose us'),
  valuesTitle: word('valuesTitle', 'The title of the values.', 'Our promise'),
  countersTitle: word('countersTitle', 'The title of the counters.', 'The practice in numbers'),
  promoVideoTitle: word('promoVideoTitle', 'The title of the promo video.', 'A look inside'),
  beforeAfterTitle: word('beforeAfterTitle', 'The title of the before/after pictures.', 'What changed'),
  serviceListTitle: word('serviceListTitle', 'The title of the short list of services.', 'Treatments'),
  galleryTitle: word(
    'galleryTitle',
    'The title of the pictures; `labels.general.titleGallery` wins.',
    'Our rooms',
  ),
  galleryText: word('galleryText', 'The text in the header of Gallery.', 'Our rooms and our team.'),
} satisfies Record<keyof typeof ownWords, unknown>;

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
    words: field(group(words), "The business's own words for what is else the same on every site."),
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
