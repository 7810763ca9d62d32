import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CountUp } from './count-up';
import { stubIntersections, stubReducedMotion } from '@/test/browser-stubs';

const counters = [
  { value: 18, suffix: '+', label: 'Years', text: '18+' },
  { value: 100, suffix: '%', label: 'On Time', text: '100%' },
];

let view: ReturnType<typeof stubIntersections>;
let still = false;

beforeEach(() => {
  jest.useFakeTimers();
  still = false;
  stubReducedMotion(() => still);
  view = stubIntersections();
});
afterEach(() => {
  document.body.replaceChildren();
});

const seen = (isIntersecting: boolean) => act(() => view.report([{ isIntersecting }]));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** The numbers that a visitor sees: running ones, else the final ones. */
const drawn = () =>
  screen.getAllByRole('definition').map((number) => number.dataset.counted ?? number.textContent);
const read = () => screen.getAllByRole('definition').map((number) => number.textContent);

test('the server sends the final numbers', () => {
  document.body.innerHTML = renderToString(<CountUp counters={counters} locale="en-US" />);
  expect([drawn(), read()]).toEqual([
    ['18+', '100%'],
    ['18+', '100%'],
  ]);
});

test('counters do not run before they are in view', () => {
  render(<CountUp counters={counters} locale="en-US" />);
  seen(false);
  wait(60_000);
  expect(drawn()).toEqual(['18+', '100%']);
});

test('in view, the numbers count up once, from 0 for exactly 5 seconds; screen readers read the final ones', () => {
  render(<CountUp counters={counters} locale="en-US" />);
  seen(true);
  expect(view.disconnect).toHaveBeenCalled();
  expect([drawn(), read()]).toEqual([
    ['0+', '0%'],
    ['18+', '100%'],
  ]);
  wait(1_020);
  expect(drawn()).toEqual(['16+', '90%']);
  wait(3_979);
  expect([drawn(), read()]).toEqual([
    ['17+', '99%'],
    ['18+', '100%'],
  ]);
  wait(1);
  expect(drawn()).toEqual(['18+', '100%']);
  expect(screen.getAllByRole('definition')[0]).not.toHaveAttribute('data-counted');
  expect(jest.getTimerCount()).toBe(0);
});

test('with reduced motion the final numbers stay', () => {
  still = true;
  render(<CountUp counters={counters} locale="en-US" />);
  seen(true);
  expect([drawn(), jest.getTimerCount()]).toEqual([['18+', '100%'], 0]);
});

test('switching to reduced motion ends the count at the final numbers', () => {
  render(<CountUp counters={counters} locale="en-US" />);
  seen(true);
  wait(1_000);
  still = true;
  wait(20);
  expect([drawn(), jest.getTimerCount()]).toEqual([['18+', '100%'], 0]);
});

test('unmounting removes timers and listeners', () => {
  const { unmount } = render(<CountUp counters={counters} locale="en-US" />);
  seen(true);
  wait(1_000);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
