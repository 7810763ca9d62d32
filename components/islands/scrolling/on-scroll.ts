/** Calls back now, and once per frame with a scroll or resize. @returns a function that stops it */
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
