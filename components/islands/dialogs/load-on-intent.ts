import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Calls back once the page has loaded and the browser has nothing better to do.
 * @returns takes it back
 */
export const whenIdle = (callBack: () => void): (() => void) => {
  let handle = 0;
  const request = () => {
    handle = window.requestIdleCallback
      ? window.requestIdleCallback(callBack, { timeout: 10_000 })
      : window.setTimeout(callBack, 3_000);
  };
  if (document.readyState === 'complete') request();
  else window.addEventListener('load', request, { once: true });
  return () => {
    window.removeEventListener('load', request);
    if (window.cancelIdleCallback) window.cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
};

/** Pixels of a page that a visitor scrolls in about a second. */
const NEAR_PX = 800;

/**
 * Calls back once an element is in view, or nearly, and the browser has nothing better to do.
 * @returns takes it back
 */
export const whenNear = (element: Element, callBack: () => void): (() => void) => {
  let cancel = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(callBack);
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
};

/**
 * A component that is downloaded when it is first wanted, never with the page.
 * @param load imports it; declared outside of the component that calls this, so that it stays the same function
 * @param idle also fetch it when the browser idles after load, but on a connection that saves data
 * @returns the component, null until it is here; `want` fetches it (again after a failure) and resolves to whether it is here;
 * `intent` are the handlers of the element whose hover, focus or touch announces that it will be wanted
 */
export const useLoadOnIntent = <Props>(load: Load<Props>, { idle = false }: { idle?: boolean } = {}) => {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);

  const want = useCallback(
    () =>
      load().then(
        (loaded) => {
          setComponent(() => loaded);
          return true;
        },
        () => false,
      ),
    [load],
  );

  useEffect(() => (idle && !savesData() ? whenIdle(() => void want()) : undefined), [idle, want]);

  const announce = useCallback(() => void want(), [want]);
  return { component, want, intent: { onPointerEnter: announce, onFocus: announce, onTouchStart: announce } };
};
