import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer, button, open, pass, press, setUpPanelTests } from '@/test/render-floating-panel';

setUpPanelTests();

const weather = {
  place: 'Denver, CO',
  temperatureF: 71.6,
  temperatureC: 22,
  text: 'Mostly Sunny',
  isDaytime: true,
  observedAt: '2026-03-14T12:00:00Z',
};

describe('chat', () => {
  const send = (text: string) => {
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } });
    fireEvent.submit(screen.getByLabelText('Your message').closest('form') as HTMLFormElement);
  };

  test('links to the privacy page', async () => {
    await open('Chat with us');
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  test("shows its loader for 3000 ms, then greets in the business's name", async () => {
    await open('Chat with us');
    expect(screen.getByRole('status')).toHaveTextContent('Bluestem & BrushLoading');
    await pass(2999);
    expect(screen.queryByText('Hi there, How can we help you?')).toBeNull();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('Bluestem & BrushHi there, How can we help you?');
    expect(screen.queryByText('Loading')).toBeNull();
  });

  test('shows its loader again when it is opened again', async () => {
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

test('call now shows its loader for 1000 ms, then the first phone', async () => {
  await open('Call us now');
  await pass(999);
  expect(screen.queryByRole('link', { name: '(303) 555-0142' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await pass(1);
  expect(screen.getByRole('link', { name: '(303) 555-0142' })).toHaveAttribute('href', 'tel:+13035550142');
  expect(screen.queryByText('Loading')).toBeNull();
});

describe('weather', () => {
  test('shows the loader, then the current conditions', async () => {
    answer({ '/api/weather': { weather } });
    await open('Weather');
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
    await pass(1000);
    // The test's clock is in Tokyo.
    expect(screen.getByRole('status')).toHaveTextContent('72°F22°CMostly SunnyDenver, COAs of Sat 9:00 PM');
  });

  test('leaves out unknown values, and shows no minus zero', async () => {
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
  ])('keeps the loader when %s, and asks again when it is opened again', async (_case, given) => {
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

  test('asks again when the back/forward cache restores the page', async () => {
    await open('Weather');
    await pass(1000);
    answer({ '/api/weather': { weather } });
    await act(async () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByText('Mostly Sunny')).toBeInTheDocument();
  });
});

test('the QR code has an alternative text, and a link for visitors on their phone', async () => {
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

test('a business without a phone has a QR code without a link', async () => {
  await open('QR code', { phone: null, widgets: ['qr'] });
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(within(screen.getByRole('region')).queryByRole('link')).toBeNull();
});
