import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FloatingPanel, type FloatingPanelProps } from './floating-panel';

const panel: FloatingPanelProps = {
  language: 'en',
  label: 'Quick help',
  href: '#help',
  widgets: ['chat', 'visits', 'callNow', 'weather', 'qr'],
  business: 'Bluestem & Brush',
  phone: { display: '(303) 555-0142', digits: '3035550142' },
  qrPicture: '/assets/qr.svg',
  privacy: { href: '/privacy', label: 'Privacy' },
};
const weather = {
  place: 'Denver, CO',
  temperatureF: 71.6,
  temperatureC: 22,
  text: 'Mostly Sunny',
  isDaytime: true,
  observedAt: '2026-03-14T12:00:00Z',
};

const answers: Record<string, unknown> = {};
/** Each address with what it answers; one that is not there fails. */
const answer = (given: Record<string, unknown>) => Object.assign(answers, given);
const asked = jest.fn((path: string, _options?: RequestInit) =>
  path in answers
    ? Promise.resolve({ ok: true, json: async () => answers[path] })
    : Promise.reject(new TypeError('Failed to fetch')),
);

beforeEach(() => {
  jest.useFakeTimers();
  for (const path of Object.keys(answers)) Reflect.deleteProperty(answers, path);
  asked.mockClear();
  Object.assign(window, { fetch: asked });
});
afterEach(() => jest.useRealTimers());

const main = () => screen.getByRole('button', { name: 'Quick help' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (target: HTMLElement) => act(async () => fireEvent.click(target));
const escape = (target: Element = document.activeElement ?? document.body) =>
  act(async () => fireEvent.keyDown(target, { key: 'Escape' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const popups = () =>
  screen.queryAllByRole('region').map((popup) => within(popup).getByRole('heading').textContent);
const widgetButtons = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const show = async (props: Partial<FloatingPanelProps> = {}) => {
  render(<FloatingPanel {...panel} {...props} />);
  await press(main());
};
const open = async (name: string, props?: Partial<FloatingPanelProps>) => {
  await show(props);
  await press(button(name));
};

test('before any script it is a link to where a visitor is helped, and nothing else', () => {
  document.body.innerHTML = renderToStaticMarkup(<FloatingPanel {...panel} />);
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

test('it expands to the widgets it was given, in their order, and collapses', async () => {
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

test('Esc closes the open widget, then the panel, and each time focus is back at what opened it', async () => {
  await open('Chat with us');
  screen.getByLabelText('Your message').focus();
  await escape();
  expect(popups()).toEqual([]);
  expect(button('Chat with us')).toHaveFocus();
  await escape();
  expect(screen.queryByRole('list')).toBeNull();
  expect(main()).toHaveFocus();
});

test('Esc elsewhere on the page, or for what has used it already, is not for the panel', async () => {
  render(<input aria-label="elsewhere" />);
  await open('QR code');
  await escape(screen.getByLabelText('elsewhere'));
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await escape(document.body);
  expect(popups()).toEqual(['QR code']);
  await escape(document.body);
  expect(popups()).toEqual([]);
});

test('the close button gives focus back', async () => {
  await open('Weather');
  await press(button('Close'));
  expect(popups()).toEqual([]);
  expect(button('Weather')).toHaveFocus();
});

describe('chat', () => {
  const send = (text: string) => {
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } });
    fireEvent.submit(screen.getByLabelText('Your message').closest('form') as HTMLFormElement);
  };

  test('links to the privacy page', async () => {
    await open('Chat with us');
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  test("types for 3000 ms, then greets in the business's name", async () => {
    await open('Chat with us');
    expect(screen.getByRole('status')).toHaveTextContent('Bluestem & BrushLoading');
    await pass(2999);
    expect(screen.queryByText('Hi there, How can we help you?')).toBeNull();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('Bluestem & BrushHi there, How can we help you?');
    expect(screen.queryByText('Loading')).toBeNull();
  });

  test('opened again, it types again', async () => {
    await open('Chat with us');
    await pass(2000);
    await press(button('Chat with us'));
    await press(button('Chat with us'));
    await pass(2999);
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  test('sends what was typed through the messaging service in a new window, and clears the field', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await open('Chat with us');
    send('Hi, 2 rooms & a hall?');
    expect(opened.mock.calls).toEqual([
      ['https://wa.me/13035550142?text=Hi%2C%202%20rooms%20%26%20a%20hall%3F', '_blank', 'noopener'],
    ]);
    expect(screen.getByLabelText('Your message')).toHaveValue('');
  });

  test.each(['', '   '])('sends nothing for %j', async (text) => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await open('Chat with us');
    send(text);
    expect(opened).not.toHaveBeenCalled();
  });
});

test('call now loads for 1000 ms, then calls the first phone', async () => {
  await open('Call us now');
  await pass(999);
  expect(screen.queryByRole('link', { name: '(303) 555-0142' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await pass(1);
  expect(screen.getByRole('link', { name: '(303) 555-0142' })).toHaveAttribute('href', 'tel:+13035550142');
  expect(screen.queryByText('Loading')).toBeNull();
});

describe('weather', () => {
  test('the loader first, then the current conditions', async () => {
    answer({ '/api/weather': { weather } });
    await open('Weather');
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
    await pass(1000);
    // The test's clock is in Tokyo.
    expect(screen.getByRole('status')).toHaveTextContent('72°F22°CMostly SunnyDenver, COAs of Sat 9:00 PM');
  });

  test('what is not known is left out, and there is no minus zero', async () => {
    answer({
      '/api/weather': { weather: { ...weather, temperatureF: null, temperatureC: -0.4, text: null } },
    });
    await open('Weather');
    await pass(1000);
    expect(screen.getByRole('status')).toHaveTextContent('0°CDenver, CO');
    expect(screen.getByRole('status')).not.toHaveTextContent('-0');
  });

  test.each([
    ['there is no weather', { '/api/weather': { weather: null } }],
    ['the request fails', {}],
  ])('the loader stays when %s, and it asks again when opened again', async (_case, given) => {
    answer(given);
    await open('Weather');
    await pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
    answer({ '/api/weather': { weather } });
    await press(button('Weather'));
    await press(button('Weather'));
    await pass(1000);
    expect(screen.getByText('Mostly Sunny')).toBeInTheDocument();
  });

  test('a page that the browser had put aside asks again when it is back', async () => {
    await open('Weather');
    await pass(1000);
    answer({ '/api/weather': { weather } });
    await act(async () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByText('Mostly Sunny')).toBeInTheDocument();
  });
});

test('nothing is asked of the server before a widget is opened', async () => {
  await show();
  expect(asked).not.toHaveBeenCalled();
});

test('the QR code has an alternative text, and a link for who cannot scan it', async () => {
  await open('QR code');
  expect(screen.getByRole('img', { name: 'QR code of Bluestem & Brush' })).toHaveAttribute(
    'src',
    '/assets/qr.svg',
  );
  expect(screen.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
    'href',
    'https://wa.me/13035550142',
  );
});

test('a QR code of a business without a phone stands alone', async () => {
  await open('QR code', { phone: null, widgets: ['qr'] });
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(within(screen.getByRole('region')).queryByRole('link')).toBeNull();
});

test('when the widgets cannot be fetched, it does what its link does', async () => {
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
