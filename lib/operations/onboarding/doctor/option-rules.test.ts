import { goodRecord, longText } from '@/test/broken-record';
import { type Case, testRules } from '@/test/doctor-rules';

const named = (name: string, ...services: string[]) => ({
  dbPrincipal: { name },
  dbServices: services.map((service) => ({ name: service })),
});

const sameBeginning = 'We come within a day, look at it and say what it costs.';

const optionCases: Case[] = [
  [
    'options.deliverTo',
    [{ webhook: 'https://hooks.example.com/acme', secret: 'whsec_abc' }],
    'secret-in-record',
    /^options\.deliverTo\[0\]\.secret is not used(?!.*whsec)/,
  ],
  ['options.deliverTo', [{ mail: 'office@acme.example' }], 'no-mail-to-destination', /office@acme\.example/],
  [
    'options.deliverTo',
    [{ webhook: 'http://10.0.0.1/' }],
    'leads-to-private-address',
    /deliverTo\[0\]\.webhook leads to 10/,
  ],
  [
    'options.counters',
    undefined,
    'claims',
    /^The counters say “Professionals 100%”, “On Time 100%”: .*counters/,
  ],
  ['', { dbPrincipal: {}, options: {} }, 'claims', /“Best Service 100%”.*“Cost-Effectiveness 100%”/],
  [
    'options.counters',
    [{ value: 12 }],
    'half-counter',
    /^options\.counters\[0\] has no label: it is not shown/,
  ],
  ['dbPrincipal.phones.1', { phone: '303-555-0177', name: 'Fax' }, 'fax-as-phone', /phones\[1\] is a fax/],
  [
    'dbHome',
    [{ text: 'Acme paints homes in Denver.' }],
    'repeated-entry',
    /^dbHome\[0\] is the same as dbAbout\[0\]/,
  ],
  ['options.trade', 'dentst', 'ignored-value', /did you mean "dentist"/],
  ['options.trade', 'pet photographer', 'ignored-value', /did you mean "photographer"/],
  ['options.trade', 'Mobile Dog Groomer', 'ignored-value', /did you mean "dog groomer"/],
  [
    '',
    { ...named('Bright Smile Dental', 'Cleanings'), options: {} },
    'trade-not-named',
    /“dentist”.*“Free estimate” in place of “Book an appointment”\. Write "trade": "dentist"/,
  ],
  [
    '',
    { ...named('Acme', 'Advice'), options: {} },
    'trade-unknown',
    /Neither .* buttons say “Free estimate”/,
  ],
  [
    '',
    { ...named('Acme Painting', 'Interior Painting'), options: { trade: 'plumber' } },
    'trade-differs',
    /“plumber”, but .* “painter”/,
  ],
  [
    '',
    { options: { trade: 'dentist' }, dbSlogan: [{ slogan: 'Ask for a free estimate' }] },
    'estimate-of-other-trade',
    /“free estimate” in dbSlogan\[0\]\.slogan, but the buttons say “Book an appointment”/,
  ],
  [
    '',
    { options: { trade: 'florista' }, dbSlogan: [{ slogan: 'Presupuesto sin compromiso' }] },
    'estimate-of-other-trade',
    /“Presupuesto sin compromiso”/,
  ],
  [
    'options.search',
    {},
    'repeated-description',
    /^\/about has the same description in search results as \/\. Write "titles": "local"/,
  ],
  [
    'options.search.pages',
    { '/about': { description: 'Painters.' }, '/contact': { description: 'Painters.' } },
    'repeated-description',
    /^\/contact .* as \/about\. Write others in options\.search\.pages/,
  ],
  [
    'options.search.pages',
    { '/abuot': { title: 'Us' } },
    'search-page-unknown',
    /^“\/abuot” .* Did you mean \/about\?/,
  ],
  [
    'options.search.pages',
    { '/prices-and-terms': { title: 'Us' } },
    'search-page-unknown',
    /Pages are \/about/,
  ],
  ...['About us', 'Contact Us', 'Our Services', 'Testimonials'].map((name): Case => [
    'dbServices.1.name',
    name,
    'service-like-page',
    /named like the page “/,
  ]),
  ...[
    '303-555-0142 ext. 12',
    '(303) 555-0142 x12',
    '303.555.0142 #12',
    '303-555-0142, extension 12',
    '303-555-0142 poste 12',
  ].map((phone): Case => [
    'dbPrincipal.phones.0.phone',
    phone,
    'phone-extension',
    /12” in dbPrincipal\.phones\[0\].*leave it out\. Write "country"/,
  ]),
  [
    '',
    {
      dbPrincipal: { ...(goodRecord().dbPrincipal as object), phones: [{ phone: '303-555-0142 x12' }] },
      options: { country: 'US' },
    },
    'phone-extension',
    /links to call dial it/,
  ],
  ...['12 Main Street, Window Rock, Arizona', 'Springfield'].map((address): Case => [
    'dbPrincipal.location',
    [{ address }],
    'time-zone-unknown',
    /(Arizona|Springfield)” may lie in .* region and postal code/,
  ]),
  [
    '',
    {
      dbPrincipal: { ...(goodRecord().dbPrincipal as object), location: [] },
      options: { country: 'CA', serviceArea: { cities: ['Cochrane'] } },
    },
    'time-zone-unknown',
    /^“Cochrane” .* hideAddress/,
  ],
  [
    'dbServices',
    Array.from({ length: 13 }, (_, index) => ({
      name: `Service ${index}`,
      description: [{ text: longText(`${index}`) }],
    })),
    'services-without-groups',
    /^There are 13 services: .* in options\.serviceGroups/,
  ],
  [
    'options.serviceGroups',
    [{ title: 'Walls', services: ['Interior painting', 'Interior Painting', 'Roofs'] }],
    'ignored-value',
    /services\[1\] is ignored: it stands in two groups|services\[2\].*not the name of a service/,
  ],
  [
    'dbPrincipal.miles',
    '50 km',
    'distance-in-km',
    /^“50 km” in dbPrincipal\.miles is read and shown as kilometers/,
  ],
  ['dbPrincipal.miles', '30-40 kilometres', 'distance-in-km', /kilometers/],
  ['dbPrincipal.miles', '45 minutes', 'distance-unit', /^“45 minutes” .* only its number is read/],
  [
    'dbServices',
    ['Drains', 'Sewers'].map((name) => ({
      name,
      description: [{ text: sameBeginning, lists: [longText(`for ${name}`)] }],
    })),
    'repeated-service-beginning',
    /“Sewers” begins as that of “Drains”/,
  ],
  [
    'dbHome',
    [{ text: 'We **care**' }],
    'markdown-in-text',
    /^“\*\*care\*\*” in dbHome\[0\]\.text.*bold words/,
  ],
  ['dbSlogan.0.slogan', 'We **care**', 'markdown-in-text', /“\*\*care\*\*” .*taken out/],
  ...['~~Paint~~', '# Paint', 'We `paint`'].map((text): Case => [
    'dbHome',
    [{ text }],
    'markdown-in-text',
    /^“.*bold words/,
  ]),
  ['dbHome', [{ text: '- Paint\n- Stain' }], 'markdown-in-text', /“- Paint”/],
  [
    'dbSlogan.0.slogan',
    '<p class="MsoNormal">We care</p>',
    'html-in-text',
    /is HTML: its marks are taken out/,
  ],
  ['dbHome', [{ text: '<b>We care</b>' }], 'html-in-text', /is HTML: its marks are read/],
  ...['<marquee>Paint</marquee>', '| Paint | 5 |', 'We **paint'].map((text): Case => [
    'dbHome',
    [{ text }],
    'marks-shown',
    /^Visitors read “/,
  ]),
  ['dbHome', [{ text: '[Ask us](/contact) now' }], 'link-not-kept', /^“\/contact” in dbHome\[0\]\.text/],
  ['dbHome', [{ text: '<a href="javascript:alert(1)">Ask</a>' }], 'link-not-kept', /^“javascript:/],
  [
    'landings',
    [{ name: 'Oak Street', gallery: [] }],
    'project-without-pictures',
    /“Oak Street” has no pictures/,
  ],
  [
    '',
    {
      dbPrincipal: { location: [{ address: 'The old mill behind the church' }] },
      options: { country: 'IE' },
    },
    'address-not-understood',
    /Name its town in options\.serviceArea/,
  ],
  ['dbPrincipal.location.0.address', 'N/A', 'ignored-value', /is ignored: it is not an address\.$/],
  ['styles', {}, 'default-colors', /styles has no colors/],
  [
    'styles',
    { mainColor: '#123456' },
    'default-accent',
    /^styles\.secondaryColor is not set: .*#b4532a.*styles\.btn/,
  ],
  [
    '',
    { styles: { mainColor: '#0b4f9e' }, options: { look: 'poster' } },
    'look-colors',
    /^styles\.secondaryColor is not set: small headings and icons are #0b4f9e, .*styles\.btn.*#0b4f9e/,
  ],
  [
    'styles.mainColor',
    '#fde047',
    'color-changed',
    /asked #fde047, shown #\w{6} in links and light buttons \(backgrounds keep it\)/,
  ],
  ...['https://www.acme.example/', 'https://acme.example/video.pdf', 'https://www.facebook.com/acme'].map(
    (link): Case => [
      'videosPromo',
      [{ activo: true, link }],
      'promo-not-a-video',
      /is not the address of one video/,
    ],
  ),
];

testRules(optionCases);
