import type { SyntheticEvent } from 'react';

/**
 * Focuses an element and scrolls to it without animation, which a change of the page's height would end.
 * Stops other scrolls, which would move it out of view again.
 */
export const takeFocus = (element: HTMLElement | null, options?: FocusOptions): void => {
  for (let box = element?.parentElement; box; box = box.parentElement)
    box.scrollBy({ top: 0, behavior: 'instant' });
  element?.focus({ preventScroll: true });
  if (!options?.preventScroll) element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Focuses a frame again after its page has loaded in another process. */
export const keepFocus = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
  const { activeElement } = document;
  if (activeElement === frame ? document.hasFocus() : activeElement !== document.body) return;
  frame.blur();
  focusInPlace(frame);
};
