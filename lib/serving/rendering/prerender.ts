import 'server-only';
import { getCachedSite, hasPage, type Site } from '@/lib/content';
import { env } from '@/lib/platform/env';
import { paramOf } from '@/lib/serving/routing/internal-paths';
import { siteKeyOf } from '@/lib/serving/routing/site-key';

/** The build prerenders PAGE_ID's site, unless its record cannot be read. */
export const sitesToPrerender = async (): Promise<{ site: string }[]> => {
  const { pageId } = env();
  const known = await getCachedSite(pageId);
  return known.state === 'found' ? [{ site: siteKeyOf(pageId) }] : [];
};

const paramsOf = async (list: 'services' | 'projects'): Promise<string[]> => {
  const known = await getCachedSite(env().pageId);
  if (known.state !== 'found') return [];
  const site: Site = known.value;
  return site[list].filter(hasPage).map(({ slug }) => paramOf(slug));
};

export const servicesToPrerender = async () => (await paramsOf('services')).map((service) => ({ service }));

export const projectsToPrerender = async () => (await paramsOf('projects')).map((landing) => ({ landing }));
