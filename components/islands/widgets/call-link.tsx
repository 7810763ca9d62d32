'use client';

import type { ComponentProps } from 'react';

/** A tap-to-call link of a call-only site: the page is back at its top when the call is over (SPEC section 2, Button). */
export const CallLink = (props: ComponentProps<'a'>) => (
  <a {...props} onClick={() => window.scrollTo({ top: 0 })} />
);
