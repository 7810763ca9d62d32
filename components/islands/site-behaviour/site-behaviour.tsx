'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { rememberCampaign } from './campaign';
import { clearFloats } from './clear-floats';
import { countClicks } from './count-clicks';
import { followLinks } from './follow-links';

/** Runs on every page: client navigation, click counting, campaign, and hiding floats over forms. */
export const SiteBehaviour = () => {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => followLinks((to) => startTransition(() => router.push(to))), [router]);
  useEffect(countClicks, []);
  useEffect(rememberCampaign, []);
  useEffect(clearFloats, [pathname]);
  return null;
};
