'use client';

import { useEffect, useRef } from 'react';
import { useLoadOnIntent, whenNear } from '@/components/islands/dialogs/load-on-intent';

export type OpenStatusProps = { week: string; zone: string };

const loadClock = () => import('./open-status-clock').then(({ OpenStatusClock }) => OpenStatusClock);

/**
 * Whether the business is open now, worked out in the browser once a visitor comes near it, so that no page is too old to tell.
 * Until then, and without JavaScript, its line is empty and as large as `longest` makes it ([data-longest] in app/globals.css).
 */
export const OpenStatus = ({ longest, ...props }: OpenStatusProps & { longest: string }) => {
  const { loaded: Clock, preload } = useLoadOnIntent(loadClock);
  const line = useRef<HTMLSpanElement>(null);
  // Not before: a browser takes its time to get ready for dates.
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
