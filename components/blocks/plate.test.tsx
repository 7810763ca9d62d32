import { renderToStaticMarkup } from 'react-dom/server';
import { lookNames } from '@/lib/content/look/looks';
import { tradeNamed, trades } from '@/lib/content/business/trades';
import icons from '@/lib/site/pictures/trade-icons.json' with { type: 'json' };
import { serviceOf, siteWith } from '@/test/site';
import { Plate, serviceIcons } from './plate';

const plateOf = (given: Parameters<typeof siteWith>[0], name = 'Painting') =>
  renderToStaticMarkup(<Plate site={siteWith(given)} name={name} />);

test.each(lookNames)(
  'a plate of %s has at most 3 kB for every trade, and is hidden from screen readers',
  (look) => {
    for (const { trade } of [{ trade: null }, ...trades]) {
      const plate = plateOf({ look, trade }, 'Contact');
      expect(plate.length).toBeLessThanOrEqual(3_000);
      expect(plate).toMatch(/^<div aria-hidden="true"/);
    }
  },
);

test.each(lookNames)('plates of %s: one for each name, the same at each render', (look) => {
  const names = ['Painting', 'Lawn Care', 'Snow Removal', 'Masonry', 'Fencing', 'Decks'];
  const platesOf = () => names.map((name) => plateOf({ look }, name));
  expect(platesOf()).toEqual(platesOf());
  expect(new Set(platesOf()).size).toBeGreaterThan(2);
});

test.each(['classic', 'poster', 'studio'] as const)(
  'services of one trade have plates of other kinds in %s',
  (look) => {
    const names = ['Flat Roofs', 'Roof Repair', 'Gutters', 'Tuckpointing', 'Skylights'];
    const given = { look, services: names.map((name) => serviceOf(name)), trade: null };
    // Without numbers: what is drawn, not where.
    const kinds = names.map((name) => plateOf(given, name).replaceAll(/[\d.-]+/g, ''));
    expect(kinds.filter((kind, index) => kind === kinds[index + 1])).toEqual([]);
  },
);

test.each(lookNames)('services of %s do not repeat a drawing', (look) => {
  const names = ['Flat Roofs', 'Tile Roofs'];
  const services = names.map((name) => serviceOf(name));
  const drawings = ['Acme', ...names].map((name) =>
    / fill-rule="/.test(plateOf({ name: 'Acme', look, services, trade: null }, name)),
  );
  expect(drawings).toEqual([true, true, false]);
});

test('beside photographs of services a plate repeats a drawing, because an initial would look like a gap', () => {
  const services = [serviceOf('Flat Roofs', { picture: '/a.jpg' }), serviceOf('Tile Roofs')];
  expect(plateOf({ look: 'classic', services, trade: null }, 'Tile Roofs')).toContain(icons.house);
});

test('a plate shows the drawing of the service or of the trade, which names may say, else an initial', () => {
  const plateIn = (name: string, subject = name) =>
    plateOf({ name, services: [], trade: null, look: 'classic' }, subject);
  const hasInitial = (plate: string) => plate.includes('data-initial');
  expect([plateIn('Acme Plumbing'), plateIn('Acme'), plateIn('Acme', 'Contact')].map(hasInitial)).toEqual([
    false,
    true,
    true,
  ]);
  const drawingIn = (plate: string) => / d="([^"]+)" fill-rule/.exec(plate)?.[1];
  expect(drawingIn(plateIn('Acme Plumbing', 'Lawn Care'))).toBe(icons.leaf);
  expect(drawingIn(plateIn('Acme Plumbing', 'Service Plans'))).toBe(icons.wrench);
});

test.each([
  ['dog groomer', 'Bath & Brush', icons.paw],
  ['remodeling', 'Bath Remodeling', icons.house],
  ['fencing', 'Fence Repair', icons.fence],
  ['roofer', 'Siding Repair', icons.house],
  ['lawyer', 'Housing', icons.house],
])('the drawing of a %s for %s', (kind, name, icon) => {
  const trade = tradeNamed(kind);
  expect(plateOf({ look: 'classic', trade }, name)).toContain(`d="${icon}" fill-rule`);
});

test.each([
  ['a service each', ['House Painting', 'Lawn Care'], 2],
  ['two services of one kind', ['Flat Roofs', 'Tile Roofs', 'Lawn Care'], 0],
  ['no known kind', ['Something Else'], 0],
])('small drawings of %s', (_, names, count) => {
  const services = names.map((name) => serviceOf(name));
  expect(serviceIcons(siteWith({ services, trade: null }), services)).toHaveLength(count);
});
