import type { Site } from '@/lib/content';
import { warnOnce } from '@/lib/log';
import { pageOfOldSpelling } from './old-spellings';
import { redirectFor, type Redirects } from './redirects';
import type { RouteDecision } from './route-decision';

/** Decides a path of the same site; for targets of redirects. */
type Decide = (pathname: string) => RouteDecision;

const isAlive = (decide: Decide, target: string) =>
  !target.startsWith('/') || decide(target.replace(/[?#].*$/, '')).kind !== 'not-found';

/**
 * Sends what is no page to where it leads: the site's own redirects first, then spellings that are usual elsewhere. A redirect
 * whose target does not exist is logged and has no effect. A call-only site stays closed.
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
