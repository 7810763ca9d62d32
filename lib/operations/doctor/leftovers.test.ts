import { brokenRecord } from '@/test/broken-record';
import { examineRecord } from './examine-record';

const findingsOf = (path: string, value: unknown) =>
  examineRecord(brokenRecord(path, value), 'acme', { mail: null, allowedPrivateHosts: new Set() }).findings;

const cases: [path: string, value: unknown, code: string, says: RegExp][] = [
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
    /^gallery\[0\] and 1 more: .*https/,
  ],
  ...[
    'https://www.youtube.com/@acme',
    'https://youtube.com/channel/UCabcdefghij',
    'https://m.youtube.com/playlist?list=PL12345678',
    'https://vimeo.com/acme',
  ].map((link): (typeof cases)[number] => [
    'videosPromo',
    [{ activo: true, link }],
    'promo-not-a-video',
    /in videosPromo\[0\]\.link is not the address of one video/,
  ]),
  ...['303-555-0199', '(303) 555-0199', '303.555.0199', '+1 303 555 0199', '1-303–555–0199'].map(
    (phone): (typeof cases)[number] => [
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
];

test.each(cases)('%s = %j is reported: %s', (path, value, code, says) => {
  const found = findingsOf(path, value);
  expect(found.map((finding) => finding.code)).toContain(code);
  expect(found.find((finding) => finding.code === code)?.text).toMatch(says);
});

test.each<[path: string, value: unknown]>([
  ['dbSocialMedia', { redes: [{ url: 'https://www.facebook.com/acme', icon: 'facebook' }] }],
  [
    'dbPrincipal.specialHours',
    [
      { from: '2020-12-24', closed: true },
      { from: '2999-12-24', closed: true },
    ],
  ],
  ['dbHome', [{ text: 'Enter your home with clean shoes: we add texture, and titles do not matter.' }]],
  ['dbPrincipal.phones.1', { phone: '303-555-0143' }],
  ['dbPrincipal.name', 'x'.repeat(60)],
  ['dbSlogan.0.slogan', 'x'.repeat(90)],
  ['dbServices.1.name', '24/7 🎨'],
  ['dbServices.1.name', 'ترميم'],
  ['videosPromo', [{ activo: true, link: 'https://youtu.be/aqz-KE-bpKQ' }]],
  ['videosPromo', [{ activo: true, link: 'https://www.facebook.com/acme/videos/1' }]],
  ['videosPromo', [{ activo: false, link: 'https://www.youtube.com/@acme' }]],
  ['dbAbout.0.text', 'Call us: +1 (303) 555-0142, or 1-303-555-0142, or 303 555 0142.'],
  ['dbAbout.0.text', 'Fax: (303) 555-0199. Code 12303-555-01991, part 303-555-0199-4, since 2006-05.'],
  ['dbPrincipal.paymentMethod', 'Zelle to 303-555-0199'],
  ['dbAbout.1.text', 'Todo a su gusto: su texto, su color.'],
])('%s = %j is in order', (path, value) => {
  expect(findingsOf(path, value)).toEqual([]);
});
