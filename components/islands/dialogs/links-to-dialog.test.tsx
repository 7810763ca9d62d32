import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type LinkDialogProps, LinksToDialog } from './links-to-dialog';

const Opened = ({ links, opener, messages, onClose }: LinkDialogProps<string>) => (
  <div role="dialog">
    <p>{`${messages}: ${links.indexOf(opener) + 1} of ${links.length}`}</p>
    <a href="#inside">inside</a>
    <button onClick={onClose}>close</button>
  </div>
);

const load = jest.fn();
beforeEach(() => {
  load.mockReset().mockResolvedValue(Opened);
  window.location.hash = '';
});

const links = () => (
  <LinksToDialog load={load} messages="Link">
    <a href="#one">one</a>
    <p>text</p>
    <a href="#two">
      <b>two</b>
    </a>
  </LinksToDialog>
);

/** @returns whether the browser would have followed the link */
const click = async (text: string, init: MouseEventInit = {}) => {
  const event = createEvent.click(screen.getByText(text), init);
  await act(async () => {
    fireEvent(screen.getByText(text), event);
  });
  return !event.defaultPrevented;
};

test('a click on a link or its content opens the dialog with that link and its neighbours', async () => {
  render(links());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await click('two')).toBe(false);
  expect(screen.getByRole('dialog')).toHaveTextContent('Link: 2 of 2');
});

test('closing returns focus to the link; another link opens the dialog again', async () => {
  render(links());
  await click('two');
  await click('close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: 'two' })).toHaveFocus());
  await click('one');
  expect(screen.getByRole('dialog')).toHaveTextContent('Link: 1 of 2');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  '%j leaves the link to the browser',
  async (init) => {
    render(links());
    expect(await click('one', init)).toBe(true);
    expect([load.mock.calls, screen.queryByRole('dialog')]).toEqual([[], null]);
  },
);

test('elements without a link open nothing, and a link in the dialog is an ordinary link', async () => {
  render(links());
  expect(await click('text')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await click('one');
  expect(await click('inside')).toBe(true);
  await waitFor(() => expect(window.location.hash).toBe('#inside'));
});

test('when the dialog cannot be loaded, the browser follows the link', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(links());
  expect(await click('two')).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.hash).toBe('#two');
});

test('a failed load does not navigate after the page was left', async () => {
  let fail = (_: Error) => {};
  load.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const { unmount } = render(links());
  await click('two');
  unmount();
  await act(async () => fail(new Error('offline')));
  expect(window.location.hash).toBe('');
});

test.each(['pointerEnter', 'focus', 'touchStart'] as const)('%s preloads the dialog', async (intent) => {
  render(links());
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent[intent](screen.getByText('one'));
  });
  expect(load).toHaveBeenCalled();
});
