import { env } from '@/lib/env';
import { createRateLimit } from '@/lib/rate-limit';
import { singleton } from '@/lib/singleton';

const WINDOW_MS = 10 * 60_000;

const limits = () =>
  singleton('leads.limits', () => ({
    sender: createRateLimit({ points: env().leadsPerAddress, windowMs: WINDOW_MS }),
    site: createRateLimit({ points: env().leadsPerSite, windowMs: WINDOW_MS }),
  }));

/**
 * Takes one of a network's LEADS_PER_ADDRESS posts to a site in 10 minutes.
 * @returns null when the post is allowed, else after how many seconds the next one is
 */
export const secondsUntilAllowed = (site: string, network: string): number | null => {
  const wait = limits().sender(`${site} ${network}`);
  return wait === null ? null : Math.ceil(wait / 1_000);
};

/**
 * Takes one of a site's LEADS_PER_SITE leads in 10 minutes; valid leads only, so that empty posts cannot use it up.
 */
export const isWithinSiteLimit = (site: string): boolean => limits().site(site) === null;
