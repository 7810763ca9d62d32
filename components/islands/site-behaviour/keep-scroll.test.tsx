import { fireEvent, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { SiteBehaviour } from './site-behaviour';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: jest.fn(() => '/') }));

describe('Back and Forward', () => {
  const scrollTo = jest.fn();
  const scrolled = (to: number) => {
    Object.assign(window, { scrollY: to, scrollTo });
    fireEvent.scroll(window);
  };
  const address = (pathname: string) => window.history.replaceState(null, '', pathname);
  const draw = (pathname: string) => {
    jest.mocked(usePathname).mockReturnValue(pathname);
    address(pathname);
    return <SiteBehaviour />;
  };
  beforeEach(() => scrollTo.mockReset());
  afterEach(() => {
    jest.mocked(usePathname).mockReturnValue('/');
    address('/');
  });

  test('restore where a page was left, also when the other page was shorter', () => {
    const { rerender } = render(draw('/'));
    scrolled(8_000);
    rerender(draw('/about'));
    scrolled(0);
    scrolled(300);
    address('/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    // The browser's own attempt, before the page is drawn again.
    expect(document.documentElement.style.scrollBehavior).toBe('auto');
    scrolled(3_900);
    rerender(draw('/'));
    expect(document.documentElement.style.scrollBehavior).toBe('');
    expect(scrollTo.mock.calls).toEqual([[{ top: 8_000, behavior: 'instant' }]]);
    address('/about');
    window.dispatchEvent(new PopStateEvent('popstate'));
    rerender(draw('/about'));
    expect(scrollTo.mock.lastCall).toEqual([{ top: 300, behavior: 'instant' }]);
  });

  test('are heard before the router, which draws within the event', () => {
    const draws = () => rerender(draw('/'));
    window.addEventListener('popstate', draws);
    const { rerender } = render(draw('/'));
    scrolled(8_000);
    rerender(draw('/about'));
    address('/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(scrollTo.mock.calls).toEqual([[{ top: 8_000, behavior: 'instant' }]]);
    window.removeEventListener('popstate', draws);
  });

  test('leave a link to a page, and a fragment of the same page, to the browser', () => {
    const { rerender } = render(draw('/'));
    scrolled(8_000);
    window.dispatchEvent(new PopStateEvent('popstate'));
    scrolled(700);
    rerender(draw('/about'));
    rerender(draw('/'));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
