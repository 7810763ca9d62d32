import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@/lib/content';
import { parseRecord } from '@/lib/content/record/parse-record';
import { siteFor } from '@/test/site';
import { siteOf, type Given } from '@/test/records';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { structuredData } from './schema-graph';
import { graphProblems, nodesIn, vocabularyProblems } from '@/test/check-structured-data';

const record = (...file: string[]) =>
  parseRecord(JSON.parse(readFileSync(path.join(process.cwd(), ...file), 'utf8')), 'demo');
const embedded = ['demo', 'call-only', 'minimal', 'spanish', 'dentist', 'service-area'].map(
  (name) => [name, record('content', `${name}.json`)] as const,
);
const demo = record('content', 'demo.json');
const complete = record('e2e', 'records', 'complete.json');
const hours: Parameters<typeof structuredData>[1] = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday'],
    opens: '08:00',
    closes: '17:00',
  },
];

type Graph = { '@graph': Record<string, unknown>[] };
const graphAt = (page: Parameters<typeof structuredData>[0]) =>
  JSON.parse(JSON.stringify(structuredData(page, hours))) as Graph;
const graphs = (site: Site) => pagesOf(site).map(graphAt);
const graphOf = (site: Site, path: string) => {
  const page = pagesOf(site).find((entry) => entry.path === path);
  if (!page) throw new Error(`${path} is not a page`);
  return graphAt(page)['@graph'];
};
const addressOf = (addressLocality: string, addressRegion: string, addressCountry: string) => ({
  '@type': 'PostalAddress',
  ...{ addressLocality, addressRegion, addressCountry },
});
const typed = (nodes: unknown, type: string) => nodesIn(nodes).filter((node) => node['@type'] === type);

test('every page of every record is valid schema.org vocabulary, has the properties that Google requires, and links its nodes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const all = [...embedded.map(([, site]) => site), complete, siteFor({})].flatMap(graphs);
  expect(all.length).toBeGreaterThan(40);
  expect(all.flatMap(graphProblems)).toEqual([]);
  expect(vocabularyProblems(all)).toEqual([]);
});

test('the vocabulary check finds a wrong property, a wrong value and an unknown type', () => {
  const wrong = [
    { '@type': 'Plumber', name: 'x', telefone: 'x' },
    { '@type': 'Plumber', name: 'x', address: { '@type': 'PostalAddress', city: 'x' } },
    { '@type': 'WebSite', publisher: 5 },
    { '@type': 'LandscapingBusiness' },
  ];
  const problems = vocabularyProblems([
    { '@graph': [...wrong, { '@type': 'Plumber', name: 'right', address: 'x' }] },
  ]);
  for (const node of wrong)
    expect(problems.filter((problem) => problem.includes(JSON.stringify(node)))).not.toEqual([]);
  expect(problems.filter((problem) => problem.includes('right'))).toEqual([]);
});

test('Home describes each place of the business in full, with the same @id on every page', () => {
  const home = graphOf(demo, '/');
  const places = home.filter((node) => node.address);
  expect(places).toHaveLength(3);
  expect(places[0]).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    name: 'Bluestem & Brush',
    telephone: '+13035550142',
    email: 'hello@bluestem-and-brush.example.com',
    url: 'http://localhost:3000/',
    logo: 'http://localhost:3000/assets/demo/logo.svg',
    address: {
      streetAddress: '1200 Larimer Street',
      ...addressOf('Denver', 'CO', 'US'),
      postalCode: '80204',
    },
    geo: { latitude: 39.7462, longitude: -105.0009 },
    areaServed: { '@type': 'GeoCircle', geoRadius: 72420 },
    openingHoursSpecification: hours,
  });
  const others = JSON.stringify(places.slice(1));
  expect(others).not.toMatch(/telephone|email|openingHours|areaServed/);
  expect(typed(home, 'Service')).toHaveLength(demo.services.length);
  expect(typed(home, 'BreadcrumbList')).toEqual([]);
  const known = { name: demo.name, '@type': 'HomeAndConstructionBusiness' };
  for (const page of graphs(demo))
    expect(page['@graph'].find((node) => node['@id'] === places[0]?.['@id'])).toMatchObject(known);
  const moved = demo.places.toReversed().map((place) => ({ ...place, address: place.address.toUpperCase() }));
  const idsOf = (nodes: Record<string, unknown>[]) =>
    nodes.flatMap((node) => (node.address ? [node['@id']] : [])).sort();
  expect(idsOf(graphOf({ ...demo, places: moved }, '/'))).toEqual(idsOf(places));
});

