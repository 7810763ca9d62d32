'use client';

import type { FreshScoreProps } from './fresh-score';
import { useLoadOnIntent } from '@/components/islands/dialogs/load-on-intent';

const loadFresh = () => import('./fresh-score').then(({ FreshScore }) => FreshScore);

/** The score that the page came with, `children`, until what keeps it fresh is here. */
export const LiveScore = (props: FreshScoreProps) => {
  const { loaded: FreshScore } = useLoadOnIntent(loadFresh, { idle: true });
  return FreshScore ? <FreshScore {...props} /> : props.children;
};
