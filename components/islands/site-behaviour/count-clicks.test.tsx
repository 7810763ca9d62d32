import { fireEvent, screen } from '@testing-library/react';
import { parseRecord } from '@/lib/content/record/parse-record';
import { pagesOfSite } from '@/test/rendered-businesses';
import demo from '@/content/demo.json';
import { countClicks } from './count-clicks';

let sent: unknown[];
let stop: () => void;

beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (url, body) => {
    sent.push([url, JSON.parse(String(body))]);
    return true;
  };
  stop = countClicks();
});
afterEach(() => stop());

const call = '<a href="tel:+13035550199"><span>Go</span></a>';
const click = (html: string) => {
  document.body.innerHTML = html;
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
  fireEvent.click(screen.getByText('Go'));
};

test.each([
  ['header', `<header>${call}</header>`],
  ['menu', `<header><details open>${call}</details></header>`],
  ['menu', `<nav>${call}</nav>`],
  ['hero', `<main><section aria-labelledby="hero-title">${call}</section></main>`],
  ['section', `<main><section>${call}</section></main>`],
  ['contact', `<main><dl><dd>${call}</dd></dl></main>`],
  ['footer', `<footer><dl><dd>${call}</dd></dl></footer>`],
  ['floating', `<aside class="floating-row"><div role="dialog">${call}</div></aside>`],
  ['popup', `<div role="dialog">${call}</div>`],
  ['form', `<div role="dialog"><div role="alert">${call}</div></div>`],
  ['other', call],
])('a click in the place "%s" is counted, also when the link stops the event', (place, html) => {
  click(html);
  expect(sent).toEqual([['/api/clicks', { kind: 'call', place }]]);
});

test('a click on a message link is counted, with or without a text', () => {
  for (const text of ['', '?text=Hi'])
    click(`<main><a href="https://wa.me/13035550199${text}">Go</a></main>`);
  expect(sent).toEqual(Array(2).fill(['/api/clicks', { kind: 'message', place: 'section' }]));
});

test('other links and other clicks are not counted, and a browser without beacons counts nothing', () => {
  click('<main><a href="mailto:a@example.com">Go</a></main>');
  click('<main><button>Go</button></main>');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  click(call);
  stop();
  expect(sent).toEqual([]);
});

test('real pages have these places', async () => {
  const pages = await pagesOfSite(parseRecord(demo, 'demo'), ({ kind }) =>
    ['home', 'findUsOn'].includes(kind),
  );
  for (const [kind, place, link] of [
    ['home', 'header', 'header a[href^="tel:"]:not(details *)'],
    ['home', 'hero', 'main a[href^="tel:"]'],
    ['home', 'footer', 'footer a[href^="tel:"]'],
    ['findUsOn', 'section', 'main a[href^="https://wa.me/"]'],
  ] as const) {
    sent = [];
    document.body.innerHTML = pages.find((page) => page.kind === kind)?.html ?? '';
    document.querySelector(link)?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(document.querySelector(link) as Element);
    expect(sent).toMatchObject([['/api/clicks', { place }]]);
  }
});
