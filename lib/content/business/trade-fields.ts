import {
  field,
  group,
  kind,
  list,
  normaliseText,
  suggested,
  textOrNull,
  textUpTo,
} from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';
import { line } from '@/lib/content/fields/text-kinds';
import { iso31661 } from 'iso-3166';
import { z } from 'zod';
import { didYouMean, hintFor } from '@/lib/platform/text';
import { tradeNamed, tradeNameIn, tradeNames, trades } from '@/lib/content/business/trades';

const MAX_TRADE = 60;
const MAX_CITIES = 100;

const MAX_COUNTRY = 60;

/** Read in to-contacts.ts, which names the consequence of a problem. */
const countryName = kind(
  z.preprocess(normaliseText, textUpTo(MAX_COUNTRY).nullable()),
  'country',
  suggested(
    iso31661.map(({ alpha2 }) => alpha2),
    { type: textOrNull, maxLength: MAX_COUNTRY },
  ),
);

const tradeName = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_TRADE)
      .refine((name) => tradeNamed(name) !== null, {
        error: ({ input }) => {
          const meant = didYouMean(String(input), tradeNames) ?? tradeNameIn(String(input));
          return `is not a trade${hintFor(String(input), tradeNames, meant)}`;
        },
      })
      .nullable(),
  ),
  'trade',
  suggested(
    trades.flatMap(({ trade }) => trade.names?.en ?? []),
    { type: textOrNull, maxLength: MAX_TRADE },
  ),
);

export const serviceArea = field(
  group({
    cities: field(list(line, MAX_CITIES), 'Towns you work in', 'Named on the site and to search engines.', {
      es: ['Ciudades donde trabaja', 'Se nombran en el sitio y a los buscadores.'],
      entry: ['Town', 'Ciudad'],
      shows: 'Header, footer, Contact, map.',
      example: ['Otley'],
    }),
    hideAddress: field(
      flag,
      'Hide the address',
      'Yes: the street is shown nowhere, for who works at the customers’.',
      {
        es: [
          'Ocultar la dirección',
          'Sí: la calle no se ve en ningún lugar, para quien trabaja donde el cliente.',
        ],
        shows: 'Nor are postal code, map link and exact coordinates.',
      },
    ),
  }),
  'Service area',
  'Of a business that visits its customers.',
);

export const trade = field(
  tradeName,
  'Trade',
  'What you do: painter, plumber, roofer, electrician, landscaper, dentist …',
  {
    es: ['Oficio', 'Lo que hace, en inglés: painter, plumber, roofer, electrician, landscaper, dentist …'],
    shows: 'Words of buttons and headings, structured data, icon.',
    without: 'Read from the names of business and services.',
    example: 'dentist',
  },
);

export const country = field(
  countryName,
  'Country',
  'Two letters, such as US, MX or ES: decides phone numbers, addresses and distances.',
  {
    es: ['País', 'Dos letras, como US, MX o ES: decide teléfonos, direcciones y distancias.'],
    more: 'Or its name.',
    shows:
      'How phone numbers, addresses, distances, dates and English words are read and written. The weather widget shows in the US only.',
    without: '`US`.',
    example: 'GB',
  },
);
