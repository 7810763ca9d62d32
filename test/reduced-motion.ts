/** jsdom has no matchMedia: this one matches `prefers-reduced-motion: reduce` while `isReduced` is true. */
export const stubReducedMotion = (isReduced: () => boolean): void => {
  window.matchMedia = ((media: string) => ({
    media,
    addEventListener() {},
    removeEventListener() {},
    get matches() {
      return media.includes('reduce') && isReduced();
    },
  })) as unknown as typeof window.matchMedia;
};
