import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '@/lib/content';
import { serviceOf, siteWith } from '@/test/site';
import { FormOverPicture } from './form-over-picture';

const isShown = (given: Partial<Site>) =>
  renderToStaticMarkup(<FormOverPicture site={siteWith(given)} />) !== '';
const words = { text: 'Words', formatting: null, points: [] };
const none = { text: '', formatting: null, points: [] };

test.each<[string, Partial<Site>, boolean]>([
  ['nothing but the counters', {}, false],
  ['services', { services: [serviceOf('Painting')], stock: ['/a.jpg'] }, true],
  ['services of a record that says nothing else', { services: [serviceOf('Painting')] }, false],
  ['the first about text', { about: { first: words, second: none } }, true],
  ['the second about text', { about: { first: none, second: words } }, true],
  ['pictures of a call-only site', { callOnly: true, stock: ['/a.jpg'] }, true],
  ['pictures of another site, which Home does not show', { stock: ['/a.jpg'] }, false],
])('with %s between the forms of Home, the second form is shown: %s', (_, given, shown) =>
  expect(isShown(given)).toBe(shown),
);
