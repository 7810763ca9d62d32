import type {
  BreadcrumbList,
  Graph as GraphDocument,
  OpeningHoursSpecification,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { hasPage } from '@/lib/content/domain/named';
import type { Site } from '@/lib/content/record/site';
import { languageTagOf } from '@/lib/site/messages';
import { pointsOfLinks } from '@/lib/language/geo/coordinates';
import { originOf } from '@/lib/content/hosts/hosts';
import { definitionOf, ownTextOf, pageName, parentsOf, type SitePage } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';
import { businessNodes, minimalBusinessNode } from './business';
import { breadcrumbId, businessId, known, websiteId, type Graph, type Node } from '@/lib/site/schema/nodes';

/** Limits the size of the page; crawlers find the other pictures in its HTML. */
const MAX_PICTURES = 60;

export const absolute = (site: Site, link: string): string => new URL(link, `${originOf(site.id)}/`).href;

const graphOf = (site: Site, points: Graph['points']): Graph => {
  const url = (link: string) => absolute(site, link);
  return {
    site,
    points,
    url,
    serviceUrl: (service) => (hasPage(service) && !site.callOnly ? url(paths.service(service.slug)) : null),
  };
};

const websiteNode = (graph: Graph): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(graph),
  url: graph.url(paths.home),
  name: graph.site.name,
  inLanguage: languageTagOf(graph.site),
  publisher: { '@id': businessId(graph) },
});

const breadcrumbNode = (graph: Graph, page: SitePage): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': breadcrumbId(graph.url(page.path)),
  itemListElement: [...parentsOf(page), page].map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageName(entry),
    item: graph.url(entry.path),
  })),
});

/** The node of the business describes Home, which has no breadcrumb. */
const pageNode = (graph: Graph, page: SitePage, main: Node | undefined): WebPage => {
  const url = graph.url(page.path);
  const { schema } = definitionOf(page);
  const isHome = page.kind === 'home';
  return known({
    '@type': schema.type,
    '@id': url,
    url,
    name: pageName(page),
    description: isHome ? null : ownTextOf(page),
    isPartOf: { '@id': websiteId(graph) },
    about: { '@id': businessId(graph) },
    mainEntity: main && { '@id': main['@id'] },
    breadcrumb: isHome ? null : { '@id': breadcrumbId(url) },
    image: schema.images?.(page, graph).slice(0, MAX_PICTURES),
    video: schema.videos?.(page, graph),
  }) as WebPage;
};

/**
 * Nodes are linked by @id, the same on every page. Home and Contact have all properties of the business and
 * its places, other pages the required ones.
 */
export const structuredData = (
  page: SitePage,
  openingHours: readonly OpeningHoursSpecification[] = [],
  points: Graph['points'] = pointsOfLinks(page.site.places),
): GraphDocument => {
  const graph = graphOf(page.site, points);
  const { schema } = definitionOf(page);
  const main = schema.main?.(page, graph);
  const own: Thing[] = main ? [main] : [];
  const nodes: Thing[] = [
    websiteNode(graph),
    ...(schema.wholeBusiness ? businessNodes(graph, openingHours) : [minimalBusinessNode(graph)]),
    pageNode(graph, page, main),
    ...own,
    ...(schema.nodes?.(page, graph) ?? []),
    ...(page.kind === 'home' ? [] : [breadcrumbNode(graph, page)]),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
};

/** Escaped so that no text ends the script element or starts a comment. */
export const scriptJson = (document: unknown): string =>
  JSON.stringify(document).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
