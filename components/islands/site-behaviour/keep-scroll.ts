/** Where each page of this visit was last scrolled to, in CSS pixels. */
const positions = new Map<string, number>();
let isGoingBack = false;

/**
 * Restores the position of a page that Back or Forward shows again. Firefox tries only once, while the former
 * page is still shown, and no further down than the former page reaches.
 * @param pathname the page that is drawn, called when it has replaced another one
 * @returns a function that stops it
 */
export const keepScroll = (pathname: string): (() => void) => {
  const { style } = document.documentElement;
  const top = isGoingBack ? positions.get(pathname) : undefined;
  isGoingBack = false;
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  style.removeProperty('scroll-behavior');
  const remember = () => {
    if (!isGoingBack) positions.set(pathname, window.scrollY);
  };
  const goBack = () => {
    isGoingBack = window.location.pathname !== pathname;
    // Firefox would not have ended a smooth scroll when the page is drawn.
    if (isGoingBack) style.scrollBehavior = 'auto';
  };
  window.addEventListener('scroll', remember, { passive: true });
  // Before the router, which may draw the page within the event.
  window.addEventListener('popstate', goBack, true);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('popstate', goBack, true);
  };
};
