import { field, group, kind, list, normaliseText, textOrNull, textUpTo } from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';
import { line } from '@/lib/content/fields/text-kinds';
import { z } from 'zod';
import { didYouMean } from '@/lib/platform/text';
import { tradeNamed, tradeNameIn, tradeNames } from '@/lib/content/business/trades';

const MAX_TRADE = 60;
const MAX_CITIES = 100;

const MAX_COUNTRY = 60;

/** Read where its problem can be told with what follows from it (to-contacts.ts). */
const countryName = kind(z.preprocess(normaliseText, textUpTo(MAX_COUNTRY).nullable()), 'country', {
  type: textOrNull,
  maxLength: MAX_COUNTRY,
});

const tradeName = kind(
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

export const serviceArea = field(
  group({
    cities: field(
      list(field(line, 'A town or region.', { example: 'Otley' }), MAX_CITIES),
      'Where the business works, the main town first.',
      { shows: 'Header, footer, Contact, the map, structured data.' },
    ),
    hideAddress: field(flag, 'Whether the street stays private: pages show the area in its place.', {
      without: 'Addresses are shown.',
      shows: 'Nowhere: street, postal code, map link and exact coordinates stay on the server.',
      example: true,
    }),
  }),
  'The area of a business that visits its customers.',
);

export const trade = field(tradeName, 'What the business does.', {
  shows: 'Words of buttons and headings, structured data, the icon drawn without a logo.',
  without: 'Read from the names of the business and its services.',
  example: 'dentist',
});

export const country = field(countryName, 'The country of the business: its code or its name.', {
  shows:
    'How phone numbers, addresses, distances, dates and English words are read and written. The weather widget shows in the US only.',
  without: '`US`.',
  example: 'GB',
});
