import type { Site } from '@/lib/content';
import { phoneOf, siteWith } from '@/test/site';
import { ContactSection } from './contact-section';
import { draw } from '@/test/drawn';

const headingsOf = (given: Partial<Site>) => {
  draw(<ContactSection site={siteWith(given)} />);
  return [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
};
const social = [{ name: 'Facebook', network: 'facebook', url: 'https://www.facebook.com/a', picture: null }];

test('the form comes before Follow Us, so that a phone shows it first', () =>
  expect(headingsOf({ phones: [phoneOf('303-555-0142')], social })).toEqual([
    'Get In Touch!',
    'Send Us A Message',
    'Follow Us',
  ]));

test('a record without contact facts and networks has only the form', () =>
  expect(headingsOf({})).toEqual(['Send Us A Message']));

test('the card shows the e-mail address', () => {
  headingsOf({ emails: ['hello@example.com'] });
  expect(document.querySelector('#touch-title')?.parentElement).toHaveTextContent('hello@example.com');
});

test('a record with special hours alone has a card with them', () => {
  const day = { from: '2999-12-24', to: '2999-12-24', hours: null, note: null };
  expect(headingsOf({ specialHours: [day] })).toEqual(['Get In Touch!', 'Send Us A Message']);
});
