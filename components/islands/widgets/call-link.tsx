'use client';

import type { ComponentProps } from 'react';

/** A tap-to-call link of a call-only site, which also scrolls to the top (SPEC section 2, Button). */
export const CallLink = (props: ComponentProps<'a'>) => (
  <a {...props} onClick={() => window.scrollTo({ top: 0 })} />
);
