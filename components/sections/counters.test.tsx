import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counters } from './counters';
import { siteFor } from '@/lib/content/testing';

/** The band as [number, label] of each counter, as the server's HTML has it. */
const counters = (record: Record<string, unknown>) => {
  document.body.innerHTML = renderToStaticMarkup(<Counters site={siteFor(record)} />);
  const numbers = screen.getAllByRole('definition').map((number) => number.textContent);
  return screen.getAllByRole('term').map((label, at) => [numbers[at], label.textContent]);
};

const location = [{ address: 'Denver, CO' }];

test('years of experience and miles around the first address, with a plus sign', () => {
  expect(counters({ dbPrincipal: { exprYears: 18, miles: '45 miles', location } })).toEqual([['18+', 'Years of experience'], ['100%', 'Professionals'], ['45+', 'Miles around Denver, CO'], ['100%', 'On Time']]);
});

test.each([{}, { exprYears: 0, miles: 0, location }, { exprYears: null, location }, { miles: 45 }])('what is unknown has its stand-in: %j', (dbPrincipal) => {
  expect(counters({ dbPrincipal })).toEqual([['100%', 'Best Service'], ['100%', 'Professionals'], ['100%', 'Cost-Effectiveness'], ['100%', 'On Time']]);
});

test('in Spanish', () => {
  expect(counters({ labels: { formLabel: { isenglish: false } } }).map(([, label]) => label)).toEqual(['El mejor servicio', 'Profesionales', 'Precio justo', 'Puntualidad']);
});
