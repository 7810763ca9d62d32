import { fireEvent, render, screen } from '@testing-library/react';
import { MapOnRequest } from './map-on-request';

const address = '12 Elm St & Co, Denver';
const card = (at: string) => (
  <MapOnRequest
    address={at}
    query={at}
    href="https://maps.example/to"
    messages={{ showMap: `Show ${at}`, directions: 'Directions' }}
    className="relative"
    shownClassName="min-h-[400px]"
  >
    <svg />
  </MapOnRequest>
);
const link = () => screen.getByRole('link', { name: /^Directions/ });

afterEach(() => document.documentElement.removeAttribute('lang'));

test('the card is shown and no map is loaded until the button is pressed', () => {
  render(card(address));
  fireEvent.click(screen.getByText(address));
  expect(document.querySelector('iframe')).toBeNull();
  expect(link()).toHaveAttribute('href', 'https://maps.example/to');
});

test("the map replaces the card, in the page's language, named by the address, and takes focus", () => {
  document.documentElement.lang = 'es';
  render(card(address));
  fireEvent.click(screen.getByText(`Show ${address}`));
  const map = screen.getByTitle<HTMLIFrameElement>(address);
  expect(map.src).toBe(
    'https://www.google.com/maps?q=12%20Elm%20St%20%26%20Co%2C%20Denver&output=embed&hl=es',
  );
  expect(map).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(map.parentElement).toHaveClass('min-h-[400px]');
});

test('a map that lost focus while loading gets it back, unless the visitor has moved on', () => {
  render(
    <>
      {card(address)}
      <input aria-label="elsewhere" />
    </>,
  );
  fireEvent.click(screen.getByText(`Show ${address}`));
  const map = screen.getByTitle(address);
  map.blur();
  fireEvent.load(map);
  expect(map).toHaveFocus();
  screen.getByLabelText('elsewhere').focus();
  fireEvent.load(map);
  expect(screen.getByLabelText('elsewhere')).toHaveFocus();
});

test('address and plain link stay below the map', () => {
  render(card(address));
  fireEvent.click(screen.getByRole('button'));
  const map = screen.getByTitle(address);
  expect(link()).toHaveAttribute('href', 'https://maps.example/to');
  for (const text of [screen.getByText(address), link()])
    expect(map.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
