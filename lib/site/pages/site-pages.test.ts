import { siteOf, type Given } from '@/test/records';
import { serviceOf, siteWith } from '@/test/site';
import { pageRoots } from '@/lib/content/domain/addresses';
import { routesOf } from '@/lib/content/record/site';
import { pageKinds } from './page-kinds';
import {
  definitionOf,
  fixedPage,
  navigationOf,
  ownTextOf,
  pagePathsOf,
  pagesOf,
  pagesOfKind,
  serviceHref,
  showsReviews,
} from './site-pages';

const labels = (given: Given) => navigationOf(siteOf(given)).map(({ label }) => label);
const reviews: Given = { reviews: { active: true, homeOnly: false } };
const videos: Given = { channelUrl: 'https://www.youtube.com/@demo' };
const services: Given = { services: ['Painting', 'Deck And Fence'] };
const projects: Given = { projects: [{ name: 'Old Town House', pictures: ['/assets/a.jpg'] }] };
const full = { ...services, ...projects };

test('an empty Services or Gallery page is not in the menu', () => {
  expect(labels({})).toEqual(['Home', 'About', 'Contact']);
  expect(labels(services)).toEqual(['Home', 'About', 'Services', 'Contact']);
  expect(labels({ stock: ['/assets/a.jpg'] })).toEqual(['Home', 'About', 'Gallery', 'Contact']);
});

test('the main menu in order, Our Videos and Reviews before Contact when they are enabled', () => {
  expect(labels(full)).toEqual(['Home', 'About', 'Services', 'Gallery', 'Contact']);
  const menu = navigationOf(siteOf({ ...full, ...reviews, ...videos }));
  expect(menu.map(({ label, href }) => `${label} ${href}`).join(', ')).toBe(
    'Home /, About /about, Services /services, Gallery /gallery, ' +
      'Our Videos /our-videos, Reviews /reviews, Contact /contact',
  );
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('reviews active %s, home-only %s: in the menu %s', (active, homeOnly, shown) => {
  const given = { reviews: { active, homeOnly } };
  expect([showsReviews(siteOf(given)), labels(given).includes('Reviews')]).toEqual([shown, shown]);
});

test('videos without a channel are not in the menu', () =>
  expect(labels({ videoIds: ['aqz-KE-bpKQ'] })).not.toContain('Our Videos'));

const childrenOf = (label: string, given: Given) =>
  navigationOf(siteOf(given))
    .find((item) => item.label === label)
    ?.children.map((child) => `${child.label} ${child.href}`);

test('Services has a dropdown only when services have pages', () => {
  expect(childrenOf('Services', services)).toEqual([]);
  const links = ['Painting /painting', 'Deck And Fence /deck-and%20fence'];
  expect(childrenOf('Services', { ...services, servicePages: true })).toEqual(links);
});

test('Gallery has a dropdown only when there are custom links', () => {
  expect(childrenOf('Gallery', projects)).toEqual([]);
  for (const empty of [[], {}, '', false])
    expect(childrenOf('Gallery', { ...projects, customLinks: empty })).toEqual([]);
  for (const customLinks of [['x'], { a: 1 }, true])
    expect(childrenOf('Gallery', { ...projects, customLinks })).toEqual([
      'Old Town House /gallery/old-town%20house',
    ]);
});

test('entries without a page are in no dropdown', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(childrenOf('Services', { services: ['Contact', 'Roofs'], servicePages: true })).toEqual([
    'Roofs /roofs',
  ]);
});

test('a call-only site has no menu; a Spanish site has it in Spanish', () => {
  expect(labels({ callOnly: true, ...reviews })).toEqual([]);
  const spanish = 'Inicio, Nosotros, Servicios, Galería, Contacto';
  expect(labels({ ...full, language: 'es' }).join(', ')).toBe(spanish);
});

test('a service links to its page if it has one, else to the list of all', () => {
  const painting = serviceOf('Painting');
  expect(serviceHref(siteOf(), painting)).toBe('/services');
  expect(serviceHref(siteOf({ servicePages: true }), painting)).toBe('/painting');
  expect(serviceHref(siteOf({ servicePages: true }), { ...painting, slug: null })).toBe('/services');
});

test.each([full, {}, { ...full, callOnly: true }])(
  'what decides routes has the paths of all pages, %#',
  (given) => {
    const site = siteOf(given);
    expect(pagePathsOf(routesOf(site))).toEqual(pagesOf(site).map(({ path }) => path));
  },
);

const written = siteWith({
  services: [serviceOf('Painting', { text: `First  line.\n\n${'a'.repeat(300)}` }), serviceOf('Roofs')],
});

test("a service's page has its first lines as one line of at most 200 characters", () => {
  const [painting] = pagesOfKind(written, 'service');
  expect(painting && ownTextOf(painting)).toBe(`First line. ${'a'.repeat(188)}...`);
});

test('the page of services lists their names, Contact has its own sentence', () => {
  expect(ownTextOf(fixedPage(written, 'services'))).toBe('Painting, Roofs');
  expect(ownTextOf(fixedPage(written, 'contact'))).toMatch(/^Call, write/);
});

test('a page without a text of its own has null', () => {
  expect(ownTextOf(fixedPage(written, 'privacy'))).toBeNull();
  expect(ownTextOf(fixedPage(siteWith(), 'services'))).toBeNull();
});

test("a card shows the page's own picture, else one of the site's for its address", () => {
  const [own, wide, first] = ['/assets/own.jpg', '/assets/wide.jpg', '/assets/first.jpg'];
  const site = siteWith({
    services: [serviceOf('Painting', { picture: own }), serviceOf('Roofs')],
    projects: [
      { name: 'Barn', slug: 'barn', pictures: [first] },
      { name: 'Empty', slug: 'empty', pictures: [] },
    ],
    gallery: [first],
    stock: [wide],
    slogans: { hero: 'Paint that lasts', about: null, closing: null, all: [] },
  });
  const cards = Object.fromEntries(pagesOf(site).map((page) => [page.path, definitionOf(page).card(page)]));
  expect(cards['/']).toMatchObject({ picture: wide, title: 'Paint that lasts' });
  const pictures = Object.entries(cards).map(([path, { picture }]) => `${path} ${picture}`);
  for (const line of [`/about ${wide}`, `/roofs ${wide}`, `/gallery/empty ${wide}`, `/painting ${own}`])
    expect(pictures).toContain(line);
  for (const path of ['/gallery', '/gallery/barn']) expect(pictures).toContain(`${path} ${first}`);
  const about = fixedPage(siteWith(), 'about');
  expect(definitionOf(about).card(about)).toEqual({ picture: null });
});

test('every reserved root has a page below it, and what stands above a page is a page', () => {
  const paths = Object.values(pageKinds).map(({ path }): string => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const root of pageRoots)
    expect([root, paths.some((path) => path.split('/')[1] === root)]).toEqual([root, true]);
  for (const { path, parent } of Object.values(pageKinds))
    expect([path, parent === null ? path === '/' : paths.includes(parent)]).toEqual([path, true]);
});
