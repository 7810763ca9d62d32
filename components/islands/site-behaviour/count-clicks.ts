import type { ClickKind, ClickPlace } from '@/lib/analytics/click-kinds';

/** Where a link stands on a page, by what is around it: the first that fits. */
const places: readonly (readonly [selector: string, place: ClickPlace])[] = [
  ['[role=alert],[role=status]', 'form'],
  ['.floats', 'floating'],
  ['[role=dialog]', 'popup'],
  ['header details,nav', 'menu'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['dl', 'contact'],
  ['[aria-labelledby=hero-title]', 'hero'],
  ['main', 'section'],
];

/** Counts a tap on a call or message button (POST /api/clicks). The browser sends it by itself: neither the call nor the next page waits. */
export const sendTap = (kind: ClickKind, place: ClickPlace): void => {
  navigator.sendBeacon?.('/api/clicks', JSON.stringify({ kind, place }));
};

/** Counts taps on every call and message link there is or will be. @returns stops that */
export const countTaps = (): (() => void) => {
  const count = ({ target }: Event) => {
    const link = (target as Element).closest('a[href^="tel:"],a[href^="https://wa.me/"]');
    if (link)
      sendTap(
        link.matches('[href^=t]') ? 'call' : 'message',
        places.find(([selector]) => link.closest(selector))?.[1] ?? 'other',
      );
  };
  // On the way down: whatever a link's own handler does, it was tapped.
  document.addEventListener('click', count, true);
  return () => document.removeEventListener('click', count, true);
};
