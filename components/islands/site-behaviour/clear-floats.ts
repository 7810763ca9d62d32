const LOWEST_TENTH = '-90% 0px 0px';

/**
 * Marks the floating row with `data-away` while it would cover a form or the footer. Call it for each page.
 * @returns a function that stops it
 */
export const clearFloats = (): (() => void) => {
  const row = document.querySelector('.floats');
  if (!row) return () => {};
  const behind = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) behind.add(target);
        else behind.delete(target);
      }
      row.toggleAttribute('data-away', behind.size > 0);
    },
    { rootMargin: LOWEST_TENTH },
  );
  for (const element of document.querySelectorAll('main form, footer')) observer.observe(element);
  return () => {
    observer.disconnect();
    row.removeAttribute('data-away');
  };
};
