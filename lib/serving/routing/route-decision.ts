import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { iconFiles, siteFiles } from '@/lib/content/domain/addresses';
import { hasPage } from '@/lib/content/domain/named';
import type { SiteRoutes } from '@/lib/content/record/site';
import { looseSlug } from '@/lib/language/slug';
import { fixedKinds, hasFixed, listedKinds, pagePathsOf } from '@/lib/site/pages/site-pages';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import { paths } from '@/lib/site/pages/paths';
import { pageOfCard } from '@/lib/site/urls/server-paths';
import { internalPaths } from './internal-paths';
import { siteKeyOf } from '@/lib/serving/site-key';

/** Paths are those inside the app, except in a redirect. */
export type RouteDecision =
  | { kind: 'page'; path: string }
  | { kind: 'not-found'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'no-such-site' }
  | { kind: 'unavailable' };

/** The decoded segments of a path; null when one is empty, dotted, doubly encoded or undecodable. */
const segmentsOf = (pathname: string): string[] | null => {
  if (pathname === '/') return [];
  const raw = pathname.replace(/^\//, '').split('/');
  try {
    const decoded = raw.map(decodeURIComponent);
    return decoded.some(
      (segment) => segment === '' || segment === '.' || segment === '..' || /[\u0000-\u001f]/.test(segment),
    )
      ? null
      : decoded;
  } catch {
    return null;
  }
};

const fixedAt = (site: SiteRoutes, name: string) =>
  fixedKinds.find((kind) => kind !== 'home' && pageKinds[kind].path === `/${name}` && hasFixed(site, kind));

const listedRoutes = listedKinds.map((kind) => {
  const { path, list } = pageKinds[kind];
  return { kind, list, folder: path.split('/').slice(1, -1) };
});

const routesBelow = (parents: readonly string[]) =>
  listedRoutes.filter(
    ({ folder }) => folder.length === parents.length && folder.every((name, at) => name === parents[at]),
  );

/** The pages that may stand at an address of a site whose record is not known. */
export const possiblePages = (pageId: string, pathname: string): string[] => {
  const key = siteKeyOf(pageId);
  const segments = segmentsOf(pathname) ?? [];
  return [
    ...fixedKinds
      .filter((kind) => pageKinds[kind].path === pathname)
      .map((kind) => internalPaths.page(key, kind)),
    ...routesBelow(segments.slice(0, -1)).map(({ kind }) =>
      internalPaths.item(key, kind, segments.at(-1) ?? ''),
    ),
  ];
};

const pageAt = (canonical: string, pathname: string, path: string): RouteDecision =>
  pathname === canonical ? { kind: 'page', path } : { kind: 'redirect', to: canonical };

/** The page of an item, or the redirect from another spelling of its slug. */
const decideListed = (
  site: SiteRoutes,
  pathname: string,
  segments: readonly string[],
): RouteDecision | null => {
  const wanted = segments.at(-1) ?? '';
  const lists = routesBelow(segments.slice(0, -1)).map(({ kind, list }) => ({
    kind,
    items: site[list].filter(hasPage),
  }));
  const exact = lists.find(({ items }) => items.some(({ slug }) => slug === wanted));
  if (exact)
    return pageAt(
      paths[exact.kind](wanted),
      pathname,
      internalPaths.item(siteKeyOf(site.id), exact.kind, wanted),
    );
  const isNear = (slug: string | undefined) => slug !== undefined && looseSlug(slug) === looseSlug(wanted);
  for (const { kind, items } of lists) {
    const near = items.find(({ slug, standardSlug }) => isNear(slug) || isNear(standardSlug));
    if (near) return { kind: 'redirect', to: paths[kind](near.slug) };
  }
  return null;
};

/** Files, icons and social cards, which call-only sites have too; null for the address of a page. */
const decideFile = (site: SiteRoutes, pathname: string): RouteDecision | null => {
  const key = siteKeyOf(site.id);
  const file = siteFiles.find((name) => pathname === `/${name}`);
  if (file) return { kind: 'page', path: internalPaths.file(key, file) };
  const icon = iconFiles.find((name) => pathname === `/${name}`);
  if (icon) return { kind: 'page', path: internalPaths.icon(key, icon) };
  const shown = pageOfCard(pathname);
  return shown !== null && pagePathsOf(site).includes(shown)
    ? { kind: 'page', path: internalPaths.card(key, shown) }
    : null;
};

/** docs/specification.md#21-routes, for one site. @param pathname as the visitor sent it, percent-encoded */
export const decideRoute = (known: Known<SiteRoutes>, pathname: string): RouteDecision => {
  if (known.state === 'gone') return { kind: 'no-such-site' };
  if (known.state === 'unavailable') return { kind: 'unavailable' };
  const site = known.value;
  const key = siteKeyOf(site.id);
  const notFound: RouteDecision = { kind: 'not-found', path: internalPaths.notFound(key) };

  if (pathname === paths.home) return { kind: 'page', path: internalPaths.page(key, 'home') };
  const file = decideFile(site, pathname);
  if (file) return file;
  if (site.callOnly) return notFound;
  if (pathname.length > 1 && pathname.endsWith('/'))
    return redirectFrom(known, pathname.replace(/(?<!\/)\/+$/, ''), notFound);

  const segments = segmentsOf(pathname);
  const [first, ...deeper] = segments ?? [];
  if (!segments || !first) return notFound;
  if (deeper.length > 0) return decideListed(site, pathname, segments) ?? notFound;

  const exact = fixedAt(site, first);
  if (exact) return pageAt(paths[exact], pathname, internalPaths.page(key, exact));
  const item = decideListed(site, pathname, segments);
  if (item) return item;
  const variant = fixedAt(site, looseSlug(first));
  return variant
    ? { kind: 'redirect', to: paths[variant] }
    : { kind: 'not-found', path: internalPaths.unknownService(key) };
};

const redirectFrom = (known: Known<SiteRoutes>, pathname: string, notFound: RouteDecision): RouteDecision => {
  if (pathname === '') return notFound;
  const decision = decideRoute(known, pathname);
  if (decision.kind === 'page') return { kind: 'redirect', to: pathname };
  return decision.kind === 'redirect' ? decision : notFound;
};
