import { useCallback, useEffect, useState } from 'react';

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** For Safari, which has no requestIdleCallback: long enough for the work that a load has queued. */
const WITHOUT_IDLE_MS = 200;

/** Calls after the page's load, when the browser idles. @returns a function that cancels it */
export const whenIdle = (callBack: () => void): (() => void) => {
  let handle = 0;
  const request = () => {
    handle = window.requestIdleCallback
      ? window.requestIdleCallback(callBack, { timeout: 10_000 })
      : window.setTimeout(callBack, WITHOUT_IDLE_MS);
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

/** Like whenIdle, once an element is near the visible part. */
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
 * Downloads code when a visitor first needs it. @param load imports the code; declared outside of the
 * component
 * @param idle also downloads when the browser idles, except on a connection that saves data
 * @returns `loaded` (null until then), `preload` (resolves to its success), `intent` (event handlers)
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
          // React would call a component as an updater.
          setLoaded(() => result);
          return true;
        },
        () => false,
      ),
    [load],
  );

  useEffect(() => (idle && !savesData() ? whenIdle(() => void preload()) : undefined), [idle, preload]);

  const announce = useCallback(() => void preload(), [preload]);
  return { loaded, preload, intent: { onPointerEnter: announce, onFocus: announce, onTouchStart: announce } };
};
