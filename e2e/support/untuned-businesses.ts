import type { Content } from './many-sites';

// Six businesses that no look was drawn for. Browser tests and screenshots show them in every look.

const picture = (name: string) => `/assets/demo/${name}.jpg`;
const pictures = (names: string) => names.split(' ').map(picture);
const houses = pictures(
  'shingle-roof-clouds villa-roof-overhang modern-roof-lines roof-line-sunset-sky gable-window-awning ' +
    'lodge-gables-chimney painted-brick-gable townhouse-dusk white-siding-repaint-after stucco-wall-light',
);
const flowers = pictures(
  'garden-bed-planting maple-flower-bed-lawn steps-flowers-planter lilac-spruce-deck shrub-bed-mulch ' +
    'pool-terrace-foliage townhouse-entry-maple front-door-steps-dusk veranda-white-railing lawn-tree-shade ' +
    'green-lawn-brick-home young-tree-sidewalk curved-pool-walk french-doors-posts veranda-pool-portrait ' +
    'corner-balcony-portrait brick-house-lawn villa-terrace-wide wide-lawn-lodge dining-room-glass-doors',
);
const words = (subject: string) =>
  `${subject} is looked at first, explained in plain words and priced in writing before anything begins. ` +
  'The people who come are the people you talked to, and they clean up before they leave.';
const service = (name: string, img?: string | null) => ({
  name,
  description: [
    { text: words(name), lists: ['A written price', 'Two years of warranty'], ...(img && { img }) },
  ],
});
const weekdays = { workdays: [{ day: 'Monday - Friday' }], workHours: [{ hour: '8:00 AM - 5:00 PM' }] };
const principal = (name: string, phone: string, address: string, more: object = {}) => ({
  name,
  phones: [{ phone, name: 'Office' }],
  emails: [{ email: `hello@${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example.com` }],
  location: [{ address }],
  ...weekdays,
  ...more,
});
const texts = (hero: string, about: string) => ({
  dbSlogan: [
    { slogan: hero },
    { slogan: 'Work that holds' },
    { slogan: 'Ask us anything' },
    { slogan: 'Call today' },
  ],
  dbAbout: [
    { text: words(about), list: ['On time', 'One contact', 'Fair prices', 'Clean work'] },
    { text: words('Every job'), list: ['Insured', 'Trained'] },
  ],
  dbHome: [{ text: words('Your request') }],
  dbValues: ['Honest', 'Careful', 'Near'].map((title) => ({ title, description: words('What we do') })),
});
const review = (Date: string, ReviewsStars: number, Text?: string, Author?: string) => ({
  Date,
  ReviewsStars,
  ...(Text && { Text, Author }),
});
const said = [
  review(
    '2026-06-02',
    5,
    'They came the morning after the hail, and the insurance took their report as it was.',
    'D. R.',
  ),
  review(
    '2026-04-11',
    5,
    'A clear price, two calm days, and not one nail left in the lawn.',
    'Marta, Arvada',
  ),
  review(
    '2026-01-20',
    4,
    'Good work. The second visit was later than planned, but they called ahead.',
    'P. L.',
  ),
  review('2025-11-03', 3, 'Fine.', 'A. B.'),
  review('2025-09-09', 5),
];
const badge = [{}, {}, { val: 'CallUsNow', activo: true }, {}, { val: 'ReviewsBadge', activo: true }];

const roofServices = (
  'Roof Replacement|Storm Damage Repair|Gutter Installation|Skylights|Flat Roofs|Metal Roofing|Roof Inspections|' +
  'Attic Ventilation|Siding|Chimney Flashing|Snow Guards|Cedar Shakes|Emergency Tarping|Solar-Ready Roofs'
).split('|');

