import { siteFor } from '@/test/site';

const lines = (log: jest.SpyInstance) => log.mock.calls.map(([line]) => String(line));

/** `widgets` as the record's simpleWidgets: on or off, by place. */
const widgets = (...on: boolean[]) => ({ simpleWidgets: on.map((activo) => ({ val: 'Any', activo })) });

test.each([
  [widgets(), false, false],
  [widgets(true, true, true), false, false],
  [widgets(false, false, false, true), true, false],
  [widgets(false, false, false, false, true), false, true],
  [widgets(true, true, true, false, false, true), false, false],
])(
  'the fourth widget is call-only, the fifth the reviews badge, by place alone: %j',
  (record, callOnly, badge) => {
    const site = siteFor(record);
    expect([site.callOnly, site.widgets.reviewsBadge]).toEqual([callOnly, badge]);
  },
);

test('a widget that cannot be read keeps its place', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(siteFor({ simpleWidgets: ['bad', null, {}, { activo: 'true' }] }, 'places').callOnly).toBe(true);
  expect(lines(log)).toHaveLength(1);
});

test.each([
  ['WhatsappBtn', 'chat'],
  ['VisitsCounter', 'visits'],
  ['CallUsNow', 'callNow'],
  ['Wheather', 'weather'],
  ['ModalColores', 'palette'],
] as const)('the widget %s goes by its name, wherever it stands', (val, name) => {
  expect(
    siteFor({
      simpleWidgets: [
        { val: 'Other', activo: true },
        { val, activo: true },
      ],
    }).widgets[name],
  ).toBe(true);
  expect(siteFor({ simpleWidgets: [{ val: val.toUpperCase(), activo: 1 }] }).widgets[name]).toBe(true);
  expect(
    siteFor({
      simpleWidgets: [
        { val, activo: false },
        { val: 'Other', activo: true },
      ],
    }).widgets[name],
  ).toBe(false);
});

test.each([
  [{}, 'en'],
  [{ isenglish: true }, 'en'],
  [{ isenglish: false }, 'es'],
  [{ language: 'ES' }, 'es'],
  [{ language: 'en', isenglish: false }, 'en'],
])('the language of the form labels %j is %s', (formLabel, language) =>
  expect(siteFor({ labels: { formLabel } }).language).toBe(language),
);

test('special hours have a first and a last date, and hours or the word for closed', () => {
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
    { from: '2026-12-25', to: '2027-01-03', hours: 'Closed', note: null },
  ]);
  expect(lines(log)).toEqual([
    expect.stringMatching(/specialHours\[2\].*no date/),
    expect.stringMatching(/specialHours\[3\].*earlier than `from`/),
    expect.stringMatching(/specialHours\[4\].*neither/),
  ]);
});

test('slogans and abouts go by their place, and a hole moves none of them', () => {
  const site = siteFor({
    dbSlogan: [{ slogan: '' }, { slogan: 'second' }, null, { slogan: 'fourth' }],
    dbAbout: [null, { text: 'footer', list: ['a', null, ' ', 'b'] }],
  });
  expect(site.slogans).toEqual({ hero: null, about: 'second', closing: 'fourth', all: ['second', 'fourth'] });
  expect(site.about).toEqual({
    first: { text: '', points: [] },
    second: { text: 'footer', points: ['a', 'b'] },
  });
});

test('the hero says the second value, also when the first is empty', () => {
  const site = siteFor({ dbValues: [{}, { title: 'How', description: 'With care' }, { title: 'Why' }] });
  expect(site.heroText).toBe('With care');
  expect(site.values).toEqual([
    { title: 'How', description: 'With care' },
    { title: 'Why', description: '' },
  ]);
});

test('days and hours that stand at the same place belong together', () => {
  const site = siteFor({
    dbPrincipal: { workdays: [{ day: 'Mon' }, { day: 'Sat' }], workHours: [{ hour: '8-6' }] },
  });
  expect(site.openingHours).toEqual([
    { days: 'Mon', hours: '8-6' },
    { days: 'Sat', hours: '' },
  ]);
});

test('a day that is missing does not give its hours to another day', () => {
  const site = siteFor({
    dbPrincipal: {
      workdays: [{ day: 'Mon' }, { day: null }, { day: 'Sat' }],
      workHours: [{ hour: '8-6' }, { hour: '9-5' }, { hour: '9-2' }],
    },
  });
  expect(site.openingHours).toContainEqual({ days: 'Sat', hours: '9-2' });
  expect(site.openingHours).toContainEqual({ days: 'Mon', hours: '8-6' });
});

test.each([
  ['303-555-0142', '3035550142'],
  ['+1 (303) 555-0142', '3035550142'],
  ['1.303.555.0142', '3035550142'],
  ['303-555-0142 ext. 77', '3035550142'],
  ['(303) 555-0142x5', '3035550142'],
  ['303 555 0142 #9', '3035550142'],
])('the digits of %s', (phone, digits) =>
  expect(siteFor({ dbPrincipal: { phones: [{ phone, name: 'Office' }] } }).phones).toEqual([
    { label: 'Office', display: phone, digits },
  ]),
);

test('a slug is the name in lower case with its first space as a hyphen', () => {
  const site = siteFor({
    dbServices: [{ name: 'Deck And Fence' }, { name: 'Painting' }],
    landings: [{ name: 'Old Town House' }],
  });
  expect(site.services.map(({ slug }) => slug)).toEqual(['deck-and fence', 'painting']);
  expect(site.projects.map(({ slug }) => slug)).toEqual(['old-town house']);
});

