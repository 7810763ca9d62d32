import { pagesOf } from '@/lib/site/pages/site-pages';
import { siteFor } from '@/test/site';
import { structuredData } from './schema-graph';
import { nodesIn } from '@/test/check-structured-data';

test.each([
  ['City', 'Boise'],
  ['Place', 'the Bay Area'],
  ['Place', 'Northern Virginia'],
  ['Place', 'Dallas-Fort Worth'],
])('an area served is a %s: %s', (type, name) => {
  const options = { serviceArea: { cities: [name] }, country: 'US' };
  const [home] = pagesOf(siteFor({ options }));
  const areas = nodesIn(home && structuredData(home)).flatMap((node) => node.areaServed ?? []);
  expect(areas).toEqual([{ '@type': type, name }]);
});
