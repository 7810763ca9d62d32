import { checkRecord } from './parse-record';

test('lists that every page shows are short: the rest is left out and named', () => {
  const many = <T>(entry: T) => Array.from({ length: 500 }, () => entry);
  const { site, problems } = checkRecord(
    {
      dbPrincipal: {
        phones: Array.from({ length: 500 }, (_, index) => ({ phone: `303-555-${1_000 + index}` })),
        emails: Array.from({ length: 500 }, (_, index) => ({ email: `a${index}@acme.example` })),
        workdays: many({ day: 'Monday' }),
        workHours: many({ hour: '8 - 5' }),
        specialHours: many({ from: '2026-12-24', closed: true }),
      },
    },
    'acme',
  );
  expect(
    [site.phones, site.emails, site.openingHours, site.specialHours].map(({ length }) => length),
  ).toEqual([20, 20, 50, 50]);
  expect(problems).toHaveLength(5);
  expect(problems).toContainEqual({ path: 'dbPrincipal.phones', reason: 'has more than 20 entries' });
});
