import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OpenStatus } from './open-status';
import { OpenStatusClock } from './open-status-clock';
import { stubIntersections } from '@/test/browser-stubs';

const week = '480-1020,480-1020,480-1020,480-1020,480-1020,540-840,';
const minutes = (count: number) => act(() => jest.advanceTimersByTime(count * 60_000));

const said = () => document.body.textContent?.replace(/\s/g, ' ');
const showAt = (instant: string, zone = 'America/Denver') => {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(<OpenStatusClock week={week} zone={zone} />);
};

afterEach(() => {
  document.documentElement.lang = '';
});

test('it changes at the minute of opening, closing and midnight', () => {
  showAt('2026-11-16T07:58:30-07:00');
  expect(said()).toBe('Opens at 8:00 AM');
  act(() => jest.advanceTimersByTime(89_999));
  expect(said()).toBe('Opens at 8:00 AM');
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe('Open now, closes at 5:00 PM');
  minutes(9 * 60 - 1);
  expect(said()).toBe('Open now, closes at 5:00 PM');
  minutes(1);
  expect(said()).toBe('Opens Tuesday at 8:00 AM');
  minutes(7 * 60);
  expect(said()).toBe('Opens at 8:00 AM');
});

test('a tab that becomes visible shows the current status', () => {
  showAt('2026-11-16T16:00-07:00');
  jest.setSystemTime(new Date('2026-11-16T18:00-07:00'));
  expect(said()).toBe('Open now, closes at 5:00 PM');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toBe('Opens Tuesday at 8:00 AM');
});

test('the row of today is marked, of special hours first, and again at midnight', () => {
  jest.useFakeTimers({ now: new Date('2026-11-16T23:59:00-07:00') });
  render(
    <div data-hours="">
      <table>
        <tbody>
          <tr data-days="01234" aria-label="working days" />
          <tr data-days="5" aria-label="Saturday" />
          <tr aria-label="note" />
          <tr data-dates="2026-11-17/2026-11-18" aria-label="holiday" />
        </tbody>
      </table>
      <OpenStatusClock week={week} zone="America/Denver" />
    </div>,
  );
  const marked = () =>
    [...document.querySelectorAll('[aria-current="date"]')].map((row) => row.getAttribute('aria-label'));
  expect(marked()).toEqual(['working days']);
  minutes(1);
  expect(marked()).toEqual(['holiday']);
  minutes(2 * 24 * 60);
  expect(marked()).toEqual(['working days']);
});

test("it is in the page's language, and empty when the browser does not know the zone", () => {
  document.documentElement.lang = 'es';
  const { unmount } = showAt('2026-11-16T16:00-07:00');
  expect(said()).toMatch(/^Abierto ahora, cierra a las 5:00/);
  unmount();
  showAt('2026-11-16T16:00-07:00', 'America/Nowhere');
  expect(said()).toBe('');
});

test('server HTML reserves space for it; hydration finds no difference, and fills it once it is near the view', async () => {
  const { report } = stubIntersections();
  const longest = 'Open now, closes at 5:00 PM';
  const line = (
    <OpenStatus week={week} zone="America/Denver" longest={longest} longestClosed="Opens Monday" />
  );
  document.body.innerHTML = `<p>${renderToString(line)}</p>`;
  expect(document.body.innerHTML).toBe(
    `<p><span data-longest="${longest}" data-longest-closed="Opens Monday"></span></p>`,
  );
  const problems: unknown[] = [];
  window.requestIdleCallback = (callBack) => window.setTimeout(callBack);
  await act(async () =>
    hydrateRoot(document.querySelector('p') as Element, line, {
      onRecoverableError: (error) => problems.push(error),
    }),
  );
  await act(async () => {
    report([{ isIntersecting: false }]);
    await import('./open-status-clock');
  });
  expect(said()).toBe('');
  report([{ isIntersecting: true }]);
  expect(await screen.findByText(/^Open/)).toBeVisible();
  expect(problems).toEqual([]);
});
