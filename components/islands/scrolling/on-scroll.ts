/**
 * Calls back at once, and then before the next frame whenever the page has scrolled or the window has changed its size.
 * @returns ends it
 */
export const onScroll = (callBack: () => void): (() => void) => {
  let frame = 0;
  const request = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      callBack();
    });
  };
  callBack();
  window.addEventListener('scroll', request, { passive: true });
  window.addEventListener('resize', request);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', request);
    window.removeEventListener('resize', request);
  };
};
