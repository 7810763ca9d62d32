'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';

/** Tells the stylesheet who is logged in: it hides the agency's words from owners. */
export const RoleOfPerson = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth();
  useEffect(() => {
    document.documentElement.dataset.role = String(user?.role ?? '');
  }, [user]);
  return children;
};
