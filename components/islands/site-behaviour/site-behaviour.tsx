'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { rememberCampaign } from './campaign';
import { countClicks } from './count-clicks';
import { followLinks } from './follow-links';

/** What runs on every page: client navigation, click counting, and the campaign that brought the visitor. */
export const SiteBehaviour = () => {
  const router = useRouter();
  useEffect(() => followLinks((to) => startTransition(() => router.push(to))), [router]);
  useEffect(countClicks, []);
  useEffect(rememberCampaign, []);
  return null;
};
