'use client';

import type { FreshScoreProps } from './fresh-score';
import { useLoadOnIntent } from '@/components/islands/dialogs/load-on-intent';

const loadFresh = () => import('./fresh-score').then(({ FreshScore }) => FreshScore);

/** The page's own score, `children`, until the code that keeps it fresh has loaded. */
export const LiveScore = (props: FreshScoreProps) => {
  const { loaded: FreshScore } = useLoadOnIntent(loadFresh, { idle: true });
  return FreshScore ? <FreshScore {...props} /> : props.children;
};