test('a business that shows an area is local, with towns and circle, and without street, code and exact point', () => {
  const site = { ...record('e2e', 'records', 'british-area.json'), priceRange: '££' };
  const all = graphs(site);
  expect(all.flatMap(graphProblems)).toEqual([]);
  expect(vocabularyProblems(all)).toEqual([]);
  expect(JSON.stringify(all)).not.toMatch(/Weston|LS21|53\.912|GeoCoordinates[^}]*-1\.69/);
  const [business] = graphOf(site, '/').filter((node) => node.address);
  expect(business).toMatchObject({
    '@type': 'Plumber',
    '@id': 'http://localhost:3000/#business',
    telephone: '+441134960123',
    priceRange: '££',
    address: addressOf('Otley', 'West Yorkshire', 'GB'),
    areaServed: [
      ...['Otley', 'Ilkley', 'Burley in Wharfedale'].map((name) => ({ '@type': 'City', name })),
      { '@type': 'GeoCircle', geoMidpoint: { latitude: 53.91, longitude: -1.7 }, geoRadius: 32187 },
    ],
    openingHoursSpecification: hours,
  });
  expect(business).not.toHaveProperty('geo');
  expect(typed(graphOf(site, '/about'), 'Plumber')).toHaveLength(1);
  expect(typed(graphOf(site, '/'), 'WebSite')).toMatchObject([{ inLanguage: 'en-GB' }]);
});

test('a town that is written with its state is a locality and a region', () => {
  const options = { serviceArea: { cities: ['Mesa, AZ', 'Gilbert, AZ'], hideAddress: true } };
  const [business] = graphOf(siteOf({ options }), '/').filter((node) => node.address);
  expect(business?.address).toMatchObject(addressOf('Mesa', 'AZ', 'US'));
});

test("kilometres, and a point from the geocoder's answer", () => {
  const address = '88 Main St, Guelph, ON N1H 4E1';
  const facts = { country: 'CA', milesCovered: 50, distanceUnit: 'km' } as const;
  const [page] = pagesOf({ ...siteOf({ places: [{ address }] }), ...facts });
  if (!page) throw new Error('no page');
  const point = { latitude: 43.54, longitude: -80.25 };
  const businessAt = (points?: Map<string, typeof point>) =>
    nodesIn(structuredData(page, hours, points)).find((node) => node.address);
  const parts = {
    streetAddress: '88 Main St',
    postalCode: 'N1H 4E1',
    addressRegion: 'ON',
    addressCountry: 'CA',
  };
  expect(businessAt(new Map([[address, point]]))).toMatchObject({
    address: parts,
    geo: point,
    areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
  });
  expect(businessAt()?.areaServed).toBe(`50 km around ${address}`);
});

test('inner pages have their type, breadcrumb and content', () => {
  expect(typed(graphOf(demo, '/about'), 'AboutPage')).toHaveLength(1);
  expect(typed(graphOf(demo, '/contact'), 'ContactPage')).toHaveLength(1);
  expect(typed(graphOf(demo, '/services'), 'CollectionPage')).toHaveLength(1);
  const service = graphOf(demo, '/interior-painting');
  const description = expect.stringContaining('A good room');
  expect(typed(service, 'Service')).toMatchObject([
    { name: 'Interior Painting', description, image: expect.stringMatching(/^http/) },
  ]);
  expect(typed(service, 'ListItem').map(({ position, name, item }) => `${position} ${name} ${item}`)).toEqual(
    [
      '1 Home http://localhost:3000/',
      '2 Services http://localhost:3000/services',
      '3 Interior Painting http://localhost:3000/interior-painting',
    ],
  );
  expect(typed(graphOf(demo, '/gallery/washington-park'), 'ImageObject')).toHaveLength(9);
});

