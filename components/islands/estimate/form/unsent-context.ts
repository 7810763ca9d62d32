'use client';

import { createContext } from 'react';
import type { Unsent } from '@/components/islands/estimate/session/session-state';

/** Tells the popup, its provider, of a request that failed after its form was removed. */
export const UnsentContext = createContext<(unsent: Unsent) => void>(() => {});
