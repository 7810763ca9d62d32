/** Focuses an element and keeps it in view: a scroll still under way would carry it off, so every ancestor's scroll is stopped. */
export const takeFocus = (element: HTMLElement | null, options?: FocusOptions): void => {
  for (let box = element?.parentElement; box; box = box.parentElement)
    box.scrollBy({ top: 0, behavior: 'instant' });
  element?.focus(options);
};

export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
