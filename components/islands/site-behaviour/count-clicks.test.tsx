import { fireEvent, screen } from '@testing-library/react';
import { countTaps } from './count-clicks';

let sent: unknown[];
let stop: () => void;

beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (url, body) => {
    sent.push([url, JSON.parse(String(body))]);
    return true;
  };
  stop = countTaps();
});
afterEach(() => stop());

const call = '<a href="tel:+13035550199"><span>Tap</span></a>';
const tap = (html: string) => {
  document.body.innerHTML = html;
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
  fireEvent.click(screen.getByText('Tap'));
};

test.each([
  ['header', `<header>${call}</header>`],
  ['menu', `<header><details open>${call}</details></header>`],
  ['menu', `<nav>${call}</nav>`],
  ['hero', `<main><section aria-labelledby="hero-title">${call}</section></main>`],
  ['section', `<main><section>${call}</section></main>`],
  ['contact', `<main><dl><dd>${call}</dd></dl></main>`],
  ['footer', `<footer><dl><dd>${call}</dd></dl></footer>`],
  ['floating', `<aside class="floats"><div role="dialog">${call}</div></aside>`],
  ['popup', `<div role="dialog">${call}</div>`],
  ['form', `<div role="dialog"><div role="alert">${call}</div></div>`],
  ['other', call],
])('a tap in the place "%s" is sent, also where its link stops the click', (place, html) => {
  tap(html);
  expect(sent).toEqual([['/api/clicks', { kind: 'call', place }]]);
});

test('a message is one, with or without a text', () => {
  for (const text of ['', '?text=Hi']) tap(`<main><a href="https://wa.me/13035550199${text}">Tap</a></main>`);
  expect(sent).toEqual(Array(2).fill(['/api/clicks', { kind: 'message', place: 'section' }]));
});

test('other links, other clicks, and a browser without beacons do nothing', () => {
  tap('<main><a href="mailto:a@example.com">Tap</a></main>');
  tap('<main><button>Tap</button></main>');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  tap(call);
  stop();
  expect(sent).toEqual([]);
});
