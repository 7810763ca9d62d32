import { fixedPage, servicePages } from '@/lib/site/pages/page-registry';
import { serviceOf, siteWith } from '@/test/site';
import { ownTextOf } from './own-text';

const site = siteWith({
  services: [serviceOf('Painting', { text: `First  line.\n\n${'a'.repeat(300)}` }), serviceOf('Roofs')],
});

test("a service's page has its first lines as one line of at most 200 characters", () => {
  const [painting] = servicePages(site);
  expect(painting && ownTextOf(site, painting)).toBe(`First line. ${'a'.repeat(188)}...`);
});

test('the page of services lists their names, Contact has its own sentence', () => {
  expect(ownTextOf(site, fixedPage('services'))).toBe('Painting, Roofs');
  expect(ownTextOf(site, fixedPage('contact'))).toMatch(/^Call, write/);
});

test('a page without a text of its own has null', () => {
  expect(ownTextOf(site, fixedPage('privacy'))).toBeNull();
  expect(ownTextOf(siteWith(), fixedPage('services'))).toBeNull();
});
