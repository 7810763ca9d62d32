import { serviceOf, siteFor } from '@/test/site';
import { navigationOf, serviceHref, showsReviews } from './navigation';

const labels = (record: Record<string, unknown>) => navigationOf(siteFor(record)).map(({ label }) => label);
const reviews = { reviews: { activo: true, isHomeOnly: false } };
const videos = { ytGallery: { linkCanalYT: 'https://www.youtube.com/@demo' } };
const services = { dbServices: [{ name: 'Painting' }, { name: 'Deck And Fence' }] };
const landings = { landings: [{ name: 'Old Town House', gallery: ['/assets/a.jpg'] }] };
const full = { ...services, ...landings };

test('an empty Services or Gallery page is not in the menu', () => {
  expect(labels({})).toEqual(['Home', 'About', 'Contact']);
  expect(labels(services)).toEqual(['Home', 'About', 'Services', 'Contact']);
  expect(labels({ stock: ['/assets/a.jpg'] })).toEqual(['Home', 'About', 'Gallery', 'Contact']);
});

test("the menu in SPEC's order, Our Videos and Reviews before Contact when they are enabled", () => {
  expect(labels(full)).toEqual(['Home', 'About', 'Services', 'Gallery', 'Contact']);
  expect(labels({ ...full, ...reviews, ...videos })).toEqual([
    'Home',
    'About',
    'Services',
    'Gallery',
    'Our Videos',
    'Reviews',
    'Contact',
  ]);
  expect(navigationOf(siteFor({ ...full, ...reviews, ...videos })).map(({ href }) => href)).toEqual([
    '/',
    '/about',
    '/services',
    '/gallery',
    '/our-videos',
    '/reviews',
    '/contact',
  ]);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('reviews active %s, home-only %s: in the menu %s', (activo, isHomeOnly, shown) => {
  const record = { reviews: { activo, isHomeOnly } };
  expect([showsReviews(siteFor(record)), labels(record).includes('Reviews')]).toEqual([shown, shown]);
});

test('videos without a channel are not in the menu', () =>
  expect(labels({ ytGallery: { links: ['aqz-KE-bpKQ'] } })).not.toContain('Our Videos'));

const childrenOf = (label: string, record: Record<string, unknown>) =>
  navigationOf(siteFor(record)).find((item) => item.label === label)?.children;

test('Services has a dropdown only when services have pages', () => {
  expect(childrenOf('Services', services)).toEqual([]);
  expect(childrenOf('Services', { ...services, autoGntLandingFromService: true })).toEqual([
    { label: 'Painting', href: '/painting' },
    { label: 'Deck And Fence', href: '/deck-and%20fence' },
  ]);
});

test('Gallery has a dropdown only when there are custom links', () => {
  expect(childrenOf('Gallery', landings)).toEqual([]);
  for (const empty of [[], {}, '', false])
    expect(childrenOf('Gallery', { ...landings, customLinks: empty })).toEqual([]);
  for (const customLinks of [['x'], { a: 1 }, true])
    expect(childrenOf('Gallery', { ...landings, customLinks })).toEqual([
      { label: 'Old Town House', href: '/gallery/old-town%20house' },
    ]);
});

test('what has no page of its own is in no dropdown', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(
    childrenOf('Services', {
      dbServices: [{ name: 'Contact' }, { name: 'Roofs' }],
      autoGntLandingFromService: true,
    }),
  ).toEqual([{ label: 'Roofs', href: '/roofs' }]);
});

test('a call-only site has no menu; a Spanish one has it in Spanish', () => {
  expect(labels({ simpleWidgets: [null, null, null, { activo: true }], ...reviews })).toEqual([]);
  expect(labels({ ...full, labels: { formLabel: { isenglish: false } } })).toEqual([
    'Inicio',
    'Nosotros',
    'Servicios',
    'Galería',
    'Contacto',
  ]);
});

test('a service leads to its page when services have pages and it has one, else to the list of all', () => {
  const painting = serviceOf('Painting');
  expect(serviceHref(siteFor(), painting)).toBe('/services');
  expect(serviceHref(siteFor({ autoGntLandingFromService: true }), painting)).toBe('/painting');
  expect(serviceHref(siteFor({ autoGntLandingFromService: true }), { ...painting, slug: null })).toBe(
    '/services',
  );
});
