'use client';

import { useEffect } from 'react';
import { useLoadOnIntent, whenIdle } from './load-on-intent';

export type OpenStatusProps = { week: string; zone: string };

const loadClock = () => import('./open-status-clock').then(({ OpenStatusClock }) => OpenStatusClock);

/**
 * Whether the business is open now, worked out in the browser, so that no page is too old to tell. Until then, and without
 * JavaScript, its line is empty and as large as `longest` makes it ([data-longest] in app/globals.css).
 */
export const OpenStatus = ({ longest, ...props }: OpenStatusProps & { longest: string }) => {
  const { component: Clock, want } = useLoadOnIntent(loadClock);
  useEffect(() => whenIdle(() => void want()), [want]);
  return <span data-longest={longest}>{Clock && <span><Clock {...props} /></span>}</span>;
};
