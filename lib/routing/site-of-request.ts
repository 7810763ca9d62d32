import { getCachedSite, type Site } from '@/lib/content';
import { pageIdOfHost } from './hosts';

/** The site of a request's Host header; null when none is shown there. */
export const siteOfRequest = async (request: Request): Promise<Site | null> => {
  const pageId = pageIdOfHost(request.headers.get('host') ?? '');
  const known = pageId ? await getCachedSite(pageId) : null;
  return known?.state === 'found' ? known.value : null;
};

export const noSiteHere = (): Response =>
  Response.json(
    { message: 'No site is served here.' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );
