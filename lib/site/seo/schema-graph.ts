import type {
  BreadcrumbList,
  Graph,
  OpeningHoursSpecification,
  Service as ServiceNode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { hasPage, type Service, type Site } from '@/lib/content/domain/site';
import { pictureOf } from '@/lib/content/domain/choose-picture';
import { paths } from '@/lib/site/urls/paths';
import { pageName, parentsOf, schemaTypeOf, type SitePage } from '@/lib/site/pages/page-registry';
import { cut } from '@/lib/platform/text';
import { minimalBusinessNode, businessNodes } from './business';
import { imagesOf, videosOf } from './media';
import { absolute, breadcrumbId, businessId, known, serviceId, websiteId } from './nodes';
import { ownTextOf } from './own-text';

const DESCRIPTION_LENGTH = 300;

const websiteNode = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(site),
  url: absolute(site, paths.home),
  name: site.name,
  inLanguage: site.language,
  publisher: { '@id': businessId(site) },
});

/** `whole`: with description and picture, for the service's own page and the list of services. */
const serviceNode = (site: Site, service: Service, whole: boolean): ServiceNode => {
  const text = service.blocks.find((block) => block.text)?.text;
  const picture = pictureOf(service);
  return known({
    '@type': 'Service',
    '@id': serviceId(site, service.name),
    name: service.name,
    url: hasPage(service) && !site.callOnly ? absolute(site, paths.service(service.slug)) : null,
    ...(whole && {
      description: text && cut(text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH),
      image: picture && absolute(site, picture),
    }),
    provider: { '@id': businessId(site) },
  }) as ServiceNode;
};

const breadcrumbNode = (site: Site, page: SitePage): BreadcrumbList => {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(absolute(site, page.path)),
    itemListElement: [...parentsOf(page), page].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageName(site, entry),
      item: absolute(site, entry.path),
    })),
  };
};

const pageNode = (site: Site, page: SitePage): WebPage => {
  const url = absolute(site, page.path);
  const images = imagesOf(site, page);
  const videos = videosOf(site, page);
  return known({
    '@type': schemaTypeOf(page),
    '@id': url,
    url,
    name: pageName(site, page),
    // Home is described by the node of the business.
    description: page.kind === 'home' ? null : ownTextOf(site, page),
    isPartOf: { '@id': websiteId(site) },
    about: { '@id': businessId(site) },
    mainEntity: page.kind === 'service' ? { '@id': serviceId(site, page.service.name) } : null,
    breadcrumb: page.kind === 'home' ? null : { '@id': breadcrumbId(url) },
    image: images,
    video: videos,
  }) as WebPage;
};

const servicesOn = (site: Site, page: SitePage): ServiceNode[] => {
  if (page.kind === 'service') return [serviceNode(site, page.service, true)];
  const names = new Set<string>();
  const unique = site.services.filter(
    ({ name }) => !names.has(serviceId(site, name)) && names.add(serviceId(site, name)),
  );
  return page.kind === 'home' || page.kind === 'services'
    ? unique.map((service) => serviceNode(site, service, page.kind === 'services'))
    : [];
};

/**
 * The schema.org graph of a page; its nodes are linked by @id, the same on every page. Home and Contact have
 * all properties of the business and its places, other pages the required ones.
 */
export const structuredData = (
  site: Site,
  page: SitePage,
  openingHours: readonly OpeningHoursSpecification[] = [],
): Graph => {
  const business =
    page.kind === 'home' || page.kind === 'contact'
      ? businessNodes(site, openingHours)
      : [minimalBusinessNode(site)];
  const nodes: Thing[] = [
    websiteNode(site),
    ...business,
    pageNode(site, page),
    ...servicesOn(site, page),
    ...(page.kind === 'home' ? [] : [breadcrumbNode(site, page)]),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
};

/** JSON for a script element, escaped so that no text in it ends the element or starts a comment. */
export const scriptJson = (document: unknown): string =>
  JSON.stringify(document).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
