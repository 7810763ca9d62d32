import { readFileSync } from 'node:fs';
import { brokenRecord as broken, goodRecord as good, longText as long } from '@/test/broken-record';
import { examineRecord } from './examine-record';

const noMail = { mail: null, allowedPrivateHosts: new Set<string>() };
const withMail = { ...noMail, mail: { smtpUrl: 'smtp://mail.example.com', from: 'web@acme.example.com' } };

const service = (name: string, words: string) => ({
  name,
  description: [{ text: 'A.', lists: [long(words)] }],
});
const two = [service('Deck Repair', 'we mend decks'), service('Fences', 'we build fences')];

const cases: [path: string, value: unknown, code: string, says: RegExp][] = [
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
  ['dbPrincipal.exprYears', 1998, 'ignored-value', /write how many years, not the year/],
  ['dbPrincipal.miles', 'many', 'ignored-value', /Accepted \(whole number\)/],
  ['dbPrincipal.emails.0.email', 'nobody', 'ignored-value', /is not an e-mail address/],
  ['dbPrincipal.phones.0.phone', '555-0142', 'no-phone', /nobody can call/],
  ['dbPrincipal.phones.1', { phone: '555-0142' }, 'ignored-value', /10 digits/],
  ['dbPrincipal.logo', 'logo.png', 'ignored-value', /\/assets\//],
  ['qrImg', 'javascript:alert(1)', 'ignored-value', /qrImg is ignored/],
  ['gmb', { link: 'mailto:a@b.example' }, 'ignored-value', /gmb\.link is ignored/],
  ['styles', { mainColor: 'bluish' }, 'ignored-value', /is not a colour.*#1d4457/],
  ['autoGntLandingFromService', 'perhaps', 'ignored-value', /should be true or false/],
  ['gallery', 'https://a.example/1.jpg', 'ignored-value', /should be a list/],
  ['labels', 'English', 'ignored-value', /should be a group/],
  ['dbHome', [{ text: 'x'.repeat(20_001) }], 'ignored-value', /longer than 20000/],
  ['gallery', Array.from({ length: 501 }, (_, n) => `/assets/${n}.jpg`), 'ignored-value', /more than 500/],
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
  ['linkPostEmail', undefined, 'leads-go-nowhere', /SMTP_URL/],
  ['linkPostEmail', 'http://localhost:3001/leads', 'leads-to-private-address', /localhost:3001/],
  ['linkPostEmail', 'https://10.1.2.3/leads', 'leads-to-private-address', /ALLOW_PRIVATE_HOSTS/],
  ['linkPostEmail', 'http://[::1]/leads', 'leads-to-private-address', /do not arrive/],
  ['dbPrincipal.workHours.0.hour', '5:00 PM - 8:00 AM', 'hours-over-midnight', /wrong way round/],
  ['dbPrincipal.location.0.address', 'Denver metro', 'address-not-understood', /“Denver metro”/],
  ['dbHome', [{ text: 'We <b>care</b>' }], 'html-in-text', /dbHome\[0\]\.text.*“<b>”/],
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
];

const findingsOf = (record: unknown) => examineRecord(record, 'acme', noMail).findings;

test('the record that is broken below has no findings', () => {
  expect(findingsOf(good())).toEqual([]);
});

test.each(cases)('%s = %j is reported: %s', (path, value, code, says) => {
  const found = findingsOf(broken(path, value));
  expect(found.map((finding) => finding.code)).toContain(code);
  expect(found.find((finding) => finding.code === code)?.text).toMatch(says);
});

test('at least 40 ways to break a record are tried', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

test('half a value after those that a page shows is not reported', () => {
  const whole = { title: 'Care', description: 'We care.' };
  const found = findingsOf(broken('dbValues', [whole, whole, whole, { title: 'Speed' }]));
  expect(found.map(({ code }) => code)).toEqual(['entries-not-shown']);
});

test('errors come before warnings and notes', () => {
  const order = findingsOf({ dbPrincipal: { nmae: 'x' }, dbServices: two }).map(({ severity }) => severity);
  expect(order).toEqual(
    [...order].sort(
      (a, b) => ['error', 'warning', 'note'].indexOf(a) - ['error', 'warning', 'note'].indexOf(b),
    ),
  );
  expect(order[0]).toBe('error');
});

test.each([null, 'text', [], {}, { error: 'not found' }])(
  '%j is reported as no content record',
  (document) => {
    expect(findingsOf(document)).toEqual([
      {
        severity: 'error',
        code: 'no-record',
        field: null,
        text: expect.stringContaining('no content record'),
      },
    ]);
  },
);

test('with a mail server, requests go to the first e-mail address', () => {
  const record = broken('linkPostEmail', undefined);
  const { facts, findings } = examineRecord(record, 'acme', withMail);
  expect(facts.leads).toBe('mail to hello@acme.example.com');
  expect(findings).toEqual([]);
});

test('the facts say which pages will exist and how the hours were understood', () => {
  const { facts } = examineRecord(good(), 'acme', noMail);
  expect(facts.pages).toEqual(
    expect.arrayContaining(['/', '/contact', '/interior-painting', '/deck-repair']),
  );
  expect(facts.hours).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}: 8:00 AM - 5:00 PM`),
    'Saturday: closed',
    'Sunday: closed',
  ]);
  expect(facts.widgets).toEqual(['place 1, CallUsNow: on']);
});

test('a receiver that ALLOW_PRIVATE_HOSTS names is no finding', () => {
  const record = broken('linkPostEmail', 'http://127.0.0.1:3001/leads');
  const allowing = { mail: null, allowedPrivateHosts: new Set(['127.0.0.1:3001']) };
  expect(examineRecord(record, 'acme', allowing).findings).toEqual([]);
});

test('widgets are named by place and by name', () => {
  const record = broken('simpleWidgets', [
    { val: 'Wheather', activo: 'yes' },
    { activo: false },
    null,
    { val: 'CallUsNow', activo: 1 },
    { val: 'X', activo: true },
  ]);
  expect(examineRecord(record, 'acme', noMail).facts.widgets).toEqual([
    'place 1, Wheather: on',
    'place 2, no name: off',
    'place 3, no name: off',
    'place 4, CallUsNow: on; this turns the whole site into one page',
    'place 5, X: on; this shows the reviews badge',
  ]);
});

test('a call-only site has one page', () => {
  const record = JSON.parse(readFileSync('content/call-only.json', 'utf8')) as unknown;
  expect(examineRecord(record, 'call-only', noMail).facts.pages).toEqual(['/']);
});

test.each(['demo', 'spanish', 'call-only'])('the embedded record %s has no errors', (name) => {
  const record = JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as unknown;
  expect(
    examineRecord(record, name, withMail).findings.filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
});
