'use client';

import type { ReactNode } from 'react';
import type { FreshScoreProps } from './fresh-score';
import { useLoadOnIntent } from './load-on-intent';

const loadFresh = () => import('./fresh-score').then(({ FreshScore }) => FreshScore);

/** The score that the page came with, `children`, until what keeps it fresh is here. */
export const LiveScore = ({ children, ...props }: FreshScoreProps & { children: ReactNode }) => {
  const { component: FreshScore } = useLoadOnIntent(loadFresh, { idle: true });
  return FreshScore ? <FreshScore {...props} /> : children;
};
