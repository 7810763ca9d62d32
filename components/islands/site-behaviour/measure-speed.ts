import { whenIdle } from '@/components/islands/dialogs/load-on-intent';
import { DEFAULT_SPEED_SHARE } from '@/lib/site/analytics/speed-measures';

/**
 * Measures a share of the views: the default, or the page's (app/[site]/layout.tsx); none with Global Privacy
 * Control. @returns a function that stops it before it begins
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
