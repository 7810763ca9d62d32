import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FloatingPanel, type FloatingPanelProps } from '../components/islands/widgets/floating-panel';

// For the tests of the floating panel and its widgets.

export const panel: FloatingPanelProps = {
  language: 'en',
  label: 'Quick help',
  href: '#help',
  widgets: ['chat', 'visits', 'callNow', 'weather', 'qr'],
  business: 'Bluestem & Brush',
  phone: { display: '(303) 555-0142', digits: '3035550142' },
  qrPicture: '/assets/qr.svg',
  privacy: { href: '/privacy', label: 'Privacy' },
};
const answers: Record<string, unknown> = {};
/** Sets what the server answers at each path. A path without an answer fails. */
export const answer = (given: Record<string, unknown>) => Object.assign(answers, given);
export const asked = jest.fn((path: string, _options?: RequestInit) =>
  path in answers
    ? Promise.resolve({ ok: true, json: async () => answers[path] })
    : Promise.reject(new TypeError('Failed to fetch')),
);

/** Gives each test of a file timers of its own and a server without answers. */
export const setUpPanelTests = () => {
  beforeEach(() => {
    jest.useFakeTimers();
    for (const path of Object.keys(answers)) Reflect.deleteProperty(answers, path);
    asked.mockClear();
    Object.assign(window, { fetch: asked });
  });
};

export const main = () => screen.getByRole('button', { name: 'Quick help' });
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (target: HTMLElement) => act(async () => fireEvent.click(target));
export const escape = (target: Element = document.activeElement ?? document.body) =>
  act(async () => fireEvent.keyDown(target, { key: 'Escape' }));
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const popups = () =>
  screen.queryAllByRole('region').map((popup) => within(popup).getByRole('heading').textContent);
export const widgetButtons = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

export const show = async (props: Partial<FloatingPanelProps> = {}) => {
  render(<FloatingPanel {...panel} {...props} />);
  await press(main());
};
export const open = async (name: string, props?: Partial<FloatingPanelProps>) => {
  await show(props);
  await press(button(name));
};
