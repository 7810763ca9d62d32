import { siteFor } from '@/test/site';

const lines = (log: jest.SpyInstance) => log.mock.calls.map(([line]) => String(line));

test('special hours have a first and a last date, and hours or null for closed', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const specialHours = [
    { from: '2026-12-24', hours: '8 AM - noon', note: 'Christmas Eve' },
    { from: '12/25/2026', to: '1/3/2027', closed: true },
    { hours: '8 - 5' },
    { from: '2027-02-02', to: '2027-02-01', closed: true },
    { from: '2027-03-01' },
  ];
  expect(siteFor({ dbPrincipal: { specialHours } }, 'special').specialHours).toEqual([
    { from: '2026-12-24', to: '2026-12-24', hours: '8 AM - noon', note: 'Christmas Eve' },
    { from: '2026-12-25', to: '2027-01-03', hours: null, note: null },
  ]);
  expect(lines(log)).toEqual([
    expect.stringMatching(/specialHours\[2\].*no date/),
    expect.stringMatching(/specialHours\[3\].*earlier than `from`/),
    expect.stringMatching(/specialHours\[4\].*neither/),
  ]);
});

test('days and hours are joined by index', () => {
  const site = siteFor({
    dbPrincipal: { workdays: [{ day: 'Mon' }, { day: 'Sat' }], workHours: [{ hour: '8-6' }] },
  });
  expect(site.openingHours).toEqual([
    { days: 'Mon', hours: '8-6' },
    { days: 'Sat', hours: '' },
  ]);
});

test('a missing day does not shift the hours of the others', () => {
  const site = siteFor({
    dbPrincipal: {
      workdays: [{ day: 'Mon' }, { day: null }, { day: 'Sat' }],
      workHours: [{ hour: '8-6' }, { hour: '9-5' }, { hour: '9-2' }],
    },
  });
  expect(site.openingHours).toContainEqual({ days: 'Sat', hours: '9-2' });
  expect(site.openingHours).toContainEqual({ days: 'Mon', hours: '8-6' });
});
