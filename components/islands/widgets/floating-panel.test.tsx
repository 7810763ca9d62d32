import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  asked,
  button,
  escape,
  main,
  open,
  panel,
  pass,
  popups,
  press,
  setUpPanelTests,
  show,
  widgetButtons,
} from '@/test/render-floating-panel';
import { FloatingPanel } from './floating-panel';
import { draw } from '@/test/drawn';

setUpPanelTests();

test('without scripts it is only a link', () => {
  draw(<FloatingPanel {...panel} />);
  expect(screen.getByRole('link', { name: 'Quick help' })).toHaveAttribute('href', '#help');
  expect(document.querySelector('[role], [aria-expanded]')).toBeNull();
  document.body.replaceChildren();
});

test('with scripts it is a button, collapsed', () => {
  render(<FloatingPanel {...panel} />);
  expect(main()).toHaveAttribute('href', '#help');
  expect(main()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('list')).toBeNull();
});

test('it expands to the given widgets, in their order, and collapses', async () => {
  await show({ widgets: ['chat', 'weather'] });
  expect(main()).toHaveAttribute('aria-expanded', 'true');
  expect(widgetButtons()).toEqual(['Chat with us', 'Weather']);
  expect(window.location.hash).toBe('');
  await press(main());
  expect(main()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('list')).toBeNull();
});

test('the space bar presses it, and does not scroll the page', async () => {
  render(<FloatingPanel {...panel} />);
  await act(async () => expect(fireEvent.keyDown(main(), { key: ' ' })).toBe(false));
  expect(main()).toHaveAttribute('aria-expanded', 'true');
});

test('opening a widget closes the others; its button closes it again', async () => {
  await open('Chat with us');
  expect(popups()).toEqual(['Chat with us']);
  expect(button('Chat with us')).toHaveAttribute('aria-expanded', 'true');
  await press(button('QR code'));
  expect(popups()).toEqual(['QR code']);
  expect(button('Chat with us')).toHaveAttribute('aria-expanded', 'false');
  await press(button('QR code'));
  expect(popups()).toEqual([]);
});

test('collapsing closes the open widget for good', async () => {
  await open('QR code');
  await press(main());
  await press(main());
  expect(popups()).toEqual([]);
});

test('Esc closes the open widget, then the panel, and returns focus to what opened each', async () => {
  await open('Chat with us');
  screen.getByLabelText('Your message').focus();
  await escape();
  expect(popups()).toEqual([]);
  expect(button('Chat with us')).toHaveFocus();
  await escape();
  expect(screen.queryByRole('list')).toBeNull();
  expect(main()).toHaveFocus();
});

test('Esc elsewhere on the page, or already handled, does not close the panel', async () => {
  render(<input aria-label="elsewhere" />);
  await open('QR code');
  await escape(screen.getByLabelText('elsewhere'));
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await escape(document.body);
  expect(popups()).toEqual(['QR code']);
  await escape(document.body);
  expect(popups()).toEqual([]);
});

test('the close button returns focus', async () => {
  await open('Weather');
  await press(button('Close'));
  expect(popups()).toEqual([]);
  expect(button('Weather')).toHaveFocus();
});

test('nothing is requested before a widget is opened', async () => {
  await show();
  expect(asked).not.toHaveBeenCalled();
});

test('when the widgets cannot be loaded, the browser follows the link', async () => {
  jest.resetModules();
  jest.doMock('./widget-list', () => {
    throw new Error('ChunkLoadError');
  });
  render(<FloatingPanel {...panel} />);
  await press(main());
  await pass(0);
  expect(window.location.hash).toBe('#help');
  expect(main()).toHaveAttribute('aria-expanded', 'false');
});
