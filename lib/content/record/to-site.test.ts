import { readFileSync } from 'node:fs';
import { parseRecord } from './parse-record';
import { recordFields } from './wire-record';
import { mapRecord } from '@/test/records';
import defaults from '@/test/expected/empty-site.json';
import { siteFor } from '@/test/site';

/** Not in e2e/records/complete.json: dates, which would be over one day, and fields of other tests. */
const tested = [
  /^dbPrincipal\.specialHours\[\]/,
  /^dbSocialMedia\.redes\[\]\.image$/,
  /^customLinks$/,
  /^labels\.formLabel\.language$/,
  // to-options.test.ts
  /^options\./,
];
/** The network is known by the link too. */
const withoutEffect = ['dbSocialMedia.redes[].icon'];

const valueInstead = (value: unknown, example: unknown) => {
  if (typeof value === 'boolean') return !value;
  return value === '' ? example : null;
};

test('every field has a value in the complete record, and the site changes with it', () => {
  const record = JSON.parse(readFileSync('e2e/records/complete.json', 'utf8'));
  // They name services.
  delete record.options.prices;
  const withoutIndexes = (path: string) => path.replace(/\[\d+\]/g, '[]');
  const given = new Set<string>();
  mapRecord(record, (_, path) => given.add(withoutIndexes(path)));
  const fields = recordFields().filter(
    ({ path, kind }) => kind !== 'group' && kind !== 'list' && !tested.some((pattern) => pattern.test(path)),
  );
  expect(fields.map(({ path }) => path).filter((path) => !given.has(path))).toEqual([]);
  const site = parseRecord(record, 'complete');
  const unread = fields.filter(({ path, example }) => {
    const changed = mapRecord(record, (value, at) =>
      withoutIndexes(at) === path ? valueInstead(value, example) : value,
    );
    return JSON.stringify(parseRecord(changed, 'complete')) === JSON.stringify(site);
  });
  expect(unread.map(({ path }) => path)).toEqual(withoutEffect);
});

test('slogans and about texts are read by index; an empty entry keeps its index', () => {
  const site = siteFor({
    dbSlogan: [{ slogan: '' }, { slogan: 'second' }, null, { slogan: 'fourth' }],
    dbAbout: [null, { text: 'footer', list: ['a', null, ' ', 'b'] }],
  });
  expect(site.slogans).toEqual({ hero: null, about: 'second', closing: 'fourth', all: ['second', 'fourth'] });
  expect(site.about).toEqual({
    first: { text: '', formatting: null, points: [] },
    second: { text: 'footer', formatting: null, points: ['a', 'b'] },
  });
});

test("the hero has the second value's description, also when the first is empty", () => {
  const site = siteFor({ dbValues: [{}, { title: 'How', description: 'With care' }, { title: 'Why' }] });
  expect(site.heroText).toBe('With care');
  expect(site.values).toEqual([
    { title: 'How', description: 'With care' },
    { title: 'Why', description: '' },
  ]);
});

test('inactive entries are null or left out', () => {
  const media = { link: 'https://a.example/', img: '/assets/a.jpg' };
  const [off, on] = [false, true].map((activo) => ({ activo, ...media }));
  const shown = (videosPromo: unknown[], brandingExtra: unknown[], tiposPago: unknown[] = []) => {
    const { promoVideo, branding, paymentPicture } = siteFor({ videosPromo, brandingExtra, tiposPago });
    return [promoVideo, branding, paymentPicture];
  };
  const payment = (activo: unknown, img = media.img) => ({ activo, img });
  expect(shown([off, on], [off, on], [payment(false)])).toEqual([null, null, null]);
  expect(shown([{ activo: true, img: media.img }], [{ activo: true }])).toEqual([null, null, null]);
  const picture = { url: media.link, picture: media.img };
  const payments = [payment(false, '/assets/no.jpg'), payment(1)];
  expect(shown([on], [{ ...on, activo: 'true' }], payments)).toEqual([picture, picture, media.img]);
});

