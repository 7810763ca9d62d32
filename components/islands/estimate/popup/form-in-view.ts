/** Whether the window shows a part of a form of the page, over which a sheet must not lie. */
export const isFormInView = (): boolean =>
  [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
