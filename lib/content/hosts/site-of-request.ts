import { getCachedSite, type Site } from '@/lib/content';
import { hostedPageId } from '@/lib/content/domain/preview-id';
import { previewOfCookies } from '@/lib/content/previews/preview-token';
import { areHostsKnown, pageIdOfHost } from './hosts';
import { noStoreJson, noStoreText } from '@/lib/platform/http/no-store';

/**
 * The page id of the preview that the cookies open on this host, else of the host's site; null if unknown.
 */
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

const wrongHostLine = 'No site is served under this host name.';

/** The plain answer to a host without a site: 421, or 503 while the hosts are unknown. */
export const hostRefusal = (): { status: number; line: string; headers: Record<string, string> } =>
  areHostsKnown()
    ? { status: 421, line: wrongHostLine, headers: {} }
    : { status: 503, line: 'The hosts of this server are not known yet.', headers: { 'retry-after': '5' } };

export const wrongHost = (): Response => {
  const { status, line, headers } = hostRefusal();
  return noStoreText(line, status, headers);
};

/** 503 while the hosts are not known, else null. */
export const whileHostsUnknown = (): Response | null => {
  if (areHostsKnown()) return null;
  const { status, line, headers } = hostRefusal();
  return Response.json({ message: line }, { status, headers: { 'cache-control': 'no-store', ...headers } });
};

export const noSiteHere = (): Response => noStoreJson({ message: 'No site is served here.' }, 404);

/** The answer to a request for no site, by routes that middleware does not see. */
export const noSiteAt = (request: Request): Response =>
  pageIdOfHost(request.headers.get('host') ?? '') ? noSiteHere() : wrongHost();