test('a service at the address of a page, or of an earlier service, is shown without a page and reported', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = siteFor(
    {
      dbServices: [
        { name: 'Find-us On' },
        { name: 'Contact' },
        { name: 'Roof Repair' },
        { name: 'roof repair' },
        { name: 'API' },
        { name: 'Our Videos' },
      ],
      landings: [{ name: 'Contact' }],
    },
    'collisions',
  );
  expect(site.services.map(({ slug }) => slug)).toEqual([null, null, 'roof-repair', null, null, null]);
  expect(site.projects[0]?.slug).toBe('contact');
  expect(lines(log).map((line) => /dbServices\[(\d)\]\.name/.exec(line)?.[1])).toEqual([
    '0',
    '1',
    '3',
    '4',
    '5',
  ]);
});

test('what is not active is not there', () => {
  const media = { link: 'https://a.example/', img: '/assets/a.jpg' };
  expect(
    siteFor({
      videosPromo: [
        { activo: false, ...media },
        { activo: true, ...media },
      ],
      brandingExtra: [
        { activo: false, ...media },
        { activo: true, ...media },
      ],
      tiposPago: [{ activo: false, img: media.img }],
    }),
  ).toMatchObject({ promoVideo: null, branding: null, paymentPicture: null });
  expect(
    siteFor({ videosPromo: [{ activo: true, img: media.img }], brandingExtra: [{ activo: true }] }),
  ).toMatchObject({ promoVideo: null, branding: null });
  expect(
    siteFor({
      videosPromo: [{ activo: true, ...media }],
      brandingExtra: [{ activo: 'true', ...media }],
      tiposPago: [
        { activo: false, img: '/assets/no.jpg' },
        { activo: 1, img: media.img },
      ],
    }),
  ).toMatchObject({
    promoVideo: { url: media.link, picture: media.img },
    branding: { url: media.link, picture: media.img },
    paymentPicture: media.img,
  });
});

test.each([
  [false, 'es'],
  ['false', 'es'],
  [true, 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('isenglish %s is %s', (isenglish, language) => {
  expect(siteFor({ labels: { formLabel: { isenglish } } }).language).toBe(language);
});

test('a record with nothing in it has every default', () => {
  const site = siteFor();
  expect(site).toMatchObject({
    name: 'Our business',
    callOnly: false,
    servicePages: false,
    projectsInNavigation: false,
    logo: null,
    yearsOfExperience: null,
    milesCovered: null,
    licence: null,
    phones: [],
    emails: [],
    places: [],
    openingHours: [],
    slogans: { hero: null, about: null, closing: null, all: [] },
    services: [],
    projects: [],
    gallery: [],
    stock: [],
    beforeAfter: [],
    promoVideo: null,
    branding: null,
    businessListing: null,
    social: [],
    directories: [],
    videos: { channelUrl: null, ids: [] },
    reviews: { active: false, homeOnly: false, links: [], recordId: null },
    leadEndpoint: null,
  });
  expect(siteFor({ labels: { formLabel: { isenglish: false } } }).name).toBe('Nuestro negocio');
  expect(
    [
      ...Object.values(site.colours),
      ...Object.values(site.formLabels),
      ...Object.values(site.headings),
    ].every((value) => value === null),
  ).toBe(true);
});

test('0 years and 0 miles are unknown, not facts', () => {
  expect(siteFor({ dbPrincipal: { exprYears: 0, miles: '0' } })).toMatchObject({
    yearsOfExperience: null,
    milesCovered: null,
  });
});

test('half of a before-and-after pair, an empty block and a nameless service are not shown', () => {
  const site = siteFor({
    beforeAfterGall: [
      { beforeImg: '/assets/a.jpg' },
      { beforeImg: '/assets/a.jpg', afterImg: '/assets/b.jpg' },
    ],
    dbServices: [
      { description: [{ text: 'x' }] },
      { name: 'Painting', description: [{}, null, { lists: ['a'] }] },
    ],
  });
  expect(site.beforeAfter).toEqual([{ before: '/assets/a.jpg', after: '/assets/b.jpg' }]);
  expect(site.services).toEqual([
    { name: 'Painting', slug: 'painting', blocks: [{ picture: null, text: '', points: ['a'] }] },
  ]);
});

test('networks are known by their link, then by the icon that the record names', () => {
  const redes = [
    { url: 'https://www.facebook.com/a' },
    { url: 'https://x.com/a' },
    { url: 'https://links.example/a', icon: 'fab fa-instagram' },
    { url: 'https://notfacebook.com/' },
    { url: 'tel:+13035550142' },
  ];
  expect(siteFor({ dbSocialMedia: { redes } }).social.map(({ network, name }) => [network, name])).toEqual([
    ['facebook', 'Facebook'],
    ['x', 'X'],
    ['instagram', 'Instagram'],
    ['link', 'notfacebook.com'],
    ['link', '+13035550142'],
  ]);
});

test('a directory without a name takes its host; one without a host the address itself', () => {
  const directorios = [
    { url: 'https://www.yelp.com/biz/a' },
    { url: 'mailto:a@b.example' },
    { name: 'Houzz', url: 'https://www.houzz.com/a' },
  ];
  const names = siteFor({ dbSocialMedia: { directorios } }).directories.map(({ name }) => name);
  expect(names).toEqual(['www.yelp.com', 'a@b.example', 'Houzz']);
});
