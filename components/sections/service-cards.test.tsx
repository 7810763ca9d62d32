import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServiceCards } from './service-cards';
import { siteFor } from '@/lib/content/testing';

const show = (record: Record<string, unknown>) => {
  document.body.innerHTML = renderToStaticMarkup(<ServiceCards site={siteFor(record)} />);
};
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const service = (name: string, text = 'Words') => ({ name, description: [{ text, lists: ['a'] }] });

test('a card leads to the service\'s page when services have pages, else to the list of all', () => {
  const dbServices = [service('Painting'), service('Deck And Fence')];
  show({ dbServices });
  expect([href('Painting'), href('Deck And Fence')]).toEqual(['/services', '/services']);
  show({ dbServices, autoGntLandingFromService: true });
  expect([href('Painting'), href('Deck And Fence')]).toEqual(['/painting', '/deck-and%20fence']);
});

test('its text is cut at 160 characters', () => {
  show({ dbServices: [service('Short', 'x'.repeat(160)), service('Long', 'y'.repeat(161)), service('Emoji', '👩‍👩‍👧'.repeat(161))] });
  expect(screen.getByText('x'.repeat(160))).toBeInTheDocument();
  expect(screen.getByText(`${'y'.repeat(160)}...`)).toBeInTheDocument();
  expect(screen.getByText(`${'👩‍👩‍👧'.repeat(160)}...`)).toBeInTheDocument();
});

test('every service has a card, under the record\'s title', () => {
  show({ dbServices: Array.from({ length: 9 }, (_, at) => service(`Service ${at}`)), labels: { general: { titleServices: 'What we are good at' } } });
  expect(screen.getAllByRole('link')).toHaveLength(9);
  expect(screen.getByRole('region', { name: 'What we are good at' })).toBeInTheDocument();
});

test('without services there is no section', () => {
  show({});
  expect(document.body).toBeEmptyDOMElement();
});
