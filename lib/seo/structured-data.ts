import type {
  BreadcrumbList,
  Graph,
  OpeningHoursSpecification,
  Service as ServiceNode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { hasPage, type Service, type Site } from '@/lib/content/site';
import { pictureOf } from '@/lib/content/choose-picture';
import { paths } from '@/lib/urls/paths';
import { pageName, parentsOf, schemaTypeOf, type SitePage } from '@/lib/pages/page-registry';
import { cut } from '@/lib/text';
import { businessInShort, businessNodes } from './business';
import { imagesOf, videosOf } from './media';
import { absolute, breadcrumbId, businessId, known, serviceId, websiteId } from './nodes';

const DESCRIPTION_LENGTH = 300;

const websiteNode = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(site),
  url: absolute(site, paths.home),
  name: site.name,
  inLanguage: site.language,
  publisher: { '@id': businessId(site) },
});

/** A service in short; on its own page with what is said of it. */
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

/** The way from Home to a page, as its header shows it. */
const breadcrumbNode = (site: Site, page: SitePage): BreadcrumbList => {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(absolute(site, page.path)),
    itemListElement: [...parentsOf(page), page].map((entry, at) => ({
      '@type': 'ListItem',
      position: at + 1,
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
  // Two services of one name are one thing.
  const unique = site.services.filter(
    ({ name }) => !names.has(serviceId(site, name)) && names.add(serviceId(site, name)),
  );
  return page.kind === 'home' || page.kind === 'services'
    ? unique.map((service) => serviceNode(site, service, page.kind === 'services'))
    : [];
};

/**
 * What a page says to machines, as one linked schema.org graph. Home and Contact say everything of the business and its places,
 * other pages the least that is complete; the same things have the same @id everywhere.
 * @param openingHours what is certain of when the business is open
 */
export const structuredData = (
  site: Site,
  page: SitePage,
  openingHours: readonly OpeningHoursSpecification[] = [],
): Graph => {
  const business =
    page.kind === 'home' || page.kind === 'contact'
      ? businessNodes(site, openingHours)
      : [businessInShort(site)];
  const nodes: Thing[] = [
    websiteNode(site),
    ...business,
    pageNode(site, page),
    ...servicesOn(site, page),
    ...(page.kind === 'home' ? [] : [breadcrumbNode(site, page)]),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
};

/** JSON that may stand in a script element: no text in it can end the element or begin a comment. */
export const scriptJson = (document: unknown): string =>
  JSON.stringify(document).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
