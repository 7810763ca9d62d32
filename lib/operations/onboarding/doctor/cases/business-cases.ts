import type { Case } from './case';
import { service } from './case';

const fiveOn = Array.from({ length: 5 }, (_, index) => ({ activo: index === 4 }));

export const businessCases: Case[] = [
  ['dbPrincipal.phones.0.phone', '555-0142', 'no-phone', /nobody can call/],
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
  ['dbPrincipal.workHours', [], 'hours-of-different-length', /1 entry and workHours has 0/],
  ['dbPrincipal.workHours.0.hour', 'early to late', 'hours-not-understood', /early to late/],
  ['', { options: { hours: { monday: [{ opens: '08:00' }] } } }, 'hours-not-understood', /monday\[0\]/],
  ['dbPrincipal.workHours.0.hour', '8-5 PST', 'hours-not-understood', /8-5 PST/],
  ['linkPostEmail', undefined, 'leads-go-nowhere', /SMTP_URL/],
  ['linkPostEmail', 'http://localhost:3001/leads', 'leads-to-private-address', /localhost:3001/],
  ['linkPostEmail', 'https://10.1.2.3/leads', 'leads-to-private-address', /ALLOW_PRIVATE_HOSTS/],
  ['linkPostEmail', 'http://[::1]/leads', 'leads-to-private-address', /do not arrive/],
  ['dbPrincipal.workHours.0.hour', '8-5, free parking', 'hours-part-not-read', /free parking/],
  [
    '',
    { dbPrincipal: { workdays: [{ day: '24/7 Emergency Service' }] } },
    'hours-of-emergencies-only',
    /“24\/7 Emergency Service” tells when emergencies/,
  ],
  ['dbPrincipal.workHours.0.hour', '5:00 PM - 8:00 AM', 'hours-over-midnight', /wrong way round/],
  ['dbPrincipal.location.0.address', 'Denver metro', 'address-not-understood', /“Denver metro”/],
  [
    'dbPrincipal.specialHours',
    [{ from: '2026-12-24', hours: 'ask us' }],
    'hours-not-understood',
    /“ask us” from 2026-12-24/,
  ],
  ['dbServices', undefined, 'no-services', /Services page is empty/],
  [
    'dbServices',
    Array.from({ length: 7 }, (_, n) => service(`S${n}`, `number ${n} here`)),
    'services-over-six',
    /first six/,
  ],
  ['videosPromo', [{ activo: true }], 'promo-without-link', /no link/],
  ['brandingExtra', [{ activo: true }], 'branding-without-picture', /neither a picture/],
  ['ytGallery', { links: ['aqz-KE-bpKQ'] }, 'videos-without-channel', /no channel link/],
  ['landings', [{ name: 'Oak', gallery: [] }], 'projects-not-in-menu', /customLinks/],
  [
    'dbPrincipal.specialHours',
    [{ from: '2020-12-24', to: '2020-12-26', closed: true }],
    'special-hours-over',
    /the last on 2020-12-26/,
  ],
  [
    'dbSocialMedia',
    { redes: [{ url: 'https://www.facebook.com/', icon: 'facebook' }] },
    'link-to-front-page',
    /first page of www\.facebook\.com/,
  ],
  ['gmb', { link: 'https://www.google.com' }, 'link-to-front-page', /gmb|google\.com/],
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
  ['linkPostEmail', 'http://leads.example.com/inbox', 'leads-unencrypted', /leads\.example\.com.*https/],
  ['dbPrincipal.exprYears', 180, 'unlikely-number', /unlikely/],
  ['dbPrincipal.emails', undefined, 'no-email', /no e-mail address/],
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
  [
    '',
    {
      options: {
        country: 'CA',
        reviews: [{ date: '05/03/2026', stars: 5, text: 'Tidy.' }],
      },
    },
    'ignored-value',
    /is not a date such as 2026-12-24/,
  ],
  ['', { docId: undefined, reviews: { activo: true } }, 'reviews-without-source', /no docId, no link/],
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
