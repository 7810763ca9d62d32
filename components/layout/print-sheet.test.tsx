import { PrintSheet } from './print-sheet';
import { draw } from '@/test/drawn';
import { siteWith } from '@/test/site';

test('paper names the closures that pages name', () => {
  const closure = { from: '2199-12-24', to: '2199-12-24', hours: null, note: null };
  const site = siteWith({ openingHours: [{ days: 'Mon-Fri', hours: '8-5' }], specialHours: [closure] });
  draw(<PrintSheet site={site} />);
  expect(document.body).toHaveTextContent('Mon-Fri: 8-5; December 24: Closed');
});
