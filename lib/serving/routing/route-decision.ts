import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { hasPage, type SiteRoutes } from '@/lib/content/domain/site';
import { internalPaths } from './internal-paths';
import { fixedPages, iconFiles, siteFiles } from '@/lib/content/domain/addresses';
import { pageOfCard, paths } from '@/lib/site/urls/paths';
import { pagePathsOf } from '@/lib/site/pages/page-registry';
import { siteKeyOf } from './site-key';
import { looseSlug } from '@/lib/language/slug';

/** Paths are those inside the app, except in a redirect. */
export type RouteDecision =
  | { kind: 'page'; path: string }
  | { kind: 'not-found'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'no-such-site' }
  | { kind: 'unavailable' };

/** The decoded segments of a path; null for empty, dotted, doubly encoded or undecodable ones. */
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

/** The entry with this slug, or with one that differs only in case, hyphens and spaces. */
const find = (entries: SiteRoutes['services'], wanted: string): { slug: string; exact: boolean } | null => {
  const withPage = entries.filter(hasPage);
  const exact = withPage.find((entry) => entry.slug === wanted)?.slug;
  if (exact) return { slug: exact, exact: true };
  const near = withPage.find((entry) => looseSlug(entry.slug) === looseSlug(wanted))?.slug;
  return near ? { slug: near, exact: false } : null;
};

/** Files, icons and social cards, which call-only sites have too; null for pages. */
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

/** The route table of SPEC section 2 for one site. @param pathname as the visitor sent it, percent-encoded */
export const decideRoute = (known: Known<SiteRoutes>, pathname: string): RouteDecision => {
  if (known.state === 'gone') return { kind: 'no-such-site' };
  if (known.state === 'unavailable') return { kind: 'unavailable' };
  const site = known.value;
  const key = siteKeyOf(site.id);
  const page = (path: string): RouteDecision => ({ kind: 'page', path: internalPaths.page(key, path) });
  const notFound: RouteDecision = { kind: 'not-found', path: internalPaths.notFound(key) };

  if (pathname === paths.home) return page(paths.home);
  const file = decideFile(site, pathname);
  if (file) return file;
  if (site.callOnly) return notFound;
  if (pathname.length > 1 && pathname.endsWith('/'))
    return redirectFrom(known, pathname.replace(/\/+$/, ''), notFound);

  const segments = segmentsOf(pathname);
  const [first, second] = segments ?? [];
  if (!segments || !first || segments.length > 2) return notFound;

  if (second !== undefined) {
    if (first !== 'gallery') return notFound;
    const project = find(site.projects, second);
    if (!project) return notFound;
    return project.exact
      ? { kind: 'page', path: internalPaths.project(key, project.slug) }
      : { kind: 'redirect', to: paths.project(project.slug) };
  }

  if (fixedPages.some((name) => name === first)) return page(`/${first}`);
  const service = find(site.services, first);
  if (service)
    return service.exact
      ? { kind: 'page', path: internalPaths.service(key, service.slug) }
      : { kind: 'redirect', to: paths.service(service.slug) };
  const variant = fixedPages.find((name) => name === looseSlug(first));
  return variant
    ? { kind: 'redirect', to: `/${variant}` }
    : { kind: 'not-found', path: internalPaths.unknownService(key) };
};

/** Redirects trailing slashes to the page without them. */
const redirectFrom = (known: Known<SiteRoutes>, pathname: string, notFound: RouteDecision): RouteDecision => {
  if (pathname === '') return notFound;
  const decision = decideRoute(known, pathname);
  if (decision.kind === 'page') return { kind: 'redirect', to: pathname };
  return decision.kind === 'redirect' ? decision : notFound;
};
