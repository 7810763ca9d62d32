import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import type { MetricType } from 'web-vitals';
import type { Device, SpeedMeasure } from '@/lib/site/analytics/speed-measures';

/** Reports of one visit; the server counts 20 of a network in ten minutes (app/api/speed). */
const MAX_VIEWS = 10;

const deviceOf = (width: number): Device => {
  if (width < 640) return 'phone';
  return width < 1_024 ? 'tablet' : 'desktop';
};

/**
 * Measures the view of the document, at `path`, and where the browser tells (Chromium from 151) the views
 * of pages that links open in the same document. Sends a report of each when the document is hidden.
 */
export const reportSpeed = (path: string): void => {
  const views = new Map<number, { path: string; measured: Partial<Record<SpeedMeasure, number>> }>();
  const keep =
    (name: SpeedMeasure, factor: number) =>
    ({ value, navigationType, navigationId, navigationURL }: MetricType) => {
      const isSoft = navigationType === 'soft-navigation' && navigationURL !== undefined;
      const id = isSoft ? navigationId : 0;
      const viewed = isSoft ? new URL(navigationURL, window.location.href).pathname : path;
      const view = views.get(id) ?? { path: viewed, measured: {} };
      view.measured[name] = Math.round(value * factor);
      if (views.size < MAX_VIEWS) views.set(id, view);
    };
  const reportSoftNavs = true;
  onLCP(keep('lcp', 1), { reportSoftNavs });
  // Reported at every change, to include a tap that hides the page at once, such as a tap on a telephone
  // number.
  onINP(keep('inp', 1), { reportSoftNavs, reportAllChanges: true });
  onCLS(keep('cls', 1_000), { reportSoftNavs });
  // After the library's own listeners, which report in the capture phase.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', send);
    const device = deviceOf(window.innerWidth);
    for (const { path, measured } of views.values())
      navigator.sendBeacon?.('/api/speed', JSON.stringify({ path, device, ...measured }));
  };
  window.addEventListener('visibilitychange', send);
};
