import { getCachedSite, type Site } from '@/lib/content';
import { hostedPageId, previewOfCookies } from '@/lib/content/previews/preview-token';
import { pageIdOfHost } from './hosts';

/** The page id of the preview that the cookies open on this host, else of its site; null if unknown. */
export const pageIdOfRequest = (host: string, cookies: string | null): string | null => {
  const pageId = pageIdOfHost(host);
  const preview = previewOfCookies(cookies, Date.now());
  return preview && hostedPageId(preview.id) === pageId ? preview.id : pageId;
};

export const siteOfRequest = async (request: Request): Promise<Site | null> => {
  const pageId = pageIdOfRequest(request.headers.get('host') ?? '', request.headers.get('cookie'));
  const known = pageId ? await getCachedSite(pageId) : null;
  return known?.state === 'found' ? known.value : null;
};

export const wrongHostLine = 'No site is served under this host name.';

export const wrongHost = (): Response =>
  new Response(`${wrongHostLine}\n`, {
    status: 421,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });

export const noSiteHere = (): Response =>
  Response.json(
    { message: 'No site is served here.' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );

/** As `noSiteHere`, for routes that middleware does not see: 421 on a host that no site has. */
export const noSiteAt = (request: Request): Response =>
  pageIdOfHost(request.headers.get('host') ?? '') ? noSiteHere() : wrongHost();
