import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { singleton } from '@/lib/singleton';

const WINDOW_SECONDS = 10 * 60;

const limiters = () =>
  singleton('leads.limits', () => ({
    address: new RateLimiterMemory({
      keyPrefix: 'address',
      points: env().leadsPerAddress,
      duration: WINDOW_SECONDS,
    }),
    site: new RateLimiterMemory({ keyPrefix: 'site', points: env().leadsPerSite, duration: WINDOW_SECONDS }),
  }));

/**
 * May one more lead come from this network to this site now? LEADS_PER_ADDRESS and LEADS_PER_SITE in 10 minutes, counted in
 * this process's memory and nowhere else. The answer yes is taken as one.
 * @returns null for yes, else after how many seconds to come again
 */
export const secondsUntilAllowed = async (site: string, network: string): Promise<number | null> => {
  const { address, site: perSite } = limiters();
  try {
    // One network that sends too much is stopped before it can use up what the site takes from everybody.
    await address.consume(`${site} ${network}`);
    await perSite.consume(site);
    return null;
  } catch (refusal) {
    return Math.ceil(((refusal as { msBeforeNext?: number }).msBeforeNext ?? WINDOW_SECONDS * 1000) / 1000);
  }
};
