'use client';

import type { FreshScoreProps } from './fresh-score';
import { useLoadOnIntent } from '@/components/islands/dialogs/load-on-intent';

const loadFresh = () => import('./fresh-score').then(({ FreshScore }) => FreshScore);

/** `children`: the score of the cached page, until the code that refreshes it has loaded. */
export const LiveScore = (props: FreshScoreProps) => {
  const { loaded: FreshScore } = useLoadOnIntent(loadFresh, { idle: true });
  return FreshScore ? <FreshScore {...props} /> : props.children;
};
