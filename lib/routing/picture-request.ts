import type { Known } from '@/lib/last-good/stale-if-error-cache';
import type { Site } from '@/lib/content';

const texts = new WeakMap<Site, string>();

/** Does a site's record name this address? */
const names = (site: Site, url: string): boolean => {
  const text = texts.get(site) ?? JSON.stringify(site);
  texts.set(site, text);
  return text.includes(JSON.stringify(url));
};

/**
 * May the picture optimiser be asked for this? images.remotePatterns in next.config.mjs decides about hosts, ports and
 * protocols; it cannot know queries. A picture with a query must stand in the site's record: else one picture's address gives
 * any number of entries in the optimiser's cache, and any query is sent to the picture's host.
 * @param search of the request to the optimiser
 */
export const isPictureOf = (known: Known<Site>, search: string): boolean => {
  const url = new URLSearchParams(search).get('url') ?? '';
  return !url.includes('?') || (known.state === 'found' && names(known.value, url));
};
