import { checkRecord } from '@/lib/content/record/parse-record';
import { isShownAt } from './standing';

const check = (announcement: object, options: object = {}) =>
  checkRecord({ options: { announcement, ...options } }, 'acme');

test('an announcement is shown from the first to the last of its days in the zone of the business', () => {
  const { announcement } = check({ text: 'Closed', from: 'December 24, 2026', to: '12/26/2026' }).site;
  if (!announcement) throw new Error('no announcement');
  const shown = (zone: string | null, ...instants: string[]) =>
    instants.map((instant) => isShownAt(announcement, zone, Date.parse(instant)));
  const zone = 'America/Denver';
  expect(shown(zone, '2026-12-24T06:59Z', '2026-12-24T07:00Z')).toEqual([false, true]);
  expect(shown(zone, '2026-12-27T06:59Z', '2026-12-27T07:00Z')).toEqual([true, false]);
  expect(shown(null, '2026-12-23T23:59Z', '2026-12-24T00:00Z')).toEqual([false, true]);
  expect(isShownAt({ text: 'Always', url: null, from: null, to: null }, null)).toBe(true);
});

test.each([
  ['from', { from: 'soon' }, 'is not a date'],
  ['to', { to: '2026-02-30' }, 'is not a date'],
  ['to', { from: '2026-12-24', to: '2026-12-23' }, 'is earlier than `from`'],
])('it is not shown when `%s` is no such day: %j', (key, days, reason) => {
  const { site, problems } = check({ text: 'Closed', ...days });
  expect(site.announcement).toBeNull();
  expect(problems).toMatchObject([
    { path: `options.announcement.${key}`, reason: expect.stringContaining(reason) },
  ]);
});

test('people have a name, registrations a label and a number', () => {
  const team = [{ name: 'Rosa', text: 'Paints **well**.' }, { role: 'Owner' }, { name: 'TBD' }];
  const registrations = [
    { label: 'ABN', number: 51824753556 },
    { label: 'ABN', number: 'N/A' },
    { number: '1' },
  ];
  expect(check({}, { team, registrations }).site).toMatchObject({
    announcement: null,
    team: [{ name: 'Rosa', role: null, picture: null, text: 'Paints well.' }],
    registrations: [{ label: 'ABN', number: '51824753556', url: null }],
  });
});
