/**
 * Gives focus to what a visitor waited for, in view. focus() alone brings into view only what is out of it now: scrolling that
 * is still under way, from the visitor's hand or to an earlier place, would carry the element off. That ends here.
 */
export const takeFocus = (element: HTMLElement | null, options?: FocusOptions): void => {
  for (let box = element?.parentElement; box; box = box.parentElement)
    box.scrollBy({ top: 0, behavior: 'instant' });
  element?.focus(options);
};

/** Gives focus, and nothing moves: for what stands where the visitor has just acted. */
export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
