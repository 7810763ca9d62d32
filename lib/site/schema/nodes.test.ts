import { readFileSync } from 'node:fs';
import { parseRecord } from '@/lib/content/record/parse-record';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { structuredData } from '@/lib/site/seo/schema-graph';
import { nodesIn } from '@/test/check-structured-data';

const complete = parseRecord(JSON.parse(readFileSync('e2e/records/complete.json', 'utf8')), 'demo');

const nodesOf = (path: string, type: string) => {
  const page = pagesOf(complete).find((entry) => entry.path === path);
  if (!page) throw new Error(`${path} is not a page`);
  const graph: unknown = JSON.parse(JSON.stringify(structuredData(page)));
  return nodesIn(graph).filter((node) => node['@type'] === type);
};
const serviceOn = (path: string) => nodesOf(path, 'Service')[0] ?? {};

test('registrations identify the business, and its people work for it', () => {
  expect(nodesOf('/contact', 'PropertyValue')).toEqual([
    { '@type': 'PropertyValue', name: 'Gas Safe', value: 'Registration teal' },
    { '@type': 'PropertyValue', name: 'ABN', value: '51 824 753 556' },
  ]);
  expect(nodesOf('/about', 'Person')).toMatchObject([
    { name: 'Member umber', jobTitle: 'Role violet', image: expect.stringMatching(/^http.*lodge-portrait/) },
    { name: 'Member yarrow' },
  ]);
});

test('a service has an offer for each of its prices', () => {
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