test('a record with nothing in it has every default', () => {
  const site = siteFor();
  expect(site).toMatchObject(defaults);
  expect(siteFor({ labels: { formLabel: { isenglish: false } } }).name).toBe('Nuestro negocio');
  for (const group of [site.colours, site.formLabels, site.headings])
    expect(new Set<unknown>(Object.values(group))).toEqual(new Set([null]));
});

test('0 years and 0 miles count as unknown', () => {
  const { yearsOfExperience, milesCovered } = siteFor({ dbPrincipal: { exprYears: 0, miles: '0' } });
  expect([yearsOfExperience, milesCovered]).toEqual([null, null]);
});

test('a caption without picture or text is not shown', () => {
  const captions = [
    { img: '/assets/a.jpg', text: ' Cedar deck ' },
    { img: '/assets/b.jpg' },
    { text: 'Nothing' },
    { img: '/assets/c.jpg', focus: 'top left' },
  ];
  const site = siteFor({ captions });
  expect(site.captions).toEqual({ '/assets/a.jpg': 'Cedar deck' });
  expect(site.focus).toEqual({ '/assets/c.jpg': '0% 0%' });
});

test('reviews have the links of the record, each once', () => {
  const [first, second] = ['https://g.page/r/a', 'https://www.yelp.com/biz/a'];
  const reviews = { activo: true, isHomeOnly: true, links: [first, null, second, first] };
  expect(siteFor({ reviews, docId: 'acme-1' }).reviews).toEqual({
    active: true,
    homeOnly: true,
    links: [first, second],
    recordId: 'acme-1',
  });
});

test('special hours have a first and a last date, and hours or null for closed', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const closed = { hours: null, note: null };
  const specialHours = [
    { from: '2026-12-24', hours: '8 AM - noon', note: 'Christmas Eve' },
    { from: '12/25/2026', to: '1/3/2027', closed: true },
    { hours: '8 - 5' },
    { from: '2027-02-02', to: '2027-02-01', closed: true },
    { from: '2027-03-01' },
    { from: '2026-12-24', to: 'Epiphany', closed: true },
    { from: 'Advent', to: '2026-12-26', closed: true },
    { from: 'Advent', closed: true },
  ];
  expect(siteFor({ dbPrincipal: { specialHours } }, 'special').specialHours).toEqual([
    { from: '2026-12-24', to: '2026-12-24', hours: '8 AM - noon', note: 'Christmas Eve' },
    { from: '2026-12-25', to: '2027-01-03', hours: null, note: null },
    { ...closed, from: '2027-02-01', to: '2027-02-02', asWritten: '2027-02-02 – 2027-02-01' },
    { ...closed, from: '2026-12-24', to: '2027-01-24', asWritten: '2026-12-24 – Epiphany' },
    { ...closed, from: '2026-11-25', to: '2026-12-26', asWritten: 'Advent – 2026-12-26' },
    { ...closed, from: '1970-01-02', to: '2199-12-30', asWritten: 'Advent' },
  ]);
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/specialHours\[2\].*no date/),
    expect.stringMatching(/specialHours\[3\].*earlier than `from`/),
    expect.stringMatching(/specialHours\[4\].*neither/),
    expect.stringMatching(/specialHours\[5\]\.to.*not a date/),
    expect.stringMatching(/specialHours\[6\]\.from.*not a date/),
    expect.stringMatching(/specialHours\[7\]\.from.*not a date/),
  ]);
});

test('days and hours are joined by index; a missing one does not shift the others', () => {
  const site = siteFor({
    dbPrincipal: {
      workdays: [{ day: 'Mon' }, { day: null }, { day: 'Sat' }, { day: 'Sun' }],
      workHours: [{ hour: '8-6' }, { hour: '9-5' }, { hour: '9-2' }],
    },
  });
  expect(site.openingHours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Mon 8-6',
    ' 9-5',
    'Sat 9-2',
    'Sun ',
  ]);
});
