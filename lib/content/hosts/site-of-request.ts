import { getCachedSite, type Site } from '@/lib/content';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
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

const knownOfRequest = async ({ headers }: Request): Promise<Known<Site> | null> => {
  const pageId = pageIdOfRequest(headers.get('host') ?? '', headers.get('cookie'));
  return pageId ? getCachedSite(pageId) : null;
};

/** Null for an unknown host, and for a site that is taken down or whose record cannot be read. */
export const siteOfRequest = async (request: Request): Promise<Site | null> => {
  const known = await knownOfRequest(request);
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

const noSiteHere = (): Response => noStoreJson({ message: 'No site is served here.' }, 404);

/**
 * A route about the site of the request's host. Without a site: 404 for one that is taken down, 503 while its
 * record cannot be read, and as `hostRefusal` for an unknown host.
 * @param answer null when the site has nothing at this address: 404
 */
export const siteRoute =
  (answer: (site: Site, request: Request) => Promise<Response> | Response | null) =>
  async (request: Request): Promise<Response> => {
    const known = await knownOfRequest(request);
    if (!known) return wrongHost();
    if (known.state === 'found') return (await answer(known.value, request)) ?? noSiteHere();
    return known.state === 'gone'
      ? noSiteHere()
      : noStoreJson({ message: 'The content server has not answered yet.' }, 503, { 'retry-after': '5' });
  };
