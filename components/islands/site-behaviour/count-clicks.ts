import type { ClickKind, ClickPlace } from '@/lib/site/analytics/click-kinds';

/** The first selector that matches an ancestor of a link names its place. */
const places: readonly (readonly [selector: string, place: ClickPlace])[] = [
  ['[role=alert],[role=status]', 'form'],
  ['.floating-row', 'floating'],
  ['[role=dialog]', 'popup'],
  ['header details,nav', 'menu'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['dl', 'contact'],
  ['[aria-labelledby=hero-title]', 'hero'],
  ['main', 'section'],
];

const placeOf = (link: Element): ClickPlace =>
  places.find(([selector]) => link.closest(selector))?.[1] ?? 'other';

/** A beacon delays neither the call nor the next page. */
export const sendClick = (kind: ClickKind, place: ClickPlace): void => {
  navigator.sendBeacon?.('/api/clicks', JSON.stringify({ kind, place }));
};

/** Counts clicks on links, later ones too. @returns a function that stops it */
export const countClicks = (): (() => void) => {
  const count = ({ target }: Event) => {
    const link = (target as Element).closest('a[href^="tel:"],a[href^="sms:"],a[href^="https://wa.me/"]');
    if (link) sendClick(link.matches('[href^=t]') ? 'call' : 'message', placeOf(link));
  };
  // In the capture phase, because a link's own handler may stop the event.
  document.addEventListener('click', count, true);
  return () => document.removeEventListener('click', count, true);
};
