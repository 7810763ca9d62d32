import { getCachedSite, getSiteRoutes, type Site, type SiteRoutes } from '@/lib/content';
import { knownReviews } from '@/lib/content/reviews-service';
import { withReviewPages } from '@/lib/content/reviews/review-pages';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { env, isDevelopment } from '@/lib/platform/env';
import { apiRouteOf, refusedMethodHeaders } from '@/lib/platform/http/allowed-methods';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { lookNames } from '@/lib/content/look/looks';
import { previewCookie } from '@/lib/content/previews/preview-token';
import { paths } from '@/lib/site/pages/paths';
import {
  areHostsKnown,
  canonicalOriginFor,
  originOf,
  pageIdOfHost,
  settingsOfSite,
} from '@/lib/content/hosts/hosts';
import { withOldAddresses } from './old-addresses';
import { keptPage } from '@/lib/serving/next/old-pages';
import { decideRoute, possiblePages } from './route-decision';
import { openingPictures, picturesOf } from '@/lib/content/record/choose-picture';
import { pictureQualities } from '@/lib/site/pictures/picture-qualities.mjs';
import { hostRefusal, pageIdOfRequest } from '@/lib/content/hosts/site-of-request';
import { htmlHeaders, unavailablePage } from '@/lib/site/fallback-pages/plain-page';

type Headers = Record<string, string>;

export type Answer =
  | { kind: 'pass' }
  | { kind: 'rewrite'; path: string; status: number; headers: Headers }
  /** `path` may be an absolute URL; a path without a query gets the visitor's query. */
  | { kind: 'redirect'; path: string; origin?: string }
  | { kind: 'response'; status: number; body: string | null; headers: Headers };

/** In characters: React writes longer URLs into separate rows, which lib/serving/next does not empty. */
const MAX_ADDRESS = 1_000;

const NOINDEX = { 'x-robots-tag': 'noindex' };

const plain = (status: number, line: string, headers: Headers = {}): Answer => ({
  kind: 'response',
  status,
  body: `${line}\n`,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...NOINDEX,
    ...headers,
  },
});

const refuseHost = (): Answer => {
  const { status, line, headers } = hostRefusal();
  return plain(status, line, headers);
};

const unavailable = (acceptLanguage: string): Answer => {
  const body = unavailablePage(acceptLanguage);
  const headers = { ...htmlHeaders(body), ...NOINDEX, 'retry-after': '5' };
  return { kind: 'response', status: 503, body, headers };
};

/** `?look=` shows a preview in another look. */
const inLook = (pageId: string, search: string): string => {
  const look = isPreviewId(pageId) && new URLSearchParams(search).get('look');
  return lookNames.some((name) => name === look) ? `${pageId}~${look}` : pageId;
};

const isDevelopmentPath = (pathname: string) => isDevelopment() && /^\/(_next|__nextjs)/.test(pathname);

const resolveApiRequest = (host: string, pathname: string): Answer => {
  const route = apiRouteOf(pathname);
  if (!route) return { kind: 'rewrite', path: paths.missingFile, status: 404, headers: {} };
  return route.onAnyHost || pageIdOfHost(host) ? { kind: 'pass' } : refuseHost();
};

/**
 * The picture that a query asks the optimiser for, as `75 /a.jpg`; null unless it is spelt as pages spell it.
 */
const pictureIn = (search: string): string | null => {
  const url = new URLSearchParams(search).get('url') ?? '';
  // The query as next/image writes it, and as browsers then send it.
  const start = `?url=${encodeURIComponent(url).replaceAll("'", '%27')}`;
  if (!search.startsWith(start)) return null;
  const [, quality] = /^&w=[1-9]\d*&q=([1-9]\d*)$/.exec(search.slice(start.length)) ?? [];
  return quality ? `${quality} ${url}` : null;
};

const pictures = new WeakMap<Site, ReadonlySet<string>>();

/** The pictures of a site's pages, each with the qualities in which pages show it. */
const picturesIn = (site: Site): ReadonlySet<string> => {
  const { opening, other } = pictureQualities;
  const known =
    pictures.get(site) ??
    new Set([
      ...picturesOf(site).map((picture) => `${other} ${picture}`),
      ...openingPictures(site).map((picture) => `${opening} ${picture}`),
    ]);
  pictures.set(site, known);
  return known;
};

