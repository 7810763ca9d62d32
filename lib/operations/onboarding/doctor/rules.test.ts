import { brokenRecord, goodRecord, longText as long } from '@/test/broken-record';
import { examineRecord, rules } from './examine-record';

const delivery = { mail: null, allowedPrivateHosts: new Set<string>() };

const service = (name: string, words: string) => ({
  name,
  description: [{ text: 'A.', lists: [long(words)] }],
});

const fiveOn = Array.from({ length: 5 }, (_, index) => ({ activo: index === 4 }));

/** The record with another value at `path`; without a path, with other fields. */
const broken = (path: string, value: unknown) =>
  path === '' ? { ...goodRecord(), ...(value as object) } : brokenRecord(path, value);

type Case = [path: string, value: unknown, code: string, says: RegExp];

const cases: Case[] = [
  ['dbPrincpal', {}, 'unknown-field', /did you mean "dbPrincipal"/],
  ['dbPrincipal.phnoes', [], 'unknown-field', /did you mean "phones"/],
  ['dbPrincipal.phones.0.nmae', 'x', 'unknown-field', /phones\[0\]\.nmae.*did you mean "name"/],
  ['dbServices.0.description.0.txt', 'x', 'unknown-field', /description\[0\]\.txt.*"text"/],
  [
    'dbPrincipal.phones.0.number',
    'x',
    'unknown-field',
    /phones\[0\]\.number.*the fields there are phone, name/,
  ],
  [
    'dbPrincipal.phones',
    ['303-555-0142'],
    'ignored-value',
    /phones\[0\].*Fields: phone, name.*\{"phone":"303-/,
  ],
  ['dbSlogan', 'Cared for', 'ignored-value', /Fields: slogan\. For example \[\{"slogan":/],
  [
    'dbServices',
    Array.from({ length: 500 }, (_, index) => service(`Service ${index}`, 'a')),
    'list-too-long',
    /^dbServices has 500 entries: the site uses the first 40\.$/,
  ],
  [
    'dbHome',
    Array.from({ length: 5 }, () => ({ text: 'x'.repeat(5_000) })),
    'list-too-long',
    /^dbHome has 25,000 characters in all: the site uses the entries that fit into 20,000\.$/,
  ],
  ['dbPrincipal.exprYears', 1998, 'ignored-value', /write how many years, not the year/],
  ['dbPrincipal.miles', 'many', 'ignored-value', /Accepted \(distance\)/],
  ['dbPrincipal.emails.0.email', 'nobody', 'ignored-value', /is not an e-mail address/],
  ['dbPrincipal.phones.0.phone', '555-0142', 'no-phone', /nobody can call/],
  ['dbPrincipal.phones.1', { phone: '555-0142' }, 'ignored-value', /10 digits/],
  ['dbPrincipal.logo', 'logo.png', 'ignored-value', /\/assets\//],
  ['options', { trade: 'dentits' }, 'ignored-value', /did you mean "dentist"\? Accepted \(trade\): /],
  ['qrImg', 'javascript:alert(1)', 'ignored-value', /qrImg is ignored/],
  ['gmb', { link: 'mailto:a@b.example' }, 'ignored-value', /gmb\.link is ignored/],
  ['styles', { mainColor: 'bluish' }, 'ignored-value', /is not a colour.*#1d4457/],
  ['autoGntLandingFromService', 'perhaps', 'ignored-value', /should be true or false/],
  ['gallery', 'https://a.example/1.jpg', 'ignored-value', /should be a list/],
  ['labels', 'English', 'ignored-value', /should be a group/],
  ['dbHome', [{ text: 'x'.repeat(20_001) }], 'ignored-value', /20000 characters: it has 20001/],
  ['gallery', Array.from({ length: 1_001 }, (_, n) => `/assets/${n}.jpg`), 'list-too-long', /1,001 entries/],
  [
    'ytGallery',
    { linkCanalYT: 'https://y.example', links: ['https://youtu.be/aqz-KE-bpKQ'] },
    'ignored-value',
    /video id/,
  ],
  ['dbPrincipal.specialHours', [{ hours: '8-5' }], 'ignored-value', /\[0\] is ignored: it has no date/],
  [
    'simpleWidgets',
    [{}, {}, {}, { val: 'CallUsNow', activo: true }],
    'call-only',
    /whole site into one page/,
  ],
  ['simpleWidgets', [{}, {}, {}, {}, { val: 'X', activo: true }], 'reviews-badge', /reviews badge/],
  ['simpleWidgets.0.val', 'CallUsNwo', 'unknown-widget', /did you mean "CallUsNow"/],
  ['simpleWidgets.0.val', 'Weather', 'unknown-widget', /did you mean "Wheather"/],
  ['dbPrincipal.name', undefined, 'no-name', /every page says/],
  ['dbPrincipal.location', undefined, 'no-address', /no map/],
  ['dbPrincipal.workHours', [], 'hours-of-different-length', /1 entries and workHours has 0/],
  ['dbPrincipal.workHours.0.hour', 'early to late', 'hours-not-understood', /early to late/],
  ['dbPrincipal.workHours.0.hour', '8-5 PST', 'hours-not-understood', /8-5 PST/],
  ['linkPostEmail', undefined, 'leads-go-nowhere', /SMTP_URL/],
  ['linkPostEmail', 'http://localhost:3001/leads', 'leads-to-private-address', /localhost:3001/],
  ['linkPostEmail', 'https://10.1.2.3/leads', 'leads-to-private-address', /ALLOW_PRIVATE_HOSTS/],
  ['linkPostEmail', 'http://[::1]/leads', 'leads-to-private-address', /do not arrive/],
  ['dbPrincipal.workHours.0.hour', '5:00 PM - 8:00 AM', 'hours-over-midnight', /wrong way round/],
  ['dbPrincipal.location.0.address', 'Denver metro', 'address-not-understood', /“Denver metro”/],
  ['dbHome', [{ text: 'We <b>care</b>' }], 'html-in-text', /“<b>” in dbHome\[0\]\.text/],
  ['dbSlogan.0.slogan', 'Salt &amp; Stone', 'html-in-text', /“&amp;”/],
  [
    'dbPrincipal.specialHours',
    [{ from: '2026-12-24', hours: 'ask us' }],
    'hours-not-understood',
    /“ask us” from 2026-12-24/,
  ],
  ['dbServices', undefined, 'no-services', /Services page is empty/],
  ['dbServices.1.name', 'Contact', 'address-taken', /another page/],
  ['dbServices.1.name', 'Interior Painting', 'address-taken', /same address/],
  ['dbServices.1.name', '', 'entry-without-name', /dbServices\[1\] has no name/],
  ['dbServices.1.name', '🎨 ✨', 'name-without-letters', /“🎨 ✨” in dbServices\[1\]\.name.*in words/],
  ['landings', [{ name: '🏡' }], 'name-without-letters', /landings\[0\]\.name/],
  ['dbPrincipal.name', 'x'.repeat(61), 'long-name', /dbPrincipal\.name has 61 .*at most 60/],
  ['dbSlogan.0.slogan', 'x'.repeat(91), 'long-slogan', /dbSlogan\[0\]\.slogan has 91 .*at most 90/],
  ['dbSlogan.1', { slogan: 'x'.repeat(91) }, 'long-slogan', /dbSlogan\[1\]/],
  ['dbServices.1.description', [], 'service-without-text', /no text/],
  ['dbServices.1.description.0.lists', ['Quick'], 'thin-service-text', /characters of text/],
  [
    'dbServices.1.description.0',
    { text: 'Rooms.', lists: [long('we paint rooms')] },
    'repeated-service-text',
    /Interior Painting/,
  ],
  [
    'dbServices',
    Array.from({ length: 7 }, (_, n) => service(`S${n}`, `number ${n} here`)),
    'services-over-six',
    /first six/,
  ],
  ['dbAbout.0.text', 'x'.repeat(151), 'cut-in-search', /150 characters in search/],
  ['dbAbout.1.text', 'x'.repeat(182), 'cut-in-footer', /181 characters in the footer/],
  ['dbServices.0.description.0.text', 'x'.repeat(161), 'cut-on-card', /160 characters on the card/],
  ['dbAbout', [{ text: 'a' }, { text: 'b' }, { text: 'c' }], 'entries-not-shown', /first two/],
  ['beforeAfterGall', [{ beforeImg: '/assets/a.jpg' }], 'half-before-after', /no afterImg/],
  ['dbValues', [{ title: 'Care' }], 'half-value', /dbValues\[0\] has no description.*half empty/],
  ['dbValues', [{ description: 'We care.' }], 'half-value', /dbValues\[0\] has no title/],
  ['videosPromo', [{ activo: true }], 'promo-without-link', /no link/],
  ['brandingExtra', [{ activo: true }], 'branding-without-picture', /neither a picture/],
  ['ytGallery', { links: ['aqz-KE-bpKQ'] }, 'videos-without-channel', /no channel link/],
  ['stock', [], 'no-pictures', /no pictures/],
  ['styles', { headingTextColor: '#ffff00' }, 'color-changed', /asked #ffff00, shown #/],
  ['landings', [{ name: 'Oak', gallery: [] }], 'projects-not-in-menu', /customLinks/],
  [
    'dbPrincipal.specialHours',
    [{ from: '2020-12-24', to: '2020-12-26', closed: true }],
    'special-hours-over',
    /the last on 2020-12-26/,
  ],
  ['dbSlogan.0.slogan', 'Lorem ipsum dolor sit amet', 'placeholder', /“Lorem ipsum” in dbSlogan\[0\]/],
  ['dbAbout.0.text', 'Escriba aquí su texto', 'placeholder', /“Escriba aquí su texto”/],
  ['dbHome', [{ text: 'TODO: what we do' }], 'placeholder', /“TODO:” in dbHome\[0\]/],
  ['dbPrincipal.paymentMethod', 'Cash, [insert cards]', 'placeholder', /“\[insert cards\]”/],
  ['dbPrincipal.emails.0.email', 'info@yourdomain.com', 'placeholder', /info@yourdomain\.com/],
  ['dbPrincipal.phones.0.phone', '555-555-5555', 'placeholder', /555-555-5555/],
  [
    'dbPrincipal.phones.1',
    { phone: '(303) 555 0142' },
    'repeated-entry',
    /phones\[1\] is the same as dbPrincipal\.phones\[0\]/,
  ],
  ['dbAbout.1.text', 'Acme paints homes in  Denver.', 'repeated-entry', /dbAbout\[1\] is the same/],
  ['gallery', ['/assets/a.jpg', '/assets/a.jpg'], 'repeated-entry', /gallery\[1\]/],
  [
    'dbSocialMedia',
    { redes: [{ url: 'https://www.facebook.com/', icon: 'facebook' }] },
    'link-to-front-page',
    /first page of www\.facebook\.com/,
  ],
  ['gmb', { link: 'https://www.google.com' }, 'link-to-front-page', /gmb|google\.com/],
  [
    'gallery',
    ['http://pics.example.com/a.jpg', 'https://pics.example.com/b.jpg', 'HTTP://pics.example.com/c.jpg'],
    'picture-unencrypted',
    /^gallery\[0\] has .*https.* Also gallery\[2\]\.$/,
  ],
  ...[
    'https://www.youtube.com/@acme',
    'https://youtube.com/channel/UCabcdefghij',
    'https://m.youtube.com/playlist?list=PL12345678',
    'https://vimeo.com/acme',
  ].map((link): Case => [
    'videosPromo',
    [{ activo: true, link }],
    'promo-not-a-video',
    /in videosPromo\[0\]\.link is not the address of one video/,
  ]),
  ...['303-555-0199', '(303) 555-0199', '303.555.0199', '+1 303 555 0199', '1-303–555–0199'].map(
    (phone): Case => [
      'dbAbout.0.text',
      `Call 303-555-0142 or ${phone}, any day.`,
      'phone-not-listed',
      /303.*0199” in dbAbout\[0\]\.text is not in dbPrincipal\.phones/,
    ],
  ),
  [
    'dbServices.0.description.0.lists.0',
    'Call (720)555-0100 for a visit.',
    'phone-not-listed',
    /dbServices\[0\]\.description\[0\]\.lists\[0\]/,
  ],
  ['linkPostEmail', 'http://leads.example.com/inbox', 'leads-unencrypted', /leads\.example\.com.*https/],
  ['dbPrincipal.exprYears', 180, 'unlikely-number', /unlikely/],
  [
    'beforeAfterGall',
    [{ beforeImg: '/assets/a.jpg', afterImg: '/assets/a.jpg' }],
    'same-before-after',
    /changes nothing/,
  ],
  ['dbPrincipal.emails', undefined, 'no-email', /no e-mail address/],
  ['dbPrincipal.logo', undefined, 'no-logo', /shows the name/],
  ['dbPrincipal', {}, 'no-hours', /no opening hours/],
  ['dbPrincipal.location', undefined, 'miles-without-address', /measured/],
  ['dbAbout', undefined, 'no-about', /no text about/],
  ['dbSlogan', undefined, 'no-slogan', /no first slogan/],
  [
    'reviews',
    { activo: true, isHomeOnly: true, links: ['https://a.example'] },
    'reviews-home-only',
    /no menu/,
  ],
  ['tiposPago', [{ activo: true }], 'payment-without-picture', /^tiposPago\[0\] is on/],
  ['', { docId: undefined, simpleWidgets: fiveOn }, 'badge-without-reviews', /no docId/],
  ['', { docId: undefined, reviews: { activo: true } }, 'reviews-without-source', /neither/],
  [
    '',
    {
      dbPrincipal: {
        workdays: [{ day: 'Monday - Sunday' }, { day: 'Monday - Sunday' }],
        workHours: [{ hour: '8 AM - 5 PM' }, { hour: '9 AM - 6 PM' }],
      },
    },
    'hours-contradict',
    /no day/,
  ],
  [
    '',
    {
      dbPrincipal: {
        workdays: [{ day: 'Monday - Friday' }, { day: 'Friday, Saturday' }],
        workHours: [{ hour: '8 AM - 5 PM' }, { hour: '9 AM - 6 PM' }],
      },
    },
    'hours-contradict',
    /each other on Friday\.$/,
  ],
];

test('the record that is broken below has no findings', () => {
  expect(examineRecord(goodRecord(), 'acme', delivery).findings).toEqual([]);
});

test.each([
  ['By appointment only', ''],
  ['Monday - Friday', '8-5 MST'],
  ['Apr-Oct: Mon-Sat 8-6; Nov-Mar: Mon-Fri 9-5', ''],
])('nothing is found about the hours %j %j', (day, hour) => {
  const dbPrincipal = { ...(goodRecord().dbPrincipal as object), workdays: [{ day }], workHours: [{ hour }] };
  expect(examineRecord({ ...goodRecord(), dbPrincipal }, 'acme', delivery).findings).toEqual([]);
});

test.each(cases)('%s = %j is reported: %s', (path, value, code, says) => {
  const { advice } = examineRecord(broken(path, value), 'acme', delivery);
  expect(advice.map((found) => found.code)).toContain(code);
  expect(advice.find((found) => found.code === code)?.text).toMatch(says);
});

test('a business that shows an area needs no address', () => {
  const area = { cities: ['Lakewood'], hideAddress: true };
  const record = { ...(broken('dbPrincipal.location', undefined) as object), options: { serviceArea: area } };
  const codes = examineRecord(record, 'acme', delivery).advice.map(({ code }) => code);
  expect(codes).not.toContain('no-address');
  expect(codes).not.toContain('miles-without-address');
});

test('every rule about the record is broken above, and codes are unique', () => {
  const untried = rules.filter(([code, { check }]) => check && !cases.some((tried) => tried[2] === code));
  expect(untried).toEqual([]);
  expect(new Set(rules.map(([code]) => code)).size).toBe(rules.length);
});

test("a record's own reviews are a source of reviews", () => {
  const record = {
    ...(broken('', { docId: undefined, simpleWidgets: fiveOn, reviews: { activo: true } }) as object),
    options: { reviews: [{ stars: 5 }] },
  };
  const codes = examineRecord(record, 'acme', delivery).advice.map(({ code }) => code);
  expect(codes).not.toContain('badge-without-reviews');
  expect(codes).not.toContain('reviews-without-source');
});
