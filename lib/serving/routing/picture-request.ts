import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import type { Site } from '@/lib/content';

const texts = new WeakMap<Site, string>();

const names = (site: Site, url: string): boolean => {
  const text = texts.get(site) ?? JSON.stringify(site);
  texts.set(site, text);
  return text.includes(JSON.stringify(url));
};

/**
 * Whether the picture optimiser may fetch this. A picture with a query must be in the record, as any other
 * query would add an entry to its cache. images.remotePatterns checks host, port and protocol.
 */
export const isPictureOf = async (readSite: () => Promise<Known<Site>>, search: string): Promise<boolean> => {
  const url = new URLSearchParams(search).get('url') ?? '';
  if (!url.includes('?')) return true;
  const known = await readSite();
  return known.state === 'found' && names(known.value, url);
};
