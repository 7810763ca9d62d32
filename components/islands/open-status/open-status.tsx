'use client';

import { useEffect, useRef } from 'react';
import type { OpenStatusProps } from './open-status-clock';
import { useLoadOnIntent, whenNear } from '@/components/islands/dialogs/load-on-intent';

const loadClock = () => import('./open-status-clock').then(({ OpenStatusClock }) => OpenStatusClock);

/**
 * Whether the business is open now. The browser computes it when the line comes near, because a cached page may be old. Until
 * then the line is empty and as large as `longest` ([data-longest] in app/styles/live-values.css), so nothing shifts.
 */
export const OpenStatus = ({ longest, ...props }: OpenStatusProps & { longest: string }) => {
  const { loaded: Clock, preload } = useLoadOnIntent(loadClock);
  const line = useRef<HTMLSpanElement>(null);
  // Not at hydration: the first date format is slow.
  useEffect(() => (line.current ? whenNear(line.current, () => void preload()) : undefined), [preload]);
  return (
    <span ref={line} data-longest={longest}>
      {Clock && (
        <span>
          <Clock {...props} />
        </span>
      )}
    </span>
  );
};
