import type { Service, Site } from '@/lib/content/domain/site';
import { hasPage } from '@/lib/content/domain/site';
import { paths } from '@/lib/site/urls/paths';
import { fixedPages, type FixedPage } from '@/lib/content/domain/addresses';
import { fixedPage, isInMenu, pageName, projectPages, servicePages, type SitePage } from './page-registry';

type Link = { label: string; href: string };
export type NavigationItem = Link & { children: Link[] };

const linkTo = (site: Site, page: SitePage): Link => ({ label: pageName(site, page), href: page.path });

/** SPEC section 2: only with autoGntLandingFromService, or customLinks. */
const childrenOf = (site: Site, kind: 'home' | FixedPage): SitePage[] => {
  if (kind === 'services' && site.servicePages) return servicePages(site);
  return kind === 'gallery' && site.projectsInNavigation ? projectPages(site) : [];
};

/** The main menu in SPEC's order, with its dropdowns; empty for a call-only site. */
export const navigationOf = (site: Site): NavigationItem[] =>
  (['home', ...fixedPages] as const)
    .filter((kind) => isInMenu(site, kind))
    .map((kind) => ({
      ...linkTo(site, fixedPage(kind)),
      children: childrenOf(site, kind).map((page) => linkTo(site, page)),
    }));

export const showsReviews = (site: Site): boolean => isInMenu(site, 'reviews');

/** The target of a service's card: its page if services have pages, else the list (SPEC section 2). */
export const serviceHref = (site: Site, service: Service): string =>
  site.servicePages && hasPage(service) ? paths.service(service.slug) : paths.services;
