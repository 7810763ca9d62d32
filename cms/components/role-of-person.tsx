'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';

/** Tells the stylesheet who is logged in: it hides the agency's words from owners. */
export const RoleOfPerson = ({ children }: { children: ReactNode }) => {
  const { user, token, tokenExpirationMs, setUser } = useAuth();
  useEffect(() => {
    document.documentElement.dataset.role = String(user?.role ?? '');
  }, [user]);
  useEffect(() => {
    // Payload's timer would lead an open form away at the session's end: the bar asks for a login in place.
    if (user && tokenExpirationMs) setUser({ user, token, exp: 0 });
  }, [user, token, tokenExpirationMs, setUser]);
  return children;
};
