import { whenIdle } from '@/components/islands/dialogs/load-on-intent';
import { DEFAULT_SPEED_SHARE } from '@/lib/site/analytics/speed-measures';

/**
 * Measures a share of the views: the default one, or what the page says (app/[site]/layout.tsx). Nothing is
 * loaded for a browser that sends Global Privacy Control. @returns a function that stops it before it begins
 */
export const measureSpeed = (): (() => void) => {
  const { speed = DEFAULT_SPEED_SHARE } = document.body.dataset;
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || Math.random() >= Number(speed)) return () => {};
  const { pathname } = window.location;
  return whenIdle(
    () =>
      void import('./report-speed').then(
        ({ reportSpeed }) => reportSpeed(pathname),
        () => {},
      ),
  );
};