export const untunedBusinesses: Record<string, Content & { record: object }> = {
  roofer: {
    record: {
      docId: 'roofer',
      dbPrincipal: principal(
        'Featherstonehaugh Roofing & Exteriors',
        '303-555-0161',
        '410 Wadsworth Boulevard, Lakewood, CO 80226',
        { exprYears: 22, miles: 60, licensed: 'Licensed and insured in Colorado' },
      ),
      ...texts('Roofs that outlast the weather', 'A roof'),
      dbServices: roofServices.map((name, index) =>
        service(name, index % 4 === 3 ? null : houses[index % 10]),
      ),
      gallery: houses,
      stock: houses.slice(0, 6),
      beforeAfterGall: [
        {
          beforeImg: picture('white-siding-repaint-before-illustration'),
          afterImg: picture('white-siding-repaint-after'),
        },
      ],
      landings: [{ name: 'Applewood', gallery: houses.slice(2, 8) }],
      reviews: { activo: true, links: ['https://reviews.example.com/roofer'] },
      ytGallery: { linkCanalYT: 'https://www.youtube.com/@BlenderOfficial', links: ['aqz-KE-bpKQ'] },
      simpleWidgets: badge,
      autoGntLandingFromService: true,
      styles: { mainColor: '#7a1f1f', btn: '#c8501e' },
      options: {
        trade: 'roofer',
        counters: [
          { value: 22, unit: ' years', label: 'On the roofs of Denver' },
          { value: 60, unit: ' minutes', label: 'To call you back' },
          { value: 4200, unit: '+', label: 'Roofs finished' },
          { value: 60, unit: '+', label: 'Miles around Lakewood' },
        ],
        areas: ['Arvada', 'Golden', 'Wheat Ridge', 'Littleton', 'Englewood', 'Westminster', 'Aurora'].map(
          (name) => ({ name, text: words(`Each roof in ${name}`) }),
        ),
        articles: [
          {
            title: 'After the hail',
            date: '2026-05-14',
            text: 'Look from the ground first.\n\n## What to photograph\n\nDents in gutters and vents.\n\n## Whom to call\n\nYour insurance, then us.',
          },
        ],
      },
    },
    reviews: said,
  },
  florist: {
    record: {
      docId: 'florist',
      dbPrincipal: principal('Petal & Stem', '720-555-0117', '88 South Pearl Street, Denver, CO 80209', {
        logo: '/assets/demo/northgable-logo.svg',
        exprYears: 9,
      }),
      ...texts('Flowers for the day that matters', 'A bunch'),
      dbServices: ['Weddings', 'Funerals', 'Weekly Bouquets', 'Events', 'Plants For Offices'].map(
        (name, index) => service(name, flowers[index]),
      ),
      gallery: flowers,
      stock: flowers.slice(5, 9),
      autoGntLandingFromService: true,
      styles: { mainColor: '#5b3a5e', secondaryColor: '#b0567a', btn: '#5b3a5e' },
      options: { trade: 'florist' },
    },
    reviews: [],
  },
  dentist: {
    record: {
      docId: 'dentist',
      dbPrincipal: principal(
        'Millbrook Dental Care',
        '970-555-0143',
        '21 Oak Street, Fort Collins, CO 80521',
        { exprYears: 12 },
      ),
      ...texts('Gentle dentistry for every age', 'A visit'),
      dbServices: 'Checkups|Cleaning|Children|Fillings|Crowns|Implants|Whitening|Aligners'
        .split('|')
        .map((name, index) => service(name, index % 3 === 0 ? picture('dining-room-glass-doors') : null)),
      reviews: { activo: true },
      simpleWidgets: badge,
      autoGntLandingFromService: true,
      styles: { mainColor: '#fdf3b0' },
      options: {
        trade: 'dentist',
        serviceGroups: [
          { title: 'For healthy teeth', services: ['Checkups', 'Cleaning', 'Children'] },
          { title: 'When something hurts', services: ['Fillings', 'Crowns', 'Implants', 'Whitening'] },
        ],
      },
    },
    reviews: said,
  },
  plumber: {
    record: {
      docId: 'plumber',
      dbPrincipal: principal(
        'Aire Valley Plumbing',
        '0113 496 0177',
        '3 Station Road, Otley, West Yorkshire LS21 3HX',
        { exprYears: 16, miles: 12 },
      ),
      ...texts('Leaks stopped today', 'A repair'),
      dbServices: ['Boiler Repairs', 'Blocked Drains', 'Bathrooms', 'Radiators'].map((name) =>
        service(name, null),
      ),
      autoGntLandingFromService: true,
      styles: { mainColor: '#0b4f9e' },
      options: { country: 'GB', trade: 'plumber', serviceArea: { cities: ['Otley', 'Ilkley', 'Leeds'] } },
    },
    reviews: [],
  },
  groomer: {
    record: {
      dbPrincipal: { name: 'Wag & Wash', phones: [{ phone: '719-555-0125' }] },
      dbServices: ['Bath And Brush', 'Full Groom', 'Nail Trim'].map((name) => ({ name })),
      styles: { mainColor: '#39ff14' },
      options: { trade: 'dog groomer' },
    },
    reviews: [],
  },
  lawyer: {
    record: {
      docId: 'lawyer',
      dbPrincipal: principal(
        'Abernathy, Montgomery-Castellanos & Partners Attorneys at Law',
        '303-555-0188',
        '1700 Broadway, Denver, CO 80290',
        { exprYears: 31 },
      ),
      ...texts('Counsel when it counts', 'A case'),
      dbServices: ['Family Law', 'Estate Planning', 'Business Disputes', 'Real Estate'].map((name) =>
        service(name, null),
      ),
      dbSocialMedia: {
        redes: [{ url: 'https://www.linkedin.com/company/abernathy-demo', icon: 'linkedin' }],
      },
      reviews: { activo: true },
      autoGntLandingFromService: true,
      styles: { mainColor: '#000000' },
      options: { trade: 'lawyer' },
    },
    reviews: said.slice(1),
  },
};
