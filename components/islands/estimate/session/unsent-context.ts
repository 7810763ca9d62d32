'use client';

import { createContext } from 'react';
import type { Unsent } from './session-state';

/** Tells the popup of a request that failed after its form was gone. The popup provides it, around the page's forms. */
export const UnsentContext = createContext<(unsent: Unsent) => void>(() => {});