/**
 * Whether the picture optimiser may make this: only the record's pictures, in the qualities that pages use
 * and in one spelling, as each would be made and kept. images.remotePatterns checks host, port and protocol.
 */
export const isPictureOf = async (readSite: () => Promise<Known<Site>>, search: string): Promise<boolean> => {
  const picture = pictureIn(search);
  if (picture === null) return false;
  const known = await readSite();
  return known.state === 'found' && picturesIn(known.value).has(picture);
};

/** Addresses of pages of reviews: unavailable until the reviews service has told their number. */
const routesFor = async (pageId: string, pathname: string): Promise<Known<SiteRoutes>> => {
  if (!pathname.includes(`${paths.reviews}/`)) return getSiteRoutes(pageId);
  const known = await getCachedSite(pageId);
  if (known.state !== 'found') return known;
  const reviews = await knownReviews(known.value);
  return reviews.state === 'unavailable'
    ? reviews
    : { ...known, value: withReviewPages(known.value, reviews) };
};

type PageRequest = {
  method: string;
  host: string;
  /** The path as the visitor sent it, percent-encoded. */
  pathname: string;
  search?: string;
  /** The Cookie header, which may open a preview. */
  cookies?: string | null;
  /** Chooses the language of the 503 page, when that of the site is not known. */
  acceptLanguage: string;
};

export const resolveRequest = async ({
  method,
  host,
  pathname,
  search = '',
  cookies = null,
  acceptLanguage,
}: PageRequest): Promise<Answer> => {
  if (isDevelopmentPath(pathname)) return { kind: 'pass' };
  const refused = refusedMethodHeaders(method, pathname);
  if (refused) return plain(405, 'Method not allowed', refused);
  if (pathname === '/api' || pathname.startsWith('/api/')) return resolveApiRequest(host, pathname);

  // The path of a missing file, such as a chunk of another build.
  if (pathname.startsWith('/_next/') && pathname !== paths.optimiser) return plain(404, 'Not found');

  const pageId = pageIdOfRequest(host, cookies);
  if (!pageId) return areHostsKnown() ? refuseHost() : unavailable(acceptLanguage);
  if (pathname === paths.optimiser)
    return (await isPictureOf(() => getCachedSite(pageId), search))
      ? { kind: 'pass' }
      : plain(404, 'Not found');

  const origin = canonicalOriginFor(host);
  if (origin) return { kind: 'redirect', path: pathname, origin };

  // Pages name their icon, but browsers ask for this address too.
  if (pathname === '/favicon.ico')
    return {
      kind: 'response',
      status: 204,
      body: null,
      headers: { 'cache-control': 'public, max-age=86400' },
    };

  const { indexNowKey } = env();
  if (indexNowKey && pathname === `/${indexNowKey}.txt`)
    return plain(200, indexNowKey, { 'cache-control': 'public, max-age=3600' });

  const known = await routesFor(inLook(pageId, search), pathname);
  const decide = (path: string) => decideRoute(known, path);
  const decision =
    known.state === 'found'
      ? withOldAddresses(known.value, pathname, settingsOfSite(pageId).redirects, decide)
      : decide(pathname);
  switch (decision.kind) {
    case 'page':
      return { kind: 'rewrite', path: decision.path, status: 200, headers: {} };
    case 'not-found':
      if (pathname.length > MAX_ADDRESS) return plain(404, 'Not found');
      return { kind: 'rewrite', path: decision.path, status: 404, headers: NOINDEX };
    case 'redirect':
      return { kind: 'redirect', path: decision.to };
    case 'no-such-site':
      if (isPreviewId(pageId))
        return plain(410, 'This preview has ended.', {
          'set-cookie': previewCookie('', 0, originOf(pageId).startsWith('https:')),
        });
      return plain(404, 'There is no site here.');
    case 'unavailable': {
      const kept = await keptPage(possiblePages(pageId, pathname));
      return kept ? { kind: 'rewrite', path: kept, status: 200, headers: {} } : unavailable(acceptLanguage);
    }
  }
};
