'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/islands/dialogs/load-on-intent';
import { countVisit } from './visit-count';

/** Counts the visit when the browser has nothing better to do, whether or not its number is ever looked at. */
export const CountVisit = () => {
  useEffect(() => whenIdle(() => void countVisit()), []);
  return null;
};
