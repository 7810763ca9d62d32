import { screen } from '@testing-library/dom';
import { areNames, NamesBesideCard } from './named-services';
import type { Site } from '@/lib/content';
import { phoneOf, serviceOf, siteWith } from '@/test/site';
import { draw, hrefs } from '@/test/drawn';

const named = (...names: string[]) => names.map((name) => ({ ...serviceOf(name), blocks: [] }));

test('names alone stand beside the card to call, linked to its form or to the pages of services', () => {
  const services = named('Fence Repair', 'Gates');
  const show = (given: Partial<Site>) =>
    draw(<NamesBesideCard site={siteWith({ services, phones: [phoneOf('303-555-0199')], ...given })} />);
  show({});
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Fence Repair',
    'Gates',
  ]);
  expect(document.querySelector('form')).not.toBeNull();
  expect(hrefs(/303-555-0199/)).toEqual(['tel:+13035550199']);
  expect(hrefs('Gates')).toEqual(['#card-form-firstName']);
  expect(document.querySelector('#card-form-firstName')).not.toBeNull();
  show({ servicePages: true });
  expect(hrefs('Gates')).toEqual(['/gates']);
});

test.each<[string, Site['services'], boolean]>([
  ['names', named('A', 'B'), true],
  ['a text', [...named('A'), serviceOf('B')], false],
  ['a price', [{ ...named('A')[0], name: 'A', blocks: [], prices: [] }] as never, false],
  ['more than eight', named(...'ABCDEFGHI'), false],
  ['groups', named('A', 'B').map((service) => ({ ...service, group: 'All' })), false],
  ['no service', [], false],
])('services are names alone: %s', (_, services, expected) =>
  expect(areNames(siteWith({ services }))).toBe(expected),
);
