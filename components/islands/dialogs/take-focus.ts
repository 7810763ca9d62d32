/**
 * Focuses an element and brings it into view at once. Stops running scrolls of all ancestors, which would
 * move it away again; a smooth scroll would end at the next change of the page's height.
 */
export const takeFocus = (element: HTMLElement | null, options?: FocusOptions): void => {
  for (let box = element?.parentElement; box; box = box.parentElement)
    box.scrollBy({ top: 0, behavior: 'instant' });
  element?.focus({ preventScroll: true });
  if (!options?.preventScroll) element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
