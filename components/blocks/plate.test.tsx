import { renderToStaticMarkup } from 'react-dom/server';
import { lookNames } from '@/lib/content/look/looks';
import { trades } from '@/lib/content/business/trades';
import { siteWith } from '@/test/site';
import { Plate } from './plate';

const plateOf = (given: Parameters<typeof siteWith>[0], name = 'Painting') =>
  renderToStaticMarkup(<Plate site={siteWith(given)} name={name} />);

test.each(lookNames)(
  'a plate of %s has at most 3 kB for every trade, and is hidden from screen readers',
  (look) => {
    for (const { trade } of [{ trade: null }, ...trades]) {
      const plate = plateOf({ look, trade });
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

test('a plate shows the drawing of the trade, which the name may say, else an initial', () => {
  const hasInitial = (name: string) =>
    plateOf({ name, trade: null, look: 'classic' }).includes('data-initial');
  expect(['Acme Plumbing', 'Acme'].map(hasInitial)).toEqual([false, true]);
  expect(plateOf({ name: 'Acme Plumbing', look: 'journal' })).toContain('data-initial="P"');
});
