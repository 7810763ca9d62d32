'use client';

import { useEffect, useRef } from 'react';
import type { OpenStatusProps } from './open-status-clock';
import { useLoadOnIntent, whenNear } from '@/components/islands/dialogs/load-on-intent';

const loadClock = () => import('./open-status-clock').then(({ OpenStatusClock }) => OpenStatusClock);

type Props = OpenStatusProps & { longest: string; longestClosed: string };

/**
 * Computed in the browser: a cached page may be old. The longest texts reserve space against layout shift.
 */
export const OpenStatus = ({ longest, longestClosed, ...props }: Props) => {
  const { loaded: Clock, preload } = useLoadOnIntent(loadClock);
  const line = useRef<HTMLSpanElement>(null);
  // Not at hydration: the first date format is slow.
  useEffect(() => (line.current ? whenNear(line.current, () => void preload()) : undefined), [preload]);
  return (
    <span ref={line} data-longest={longest} data-longest-closed={longestClosed}>
      {Clock && <Clock {...props} />}
    </span>
  );
};
