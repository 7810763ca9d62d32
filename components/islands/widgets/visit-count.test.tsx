import { act, fireEvent, render, screen } from '@testing-library/react';
import * as react from 'react';
import type { ComponentType } from 'react';
import type { WidgetProps } from './widget';

const asked = jest.fn<Promise<{ ok: boolean; json: () => Promise<unknown> }>, [string, RequestInit]>();
const answering = (body: unknown, ok = true) => asked.mockResolvedValue({ ok, json: async () => body });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  asked.mockReset();
  Object.assign(window, { fetch: asked, requestIdleCallback: undefined });
});

/** Fresh modules, as after a page load: no number is known yet. */
const loadPage = async () => {
  let page = {} as { CountVisit: ComponentType; VisitsWidget: ComponentType<WidgetProps> };
  await jest.isolateModulesAsync(async () => {
    // All modules fresh except React, which renders them.
    jest.doMock('react', () => react);
    page = {
      CountVisit: (await import('./visit-count')).CountVisit,
      VisitsWidget: (await import('./small-widgets')).VisitsWidget,
    };
  });
  return page;
};
const visit = async () => {
  const page = await loadPage();
  const { unmount } = render(<page.CountVisit />);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  unmount();
  return page;
};
const methods = () => asked.mock.calls.map(([path, { method }]) => `${method} ${path}`);
const look = async (Widget: ComponentType<WidgetProps>, locale = 'en-US') => {
  const messages = {
    locale,
    loading: 'Loading',
    oneVisit: 'visit',
    manyVisits: 'visits',
  } as WidgetProps['messages'];
  const shown = render(
    <Widget
      messages={messages}
      business=""
      phone={null}
      qrPicture={null}
      privacy={{ href: '', label: '' }}
    />,
  );
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return shown;
};

test('a browsing session is counted once, however many pages it loads', async () => {
  answering({ visits: 1 });
  await visit();
  await visit();
  expect(methods()).toEqual(['POST /api/visits']);
  sessionStorage.clear();
  await visit();
  expect(methods()).toHaveLength(2);
});

test('a visit is not counted before the page has loaded', async () => {
  answering({ visits: 1 });
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { CountVisit } = await loadPage();
  render(<CountVisit />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).not.toHaveBeenCalled();
  loading.mockReturnValue('complete');
  fireEvent(window, new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(methods()).toEqual(['POST /api/visits']);
});

test('two pages of one session that count at the same time count one visit', async () => {
  answering({ visits: 1 });
  const { CountVisit } = await loadPage();
  render(
    <>
      <CountVisit />
      <CountVisit />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(methods()).toHaveLength(1);
});

test.each([
  ['fails', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['is refused', () => answering({ visits: null }, false)],
])('a count that %s is tried again on the next page', async (_case, fail) => {
  fail();
  await visit();
  answering({ visits: 8 });
  await visit();
  expect(methods()).toEqual(['POST /api/visits', 'POST /api/visits']);
  await visit();
  expect(methods()).toHaveLength(2);
});

test('a browser that stores nothing is not counted', async () => {
  answering({ visits: 1 });
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  await visit();
  expect(asked).not.toHaveBeenCalled();
});

test('the widget shows the number that counting returned, without a second request', async () => {
  answering({ visits: 12_345 });
  const { VisitsWidget } = await visit();
  await look(VisitsWidget);
  expect(screen.getByRole('status')).toHaveTextContent('12,345 visits');
  expect(methods()).toEqual(['POST /api/visits']);
});

test("without that number the widget fetches it, and formats it in the page's language", async () => {
  answering({ visits: 1 });
  sessionStorage.setItem('visit-counted', '1');
  const { VisitsWidget } = await visit();
  await look(VisitsWidget);
  expect(methods()).toEqual(['GET /api/visits']);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 visit$/);
});

test.each([
  ['null', () => answering({ visits: null })],
  ['nothing', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
])('the loader stays when the answer is %s, and it asks again when opened again', async (_case, fail) => {
  fail();
  const { VisitsWidget } = await loadPage();
  const { unmount } = await look(VisitsWidget);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  unmount();
  answering({ visits: 42 });
  await look(VisitsWidget);
  expect(screen.getByRole('status')).toHaveTextContent('42 visits');
});
