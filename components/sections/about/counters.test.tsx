import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counters } from './counters';
import type { Site } from '@/lib/content';
import { placeOf, siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

/** [number, label] of each counter in the server's HTML. */
const counters = (given: Partial<Site>) => {
  draw(<Counters site={siteWith(given)} />);
  const numbers = screen.getAllByRole('definition').map((number) => number.textContent);
  return screen.getAllByRole('term').map((label, index) => [numbers[index], label.textContent]);
};

const places = [placeOf('Denver, CO')];

test('years of experience and miles around the first address have a plus sign', () => {
  expect(counters({ yearsOfExperience: 18, milesCovered: 45, places })).toEqual([
    ['18+', 'Years of experience'],
    ['100%', 'Professionals'],
    ['45+', 'Miles around Denver'],
    ['100%', 'On Time'],
  ]);
});

test('a distance has the unit of its country, and is measured from the main town of an area', () => {
  const serviceArea = { cities: ['Otley', 'Ilkley'], isAddressHidden: true, centre: null };
  expect(counters({ milesCovered: 50, distanceUnit: 'km', serviceArea })[2]).toEqual([
    '50+',
    'km around Otley',
  ]);
});

test.each([{}, { places }, { milesCovered: 45 }])('an unknown value has its replacement: %j', (given) => {
  expect(counters(given)).toEqual([
    ['100%', 'Best Service'],
    ['100%', 'Professionals'],
    ['100%', 'Cost-Effectiveness'],
    ['100%', 'On Time'],
  ]);
});

test('the labels of a Spanish site are in Spanish', () => {
  expect(counters({ language: 'es' }).map(([, label]) => label)).toEqual([
    'El mejor servicio',
    'Profesionales',
    'Precio justo',
    'Puntualidad',
  ]);
});

test("a business's own counters stand in place of the standard ones, two with one label as well", () => {
  const own = [
    { value: 1250, unit: '+', label: 'Patients' },
    { value: 3, unit: '', label: 'Patients' },
  ];
  expect(counters({ counters: own, yearsOfExperience: 18 })).toEqual([
    ['1,250+', 'Patients'],
    ['3', 'Patients'],
  ]);
});

test('a business without counters has neither band nor heading', () =>
  expect(renderToStaticMarkup(<Counters site={siteWith({ counters: [] })} />)).toBe(''));
