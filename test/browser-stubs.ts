/** jsdom has no matchMedia. */
export const stubMedia = (matches: (media: string) => boolean): void => {
  window.matchMedia = ((media: string) => ({
    media,
    addEventListener() {},
    removeEventListener() {},
    get matches() {
      return matches(media);
    },
  })) as unknown as typeof window.matchMedia;
};
export const stubReducedMotion = (isReduced: () => boolean): void =>
  stubMedia((media) => media.includes('reduce') && isReduced());

/** jsdom has no layout: `report` says what is in view. */
export const stubIntersections = () => {
  let callBack: (entries: { target?: Element; isIntersecting: boolean }[]) => void = () => {};
  const observed: Element[] = [];
  const disconnect = jest.fn();
  const Observer = class {
    constructor(given: typeof callBack) {
      callBack = given;
    }
    observe = (element: Element) => observed.push(element);
    disconnect = disconnect;
  };
  Object.assign(window, { IntersectionObserver: Observer });
  return { observed, disconnect, report: (entries: Parameters<typeof callBack>[0]) => callBack(entries) };
};
