import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import type { Device, SpeedMeasure } from '@/lib/site/analytics/speed-measures';

const deviceOf = (width: number): Device => {
  if (width < 640) return 'phone';
  return width < 1_024 ? 'tablet' : 'desktop';
};

/** Measures from the start of the view, and sends once, when it is hidden. */
export const reportSpeed = (path: string): void => {
  const measured: Partial<Record<SpeedMeasure, number>> = {};
  const keep =
    (name: SpeedMeasure, factor: number) =>
    ({ value }: { value: number }) => {
      measured[name] = Math.round(value * factor);
    };
  onLCP(keep('lcp', 1));
  // At every change, to include a tap that hides the page at once, such as one on a telephone number.
  onINP(keep('inp', 1), { reportAllChanges: true });
  onCLS(keep('cls', 1_000));
  // After the library's own listeners, which report in the capture phase.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', send);
    if (Object.keys(measured).length > 0)
      navigator.sendBeacon?.(
        '/api/speed',
        JSON.stringify({ path, device: deviceOf(window.innerWidth), ...measured }),
      );
  };
  window.addEventListener('visibilitychange', send);
};
