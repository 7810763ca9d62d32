import { sharedRateLimit } from '@/lib/platform/db/shared-rate-limit';
import { env } from '@/lib/platform/env';

const WINDOW_MS = 10 * 60_000;

const perAddress = sharedRateLimit('leads.address', () => ({
  points: env().leadsPerAddress,
  windowMs: WINDOW_MS,
}));
const perSite = sharedRateLimit('leads.site', () => ({ points: env().leadsPerSite, windowMs: WINDOW_MS }));

/**
 * Takes one of a network's LEADS_PER_ADDRESS posts to a site in 10 minutes.
 * @returns null when the post is allowed, else after how many seconds the next one is
 */
export const secondsUntilAllowed = async (site: string, network: string): Promise<number | null> => {
  const wait = await perAddress(`${site} ${network}`);
  return wait === null ? null : Math.ceil(wait / 1_000);
};

/** Takes one of a site's LEADS_PER_SITE leads in 10 minutes; for valid leads only. */
export const isWithinSiteLimit = async (site: string): Promise<boolean> => (await perSite(site)) === null;
