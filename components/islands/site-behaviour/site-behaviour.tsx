'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { rememberCampaign } from './campaign';
import { clearFloats } from './clear-floats';
import { countClicks } from './count-clicks';
import { followLinks } from './follow-links';

/** What runs on every page: client navigation, click counting, the campaign that brought the visitor, and room for forms. */
export const SiteBehaviour = () => {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => followLinks((to) => startTransition(() => router.push(to))), [router]);
  useEffect(countClicks, []);
  useEffect(rememberCampaign, []);
  useEffect(clearFloats, [pathname]);
  return null;
};
