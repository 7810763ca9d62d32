const NO_PAGE = /^\/(api|assets)\//;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const isPageOfThisSite = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !NO_PAGE.test(link.pathname);

/** The target page of a click; null when the browser must handle the click. */
const destinationOf = (event: MouseEvent): string | null => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || !isPlainClick(event) || !isPageOfThisSite(link)) return null;
  const { pathname, search, hash } = link;
  return hash && pathname === window.location.pathname ? null : pathname + search + hash;
};

/**
 * Client navigation with one listener: next/link would hydrate a component per link. Prefetches nothing.
 * @returns a function that stops it
 */
export const followLinks = (navigate: (to: string) => void): (() => void) => {
  const follow = (event: MouseEvent) => {
    const to = destinationOf(event);
    if (to === null) return;
    event.preventDefault();
    // Ends the layout in parts (first-screen.tsx): going back needs the page's full height to scroll.
    delete document.documentElement.dataset.inParts;
    navigate(to);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
};
