import type { Site, SiteRoutes } from '@/lib/content';
import { pageOfOldSpelling } from './old-spellings';
import { redirectFor, type RedirectProblem, type Redirects } from '@/lib/content/hosts/redirects';
import { decideRoute, type RouteDecision } from './route-decision';

type Decide = (pathname: string) => RouteDecision;

const isAlive = (decide: Decide, target: string) =>
  !target.startsWith('/') || decide(target.replace(/[?#].*$/, '')).kind !== 'not-found';

/** Redirects without effect, because of the pages that the site has. */
export const redirectProblems = (site: Site, { exact, prefixes }: Redirects): RedirectProblem[] => {
  const decide: Decide = (path) => decideRoute({ state: 'found', value: site }, path);
  const problemOf = (from: string, to: string): string | null => {
    if (site.callOnly) return 'has no effect: this site has one page, and its other addresses stay closed';
    if (decide(from).kind === 'page') return 'has no effect: a page of the site has this address';
    return isAlive(decide, to) ? null : `leads to ${to}, which is no page of the site`;
  };
  return [...exact, ...prefixes.map(([prefix, to]) => [`${prefix}*`, to] as const)].flatMap(([from, to]) => {
    const reason = problemOf(from, to);
    return reason === null ? [] : [{ from, reason }];
  });
};

/**
 * Redirects paths that are not found: by the site's redirects, then by spellings common on other platforms.
 * Ignores a redirect to a missing page. Does nothing for call-only sites.
 */
export const withOldAddresses = (
  site: SiteRoutes,
  pathname: string,
  redirects: Redirects,
  decide: Decide,
): RouteDecision => {
  const decision = decide(pathname);
  if (site.callOnly || decision.kind === 'page') return decision;
  const configured = redirectFor(redirects, pathname);
  if (configured !== null && isAlive(decide, configured)) return { kind: 'redirect', to: configured };
  if (decision.kind === 'redirect') return decision;
  const page = pageOfOldSpelling(site, pathname);
  return page !== null && page !== pathname ? { kind: 'redirect', to: page } : decision;
};
