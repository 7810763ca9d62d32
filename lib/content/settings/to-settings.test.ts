import { siteFor } from '@/test/site';

const lines = (log: jest.SpyInstance) => log.mock.calls.map(([line]) => String(line));

/** A record whose widgets are on or off, by position. */
const widgets = (...on: boolean[]) => ({ simpleWidgets: on.map((activo) => ({ val: 'Any', activo })) });

test.each([
  [widgets(), false, false],
  [widgets(true, true, true), false, false],
  [widgets(false, false, false, true), true, false],
  [widgets(false, false, false, false, true), false, true],
  [widgets(true, true, true, false, false, true), false, false],
])(
  'the fourth widget is call-only and the fifth the reviews badge, by position only: %j',
  (record, callOnly, badge) => {
    const site = siteFor(record);
    expect([site.callOnly, site.widgets.reviewsBadge]).toEqual([callOnly, badge]);
  },
);

test('an unreadable widget keeps its position', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(siteFor({ simpleWidgets: ['bad', null, {}, { activo: 'true' }] }, 'places').callOnly).toBe(true);
  expect(lines(log)).toHaveLength(1);
});

const other = { val: 'Other', activo: true };

test.each([
  ['WhatsappBtn', 'chat'],
  ['VisitsCounter', 'visits'],
  ['CallUsNow', 'callNow'],
  ['Wheather', 'weather'],
  ['ModalColores', 'palette'],
] as const)('the widget %s is found by its name at any position', (val, name) => {
  const isOn = (...simpleWidgets: object[]) => siteFor({ simpleWidgets }).widgets[name];
  expect(isOn(other, { val, activo: true })).toBe(true);
  expect(isOn({ val: val.toUpperCase(), activo: 1 })).toBe(true);
  expect(isOn({ val, activo: false }, other)).toBe(false);
});

test.each([
  [{}, 'en'],
  [{ isenglish: true }, 'en'],
  [{ isenglish: false }, 'es'],
  [{ isenglish: 'false' }, 'es'],
  [{ isenglish: null }, 'en'],
  [{ language: 'ES' }, 'es'],
  [{ language: 'en', isenglish: false }, 'en'],
])('the language of the form labels %j is %s', (formLabel, language) =>
  expect(siteFor({ labels: { formLabel } }).language).toBe(language),
);
