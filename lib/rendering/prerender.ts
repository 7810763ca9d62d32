import { getCachedSite, type Site } from '@/lib/content/index';
import { env } from '@/lib/env';
import { paramOf } from '@/lib/routing/internal-paths';
import { siteKeyOf } from '@/lib/routing/site-key';

/** PAGE_ID's site is made at build time, unless nothing is known of it then; every other page at its first view. */
export const sitesToPrerender = async (): Promise<{ site: string }[]> => {
  const { pageId } = env();
  const known = await getCachedSite(pageId);
  return known.state === 'found' ? [{ site: siteKeyOf(pageId) }] : [];
};

const ofPageId = async (pick: (site: Site) => { slug: string | null }[]): Promise<string[]> => {
  const known = await getCachedSite(env().pageId);
  return known.state === 'found'
    ? pick(known.value).flatMap(({ slug }) => (slug === null ? [] : [paramOf(slug)]))
    : [];
};

export const servicesToPrerender = async () =>
  (await ofPageId((site) => site.services)).map((service) => ({ service }));

export const projectsToPrerender = async () =>
  (await ofPageId((site) => site.projects)).map((landing) => ({ landing }));
