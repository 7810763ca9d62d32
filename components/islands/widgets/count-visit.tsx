'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/islands/dialogs/load-on-intent';
import { countVisit } from './visit-count';

/** Counts the visit when the browser idles. */
export const CountVisit = () => {
  useEffect(() => whenIdle(() => void countVisit()), []);
  return null;
};
