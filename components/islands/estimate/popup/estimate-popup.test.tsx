import { act, fireEvent, screen } from '@testing-library/react';
import { pass } from '@/test/render-estimate-form';
import {
  dialog,
  opened,
  opensWithin,
  popup,
  popupSession,
  press,
  staysClosed,
  visit,
} from '@/test/render-estimate-popup';

popupSession();

test('it opens by itself when the page has been there for 2.5 seconds and the browser idles, and not before', async () => {
  window.requestIdleCallback = (callBack) => window.setTimeout(callBack, 300);
  visit();
  await staysClosed(2_799);
  await opensWithin(1);
});

test('it waits until the page has loaded', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  visit();
  await staysClosed();
  window.dispatchEvent(new Event('load'));
  await opensWithin(100);
});

test('it holds logo, title, the form and a close button, and focus starts on its title', async () => {
  await opened();
  expect(popup().getByRole('heading', { name: 'Request An Estimate Now' })).toHaveFocus();
  expect(popup().getByRole('textbox', { name: 'Message' }).closest('form')).toHaveAttribute(
    'action',
    '/api/leads',
  );
  expect(popup().getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

test("the logo is the header's picture, without a failed one; a business without a logo shows its name", async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const first = await opened();
  expect(popup().queryByRole('img')).toBeNull();
  first.unmount();
  localStorage.clear();
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(240);
  const second = await opened();
  expect(popup().getByRole('img', { name: 'Bluestem & Brush' })).toHaveAttribute(
    'src',
    'https://demo.example/logo.svg',
  );
  second.unmount();
  localStorage.clear();
  visit();
  (document.querySelector('header a[href="/"]') as HTMLElement).textContent = 'Alder Street Handyman';
  await pass(4_000);
  expect(popup().getByText('Alder Street Handyman')).toBeInTheDocument();
});

test('it opens once in 30 days for all tabs of the browser', async () => {
  const day = 24 * 60 * 60 * 1_000;
  const { unmount } = await opened();
  await press('Close');
  expect(dialog()).toBeNull();
  unmount();
  sessionStorage.clear();
  jest.setSystemTime(Date.now() + 30 * day - 60_000);
  const again = visit({ path: '/about' });
  await staysClosed(10_000);
  again.unmount();
  jest.setSystemTime(Date.now() + 60_000);
  visit({ path: '/about' });
  await opensWithin(4_000);
});

test('it opens once per page load when the browser denies storage', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  const { goTo } = await opened();
  await press('Not now');
  expect(dialog()).toBeNull();
  goTo('/about');
  await staysClosed();
});

test.each(['/contact', '/privacy'])('it never opens on %s; on the next page it does', async (path) => {
  const { goTo } = visit({ path });
  await staysClosed();
  goTo('/about');
  await opensWithin(4_000);
});

test('a visitor who has gone to the contact page meanwhile is not followed there', async () => {
  const { goTo } = visit();
  await pass(1_000);
  goTo('/contact');
  await staysClosed();
});

test('it never opens on a not-found page', async () => {
  visit({ path: '/nowhere', page: '<div data-not-found></div>' });
  await staysClosed();
});

test.each([
  ['writing in a field', '<input id="busy">'],
  ['watching a video', '<iframe id="busy" tabindex="0"></iframe>'],
  ['in another dialog', '<div role="dialog"></div>'],
  ['using an open widget', '<button aria-expanded="true"></button>'],
])('it does not open on this page for a visitor who is %s', async (_, page) => {
  const { goTo } = visit({ page });
  document.getElementById('busy')?.focus();
  await staysClosed();
  (document.activeElement as HTMLElement).blur();
  await staysClosed();
  goTo('/about');
  await opensWithin(4_000);
});

test.each([
  ['scrolls', () => (window.scrollY = 300)],
  ['presses Tab or types', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('a visitor who %s before it opens keeps the focus; it opens on the next page', async (_, act) => {
  const { goTo } = visit();
  await pass(1_000);
  act();
  await staysClosed();
  window.scrollY = 0;
  goTo('/about');
  await opensWithin(4_000);
});

test('it asks for name, phone or e-mail and the message; the other fields are behind a button', async () => {
  await opened();
  const details = popup().getByText('Add details').closest('details') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  const names = (box: Element) =>
    [...box.querySelectorAll('.field')].map((field) => field.getAttribute('name'));
  const form = details.closest('form') as HTMLFormElement;
  expect(names(details)).toEqual(['lastName', 'address', 'service']);
  expect(names(form).filter((name) => !names(details).includes(name))).toEqual([
    'firstName',
    'phone',
    'email',
    'message',
  ]);
  expect(details.contains(popup().getByRole('button', { name: 'Request' }))).toBe(false);
});

test('the optional fields are open when something was typed in them before', async () => {
  localStorage.setItem('estimate-draft', JSON.stringify({ fields: { address: '1 Main St' } }));
  await opened();
  await pass(100);
  expect((screen.getByText('Add details').closest('details') as HTMLDetailsElement).open).toBe(true);
});

test('on a call-only site its first action is to call', async () => {
  await opened({ call: { href: 'tel:+15552010100', label: 'Call 555-201-0100' } });
  const [first] = (dialog() as HTMLElement).querySelectorAll('a, input, textarea');
  expect(first).toHaveAttribute('href', 'tel:+15552010100');
});

test('it does not open on this page while the phone menu is open', async () => {
  visit();
  document.querySelector('header')?.insertAdjacentHTML('beforeend', '<details open></details>');
  await staysClosed();
});

test('closing returns focus to where it was', async () => {
  visit({ page: '<button>Before</button>' });
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  await pass(4_000);
  await press('Close');
  await pass(100);
  expect(before).toHaveFocus();
});

test("when nothing had focus, closing moves it to the page's content without scrolling", async () => {
  await opened();
  const focus = jest.spyOn(document.getElementById('content') as HTMLElement, 'focus');
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
  await staysClosed(100);
  expect(document.getElementById('content')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('it closes with a client navigation, and going back does not reopen it', async () => {
  const { goTo } = await opened();
  goTo('/about');
  expect(dialog()).toBeNull();
  goTo('/');
  await staysClosed();
});
