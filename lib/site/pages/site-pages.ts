import { isBelow } from '@/lib/content/pages/free-pages';
import { hasPage } from '@/lib/content/domain/named';
import type { PageList, Site, SiteRoutes } from '@/lib/content/record/site';
import type { Service } from '@/lib/content/services/services';
import type { Review } from '@/lib/content/reviews/review';
import { withReviewPages } from '@/lib/content/reviews/review-pages';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { messagesOf } from '@/lib/site/messages';
import { cut } from '@/lib/platform/text';
import { paths, withSlug } from './paths';
import type { PageDefinition, PageOf, Reviews } from './page-definition';
import { pageKinds, type Kinds } from './page-kinds';

export type PageKind = keyof Kinds;
export type FixedKind = { [Kind in PageKind]: Kinds[Kind]['list'] extends null ? Kind : never }[PageKind];
export type ListedKind = Exclude<PageKind, FixedKind>;

type ItemOf<Kind extends PageKind> = Parameters<Kinds[Kind]['name']>[0]['item'];
export type PageOfKind<Kind extends PageKind> = PageOf<ItemOf<Kind>> & { kind: Kind };
export type SitePage = PageOf<unknown> & { kind: PageKind };

const kinds = Object.keys(pageKinds) as PageKind[];
const isFixed = (kind: PageKind): kind is FixedKind => pageKinds[kind].list === null;
export const fixedKinds = kinds.filter(isFixed);
export const listedKinds = kinds.filter((kind) => !isFixed(kind)) as ListedKind[];
const callOnlyKinds: PageKind[] = ['home'];

export const definitionOf = ({ kind }: SitePage): PageDefinition<unknown, string> => pageKinds[kind];

type Address = { kind: PageKind; path: string; item: unknown };

export const hasFixed = (site: SiteRoutes, kind: FixedKind): boolean => {
  const { onlyWith }: { onlyWith?: PageList } = pageKinds[kind];
  return onlyWith === undefined || site[onlyWith].some(hasPage);
};

/** Every page with status 200, also empty ones; only Home on a call-only site. */
const addressesOf = (site: SiteRoutes): Address[] =>
  (site.callOnly ? callOnlyKinds : kinds).flatMap((kind): Address[] => {
    const { path, list } = pageKinds[kind];
    if (list === null) return !isFixed(kind) || hasFixed(site, kind) ? [{ kind, path, item: null }] : [];
    return site[list]
      .filter(hasPage)
      .map((item) => ({ kind, path: withSlug(path, encodeURIComponent(item.slug)), item }));
  });

export const pagePathsOf = (site: SiteRoutes): string[] => addressesOf(site).map(({ path }) => path);

/** `pathname` percent-encoded; null without a page. */
export const kindAt = (site: SiteRoutes, pathname: string): PageKind | null =>
  addressesOf(site).find(({ path }) => path === pathname)?.kind ?? null;

export const pagesOf = (site: Site): SitePage[] => {
  const messages = messagesOf(site);
  return addressesOf(site).map((address) => ({ ...address, site, messages }));
};

export const pagesOfKind = <Kind extends PageKind>(site: Site, kind: Kind): PageOfKind<Kind>[] =>
  pagesOf(site).filter((page) => page.kind === kind) as PageOfKind<Kind>[];

export const counterpartOf = (page: SitePage, other: Site): SitePage | null => {
  const { list, pairedBy }: { list: PageList | null; pairedBy?: 'slug' | 'position' } = {
    pairedBy: undefined,
    ...pageKinds[page.kind],
  };
  const candidates = pagesOf(other).filter(({ kind }) => kind === page.kind);
  if (list === null) return candidates[0] ?? null;
  const [own, others]: (readonly unknown[])[] = [page.site[list], other[list]];
  if (pairedBy === 'slug') return candidates.find(({ path }) => path === page.path) ?? null;
  if (pairedBy !== 'position' || own?.length !== others?.length) return null;
  const item = others?.[own?.indexOf(page.item) ?? -1];
  return candidates.find((candidate) => candidate.item === item) ?? null;
};

export const fixedPage = (site: Site, kind: FixedKind): PageOfKind<FixedKind> => {
  const { path } = pageKinds[kind];
  return { kind, path, item: null, site, messages: messagesOf(site) };
};

export const pageName = (page: SitePage): string => definitionOf(page).name(page);

const MAX_OWN_TEXT = 200;

/** At most 200 characters of a page's own text, for shared links and structured data. */
export const ownTextOf = (page: SitePage): string | null => {
  const text = definitionOf(page).text(page)?.replace(/\s+/g, ' ').trim();
  return text ? cut(text, MAX_OWN_TEXT) : null;
};

/** Home first. */
export const parentsOf = (page: SitePage): SitePage[] => {
  const { parent, parentOf } = definitionOf(page);
  const fixedAt = (path: string | null | undefined) =>
    fixedKinds.find((name) => pageKinds[name].path === path && hasFixed(page.site, name));
  const kind = fixedAt(parentOf?.(page)) ?? fixedAt(parent);
  if (!kind) return [];
  const above = fixedPage(page.site, kind);
  return [...parentsOf(above), above];
};

export const isIndexable = (page: SitePage, reviews: Reviews): boolean =>
  definitionOf(page).isIndexed(page, reviews);

export const indexablePages = (site: Site, reviews: Known<readonly Review[]>): SitePage[] =>
  pagesOf(withReviewPages(site, reviews)).filter((page) => isIndexable(page, reviews));

type Link = { label: string; href: string };
export type NavigationItem = Link & { children: Link[] };

const linkTo = (page: SitePage): Link => ({ label: pageName(page), href: page.path });

export const trailTo = (page: SitePage): Link[] => parentsOf(page).slice(1).map(linkTo);

const menuPlaceOf = (page: SitePage) => definitionOf(page).menu(page);

export const navigationOf = (site: Site): NavigationItem[] => {
  if (site.callOnly) return [];
  const placed = pagesOf(site).map((page) => ({ page, place: menuPlaceOf(page) }));
  const linksAt = (path: string) =>
    placed.filter(({ place }) => place === path).map(({ page }) => linkTo(page));
  return linksAt('top').map((link) => ({ ...link, children: linksAt(link.href) }));
};

/** Also those below a page that the menu does not have. */
export const footerPagesOf = (site: Site): Link[] => {
  if (site.callOnly || site.freePages.length === 0) return [];
  const inMenu = new Set(navigationOf(site).map(({ href }) => href));
  return site.freePages
    .filter(hasPage)
    .filter(
      ({ place, blocks }) =>
        blocks.length > 0 && (place === 'footer' || (isBelow(place) && !inMenu.has(place))),
    )
    .map(({ name, slug }) => ({ label: name, href: paths.freePage(slug) }));
};

export const showsReviews = (site: Site): boolean =>
  !site.callOnly && menuPlaceOf(fixedPage(site, 'reviews')) !== null;

/** The service's page if services have pages, else the list. */
export const serviceHref = (site: Site, service: Service): string =>
  site.servicePages && hasPage(service) ? paths.service(service.slug) : paths.services;
