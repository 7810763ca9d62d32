import type { Site } from '@/lib/content';
import { warnOnce } from '@/lib/log';
import { pageOfOldSpelling } from './old-spellings';
import { redirectFor, type Redirects } from './redirects';
import type { RouteDecision } from './route-decision';

type Decide = (pathname: string) => RouteDecision;

const isAlive = (decide: Decide, target: string) =>
  !target.startsWith('/') || decide(target.replace(/[?#].*$/, '')).kind !== 'not-found';

/**
 * Redirects paths that are not found: by the site's redirects, then by spellings common on other platforms.
 * Logs and ignores a redirect to a missing page. Does nothing for call-only sites.
 */
export const withOldAddresses = (
  site: Site,
  pathname: string,
  redirects: Redirects,
  decide: Decide,
): RouteDecision => {
  const decision = decide(pathname);
  if (site.callOnly || decision.kind === 'page') return decision;
  const configured = redirectFor(redirects, pathname);
  if (configured !== null && isAlive(decide, configured)) return { kind: 'redirect', to: configured };
  if (configured !== null)
    warnOnce('sites.redirect', { site: site.id, from: pathname, to: configured, reason: 'leads to no page' });
  if (decision.kind === 'redirect') return decision;
  const page = pageOfOldSpelling(site, pathname);
  return page !== null && page !== pathname ? { kind: 'redirect', to: page } : decision;
};
