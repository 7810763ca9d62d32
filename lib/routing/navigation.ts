import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { paths } from '@/lib/urls/paths';

export type NavigationItem = { label: string; href: string; children: { label: string; href: string }[] };

const linked = <T extends { name: string; slug: string | null }>(
  entries: readonly T[],
  pathOf: (slug: string) => string,
) => entries.flatMap(({ name, slug }) => (slug === null ? [] : [{ label: name, href: pathOf(slug) }]));

/** The navigation shows Reviews only when they are active and not home-only (SPEC section 9). */
export const showsReviews = (site: Site): boolean => site.reviews.active && !site.reviews.homeOnly;

/** The main menu in SPEC's order, with its dropdowns; empty for a call-only site. */
export const navigationOf = (site: Site): NavigationItem[] => {
  if (site.callOnly) return [];
  const { nav } = getMessages(site.language);
  const item = (label: string, href: string, children: NavigationItem['children'] = []) => ({
    label,
    href,
    children,
  });
  return [
    item(nav.home, paths.home),
    item(nav.about, paths.about),
    item(nav.services, paths.services, site.servicePages ? linked(site.services, paths.service) : []),
    item(nav.gallery, paths.gallery, site.projectsInNavigation ? linked(site.projects, paths.project) : []),
    ...(site.videos.channelUrl ? [item(nav.videos, paths.videos)] : []),
    ...(showsReviews(site) ? [item(nav.reviews, paths.reviews)] : []),
    item(nav.contact, paths.contact),
  ];
};

/** Where a service's card leads: to its page when services have pages, else to the list of all (SPEC section 2). */
export const serviceHref = (site: Site, service: { slug: string | null }): string =>
  site.servicePages && service.slug !== null ? paths.service(service.slug) : paths.services;
