import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop, ScrollProgress } from './scrolling';

beforeEach(() => jest.useFakeTimers());

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(50));
};
const shown = () => screen.queryByRole('button', { name: 'Back to top' });

test('it is shown only while the page is scrolled more than 400 px', () => {
  scrollTo(0);
  render(<BackToTop label="Back to top" />);
  expect(shown()).toBeNull();
  scrollTo(400);
  expect(shown()).toBeNull();
  scrollTo(401);
  expect(shown()).toBeVisible();
  scrollTo(400);
  expect(shown()).toBeNull();
});

test('it is shown at once when the browser restores a scroll position', () => {
  Object.assign(window, { scrollY: 900 });
  render(<BackToTop label="Back to top" />);
  expect(shown()).toBeVisible();
});

test('it scrolls to the top and moves focus to the first link', () => {
  const scrolled = jest.fn();
  Object.assign(window, { scrollY: 900, scrollTo: scrolled });
  render(
    <>
      <header>
        <a href="#home">Home</a>
      </header>
      <BackToTop label="Back to top" />
    </>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(scrolled.mock.calls).toEqual([[{ top: 0 }]]);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('many scroll events are handled once per frame', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  render(<BackToTop label="Back to top" />);
  for (let index = 0; index < 20; index += 1) fireEvent.scroll(window);
  expect(frames).toHaveBeenCalledTimes(1);
});

describe('progress bar', () => {
  const pageOf = (scrollHeight: number, clientHeight: number) => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(clientHeight);
  };
  const scrolled = () =>
    document.querySelector<HTMLElement>('.scroll-progress')?.style.getPropertyValue('--scrolled');
  const styleSheetsDo = (...conditions: string[]) =>
    Object.assign(globalThis, { CSS: { supports: (condition: string) => conditions.includes(condition) } });
  beforeEach(() => styleSheetsDo());

  test('is as long as the scrolled share of the page', () => {
    pageOf(3000, 1000);
    scrollTo(0);
    render(<ScrollProgress />);
    expect(scrolled()).toBe('0');
    scrollTo(500);
    expect(scrolled()).toBe('0.25');
    scrollTo(2000);
    expect(scrolled()).toBe('1');
    // Some browsers scroll a little beyond the end and back.
    scrollTo(2100);
    expect(scrolled()).toBe('1');
  });

  test('its listener also tells the stylesheet that the header is scrolled away', () => {
    pageOf(3000, 1000);
    scrollTo(0);
    render(<ScrollProgress />);
    const states = [0, 95, 96, 900, 0].map((y) => {
      scrollTo(y);
      return document.documentElement.hasAttribute('data-scrolled');
    });
    expect(states).toEqual([false, false, true, true, false]);
  });

  test('is empty on a page that does not scroll', () => {
    pageOf(1000, 1000);
    scrollTo(0);
    render(<ScrollProgress />);
    expect(scrolled()).toBe('0');
  });

  test('uses no script when the browser has scroll-driven animations', () => {
    const listened = jest.spyOn(window, 'addEventListener');
    styleSheetsDo('animation-timeline: scroll()');
    pageOf(3000, 1000);
    render(<ScrollProgress />);
    expect(listened.mock.calls.map(([type]) => type)).not.toContain('scroll');
    expect(document.documentElement).not.toHaveAttribute('data-scrolled');
    expect(document.querySelector('.scroll-progress')).toHaveAttribute('aria-hidden', 'true');
  });
});
