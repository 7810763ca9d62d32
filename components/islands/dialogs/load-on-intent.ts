import { useCallback, useEffect, useState } from 'react';

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls back once the page has loaded and the browser idles. @returns cancels it */
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

const NEAR_PX = 800;

/** Calls back once an element is in view or close to it, and the browser idles. @returns cancels it */
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
 * Code that is downloaded when a visitor first needs it.
 * @param load imports it; declared outside of the component
 * @param idle also downloads it when the browser idles, except on a connection that saves data
 * @returns `loaded`, null until then; `preload` resolves to whether it worked; `intent` are handlers for hover, focus
 * and touch
 */
export const useLoadOnIntent = <Loaded>(
  load: () => Promise<Loaded>,
  { idle = false }: { idle?: boolean } = {},
) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const preload = useCallback(
    () =>
      load().then(
        (result) => {
          // As a function: a component would be taken for an updater.
          setLoaded(() => result);
          return true;
        },
        () => false,
      ),
    [load],
  );

  useEffect(() => (idle && !savesData() ? whenIdle(() => void preload()) : undefined), [idle, preload]);

  const announce = useCallback(() => void preload(), [preload]);
  return {
    loaded,
    preload,
    intent: { onPointerEnter: announce, onFocus: announce, onTouchStart: announce },
  };
};