test('a video is described when its date is known, because search engines refuse it otherwise', () => {
  const videoFacts = { 'aqz-KE-bpKQ': { title: null, date: '2026-05-12' } };
  expect(typed(graphOf({ ...demo, videoFacts }, '/our-videos'), 'VideoObject')).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Bluestem & Brush, video 1 of 6',
      uploadDate: '2026-05-12',
      thumbnailUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    },
  ]);
});

test("the business's own pictures name it as their author, stock pictures nobody", () => {
  const picturesOf = (given: Given) => typed(graphOf(siteOf(given), '/gallery'), 'ImageObject');
  expect(picturesOf({ name: 'Acme', gallery: ['/assets/own.jpg'] })).toEqual([
    expect.objectContaining({
      creator: { '@id': 'http://localhost:3000/#business' },
      creditText: 'Acme',
      copyrightNotice: '© Acme',
    }),
  ]);
  const [stock] = picturesOf({ stock: ['/assets/stock.jpg'] });
  expect(stock).toMatchObject({ '@type': 'ImageObject' });
  expect(stock).not.toHaveProperty('creator');
});

test('a call-only site names no URL but Home', () => {
  const [, site] = embedded[1] ?? [];
  if (!site) throw new Error('no site');
  const [home, ...others] = graphs(site);
  expect(others).toEqual([]);
  expect(typed(home, 'RoofingContractor')).toHaveLength(1);
  const urls = new Set(nodesIn(home).flatMap(({ url, item }) => [url, item]));
  expect([...urls].filter(Boolean)).toEqual(['http://localhost:3000/']);
});

test('sameAs holds profiles, and not the front page of a network', () => {
  const profiles = ['https://www.facebook.com/acme', 'https://www.youtube.com/@acme'];
  const social = ['https://www.facebook.com/', 'tel:3035550142', ...profiles];
  expect(graphOf(siteOf({ social }), '/').find((node) => node.sameAs)?.sameAs).toEqual(profiles);
});

test.each([
  ['City', 'Boise'],
  ['Place', 'the Bay Area'],
  ['Place', 'Northern Virginia'],
  ['Place', 'Dallas-Fort Worth'],
])('an area served is a %s: %s', (type, name) => {
  const home = graphOf(siteFor({ options: { serviceArea: { cities: [name] }, country: 'US' } }), '/');
  expect(nodesIn(home).flatMap((node) => node.areaServed ?? [])).toEqual([{ '@type': type, name }]);
  const [address] = typed(home, 'PostalAddress');
  expect(address?.addressLocality).toBe(type === 'City' ? name : undefined);
});

test('registrations identify the business, and its people work for it', () => {
  expect(typed(graphOf(complete, '/contact'), 'PropertyValue')).toEqual([
    { '@type': 'PropertyValue', name: 'Gas Safe', value: 'Registration teal' },
    { '@type': 'PropertyValue', name: 'ABN', value: '51 824 753 556' },
  ]);
  expect(typed(graphOf(complete, '/about'), 'Person')).toMatchObject([
    { name: 'Member umber', jobTitle: 'Role violet', image: expect.stringMatching(/^http.*lodge-portrait/) },
    { name: 'Member yarrow' },
  ]);
});

test('a service has an offer for each of its prices', () => {
  const serviceOn = (path: string) => typed(graphOf(complete, path), 'Service')[0] ?? {};
  const offerOf = (price: object, name = {}) => ({
    '@type': 'Offer',
    ...name,
    priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'USD', ...price },
  });
  expect(serviceOn('/alder-carving').offers).toEqual([
    offerOf({ minPrice: 120, maxPrice: 180, unitText: 'panel' }, { name: 'Price name sage' }),
    offerOf({ minPrice: 95, unitText: 'hour' }),
  ]);
  const fixed = serviceOn('/birch-joining%20fine').offers;
  expect(fixed).toMatchObject([
    { price: 1450, priceCurrency: 'USD', priceSpecification: { price: 1450, unitText: 'door' } },
  ]);
});
