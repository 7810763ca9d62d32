import { act, fireEvent, screen } from '@testing-library/react';
import { pass } from '@/test/render-estimate-form';
import {
  dialog,
  opensWithin,
  popup,
  popupSession,
  press,
  staysClosed,
  visit,
} from '@/test/render-estimate-popup';

popupSession();

const wide = { width: window.innerWidth, height: window.innerHeight };
const resize = ({ width, height }: typeof wide) =>
  Object.assign(window, { innerWidth: width, innerHeight: height });
beforeEach(() => resize({ width: 390, height: 844 }));
afterEach(() => resize(wide));
const scrollTo = async (y: number) => {
  window.scrollY = y;
  fireEvent.scroll(window);
  // Nothing opens within 2.5 seconds.
  await pass(2_600);
};

test('nothing opens over the first screen before the visitor has scrolled past it or stayed 15 seconds', async () => {
  const { unmount } = visit();
  await pass(12_000);
  await scrollTo(800);
  expect(dialog()).toBeNull();
  await scrollTo(844);
  expect(dialog()).toBeInTheDocument();
  unmount();
  localStorage.clear();
  window.scrollY = 0;
  visit();
  await staysClosed(14_900);
  await opensWithin(200);
});

test('a phone on its side is one too', async () => {
  resize({ width: 844, height: 390 });
  visit();
  await staysClosed(10_000);
});

test('the sheet takes no focus; its button opens the form with focus on its title', async () => {
  visit({ page: '<button>Before</button>' });
  screen.getByRole('button', { name: 'Before' }).focus();
  await scrollTo(900);
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  expect(popup().queryByRole('textbox')).toBeNull();
  await press('Open the form');
  await pass(100);
  expect(popup().getByRole('heading', { name: 'Request An Estimate Now' })).toHaveFocus();
  expect(popup().getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
});

test.each([
  ['Close', fireEvent.click],
  ['Not now', fireEvent.click],
  ['Escape at Close', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
])('%s closes the sheet and moves focus to the content', async (name, close) => {
  visit();
  await scrollTo(900);
  const button = screen.getByRole('button', { name: name.replace('Escape at ', '') });
  button.focus();
  await act(async () => void close(button));
  await staysClosed(100);
  expect(document.getElementById('content')).toHaveFocus();
  await scrollTo(3_000);
  expect(dialog()).toBeNull();
});

test('it is away while the menu is open', async () => {
  visit({ page: '<header><details><summary>Menu</summary></details></header>' });
  await scrollTo(900);
  const menu = document.querySelector('details') as HTMLDetailsElement;
  for (const isOpen of [true, false]) {
    menu.open = isOpen;
    await act(async () => void fireEvent(menu, new Event('toggle')));
    expect(dialog() === null).toBe(isOpen);
  }
});

test('on a call-only site its first action is to call', async () => {
  visit({ call: { href: 'tel:+15552010100', label: 'Call 555-201-0100' } });
  await scrollTo(900);
  expect((dialog() as HTMLElement).querySelector('a')).toHaveAttribute('href', 'tel:+15552010100');
});
