import type { Site, SiteRoutes } from '@/lib/content';
import { redirectFor, type RedirectProblem, type Redirects } from '@/lib/content/hosts/redirects';
import { looseSlug } from '@/lib/language/slug';
import { fixedKinds, hasFixed, pagePathsOf, type FixedKind } from '@/lib/site/pages/site-pages';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import { paths } from '@/lib/site/pages/paths';
import { decideRoute, type RouteDecision } from './route-decision';

const kindsByOldName: ReadonlyMap<string, FixedKind> = new Map(
  fixedKinds.flatMap((kind) => pageKinds[kind].oldNames.map((name) => [name, kind])),
);

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** The page for /index.html, /about-us, /contact.php, ...; else null. For paths without page and redirect. */
export const pageOfOldSpelling = (site: SiteRoutes, pathname: string): string | null => {
  const bare = pathname.replace(/(?<!\/)\/+$/, '').replace(/\.(html?|php|aspx?)$/i, '');
  const segments = bare.split('/').slice(1).map(decoded);
  const [first, second] = segments;
  if (typeof first !== 'string' || segments.length > 2) return null;
  const slug = looseSlug(first);
  if (second !== undefined) {
    if (second === null || !['services', 'service', 'our-services'].includes(slug)) return null;
    const service = site.services.find((entry) => entry.slug && looseSlug(entry.slug) === looseSlug(second));
    return service?.slug ? paths.service(service.slug) : null;
  }
  const usual = kindsByOldName.get(slug);
  if (usual && hasFixed(site, usual)) return paths[usual];
  // /contact is the page itself, not an old spelling.
  if (bare === pathname.replace(/(?<!\/)\/+$/, '')) return null;
  return pagePathsOf(site).find((path) => looseSlug(decoded(path.slice(1)) ?? '') === slug) ?? null;
};

type Decide = (pathname: string) => RouteDecision;

const isAlive = (decide: Decide, target: string) =>
  !target.startsWith('/') || decide(target.replace(/[?#].*$/, '')).kind !== 'not-found';

/** Redirects that have no effect or lead nowhere, by the pages of the site. */
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

/** Redirects missing paths by the site's redirects, then by other platforms' spellings, to existing pages. */
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
