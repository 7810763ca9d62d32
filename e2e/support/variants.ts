import { lookNames } from '../../lib/content/look/looks';
import { completeRecord, type WireRecord } from './embedded-records';
import { LONG_NAME } from './full-record';

const longName = (number: number) =>
  `Service ${number} with a name that goes on and on incomprehensibilitiesandcounterrevolutionaries`;

/** The complete record with content that is longer than usual. */
export const awkwardVariants = () => {
  const complete = completeRecord();
  const variant = (change: Partial<WireRecord>) => ({ record: { ...complete, ...change } as WireRecord });
  const description = complete.dbServices?.[0]?.description ?? [];

  return {
    'long-slogan': variant({
      dbSlogan: [
        {
          slogan: Array.from({ length: 50 }, (_, index) =>
            index % 7 === 6 ? 'Craftsmanship' : 'carefully',
          ).join(' '),
        },
      ],
    }),
    'long-name': variant({
      dbPrincipal: {
        ...complete.dbPrincipal,
        name: 'Northside Residential and Commercial Painting, Drywall, Plaster & Carpentry, LLC.',
        logo: '',
      },
    }),
    ...Object.fromEntries(
      lookNames.map((look) => [
        `long-name-${look}`,
        variant({
          dbPrincipal: { ...complete.dbPrincipal, name: LONG_NAME, logo: '' },
          options: { look },
        }),
      ]),
    ),
    'ten-services': variant({
      dbServices: Array.from({ length: 10 }, (_, index) => ({ name: longName(index + 1), description })),
    }),
  };
};
