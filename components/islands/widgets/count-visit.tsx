'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/islands/dialogs/load-on-intent';
import { countVisitOnce } from './visit-count';

export const CountVisit = () => {
  useEffect(() => whenIdle(() => void countVisitOnce()), []);
  return null;
};
