import { ContactFacts, EmailLink } from './contact-facts';
import { siteOf } from '@/test/records';
import { siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

const hoursText = (specialHours: ReturnType<typeof siteWith>['specialHours']) => {
  const site = siteWith({ openingHours: [{ days: 'Monday', hours: '8-5' }], specialHours });
  draw(<ContactFacts site={site} show={['hours']} />);
  return [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')),
  );
};

test('special hours are below the opening hours until they are over', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-26T00:00:00Z') });
  expect(
    hoursText([
      { from: '2026-12-31', to: '2027-01-02', hours: null, note: null },
      { from: '2026-12-27', to: '2026-12-27', hours: '9 AM - noon', note: 'Inventory' },
      { from: '2026-12-24', to: '2026-12-24', hours: null, note: null },
    ]),
  ).toEqual([
    ['Monday', '8-5'],
    ['December 27 (Inventory)', '9 AM - noon'],
    ['December 31, 2026 – January 2, 2027', 'Closed'],
  ]);
});

test('a page that asks to call has the first phone as a button', () => {
  const site = siteOf({ phones: ['303-555-0142', '303-555-0143'] });
  draw(<ContactFacts site={site} show={['phones']} isCalled />);
  expect([...document.querySelectorAll('.btn')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:+13035550142',
  ]);
});

test.each([
  ['ana@example.com', ['ana@', 'example', '.com']],
  ['ana@long-name-of-a-business.example.com', ['ana@', 'long-name-of-a-business', '.example.com']],
  ['ana@long-name.co.uk', ['ana@', 'long-name', '.co.uk']],
  ['ana.ruiz@example.com', ['ana', '.ruiz@', 'example', '.com']],
])('%s breaks where no line has an ending alone', (email, parts) => {
  draw(<EmailLink email={email} className="" />);
  const html = document.querySelector('a')?.innerHTML ?? '';
  expect(html.split(/<[^>]*>/).filter(Boolean)).toEqual(parts);
});
