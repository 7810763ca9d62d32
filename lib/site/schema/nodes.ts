import { createHash } from 'node:crypto';
import type { ImageObject, Offer, Thing, VideoObject } from 'schema-dts';
import { pictureOf } from '@/lib/content/record/choose-picture';
import { pagesOfGallery, type GalleryPart } from '@/lib/content/gallery/gallery-pages';
import type { Area } from '@/lib/content/areas/areas';
import { changedOn, type Article } from '@/lib/content/articles/articles';
import { questionsOf, type FreePage } from '@/lib/content/pages/free-pages';
import type { Price, Service } from '@/lib/content/services/services';
import type { Site } from '@/lib/content/record/site';
import { VIDEOS_PER_PAGE } from '@/lib/content/videos/videos';
import { citiesOf } from '@/lib/site/area';
import type { Messages } from '@/lib/language/i18n';
import { messagesOf } from '@/lib/site/messages';
import { BEGINS_WITH_PER } from '@/lib/site/price-texts';
import { slugOf } from '@/lib/language/slug';
import { cut, withoutMarks } from '@/lib/platform/text';
import type { Coordinates } from '@/lib/language/geo/coordinates';
import { videoPlayer } from '@/lib/site/urls/media-links';
import { watchLink } from '@/lib/site/urls/outside-links';

export type Graph = {
  site: Site;
  points: ReadonlyMap<string, Coordinates>;
  /** `link`: a path of the site, or a link in its record. */
  url: (link: string) => string;
  serviceUrl: (service: Service) => string | null;
};

export type Node = Extract<Thing, object> & { '@id': string };

export const websiteId = ({ url }: Graph): string => url('/#website');

/** Derived from the address, so that it stays the same when places are added or reordered. */
export const placeId = ({ url }: Graph, address: string): string =>
  url(`/#place-${createHash('sha256').update(withoutMarks(address)).digest('hex').slice(0, 8)}`);

/** The first place represents the business. */
export const businessId = (graph: Graph): string => {
  const [place] = graph.site.places;
  return place ? placeId(graph, place.address) : graph.url('/#business');
};

const serviceId = ({ url }: Graph, name: string): string =>
  url(`/#service-${encodeURIComponent(slugOf(name))}`);

export const breadcrumbId = (url: string): string => `${url}#breadcrumb`;

export const known = <T extends object>(node: T): T =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  ) as T;

const DESCRIPTION_LENGTH = 300;

const offersOf = ({ name, amount }: Price): Offer[] => {
  if (!amount) return [];
  const { from, to, currency, unit } = amount;
  const price = from === to ? from : null;
  const range = price === null ? { minPrice: from, maxPrice: to } : { price };
  const specification = {
    '@type': 'UnitPriceSpecification',
    priceCurrency: currency,
    ...range,
    unitText: unit?.replace(BEGINS_WITH_PER, ''),
  };
  return [
    known({
      '@type': 'Offer',
      name,
      ...(price !== null && { price, priceCurrency: currency }),
      ...((price === null || unit) && { priceSpecification: known(specification) }),
    }) as Offer,
  ];
};

/** `whole`: with description and picture, for the service's page and the list of services. */
export const serviceNode = (graph: Graph, service: Service, extent: 'name' | 'whole'): Node => {
  const text = service.blocks.find((block) => block.text)?.text;
  const picture = pictureOf(service);
  return known({
    '@type': 'Service',
    '@id': serviceId(graph, service.name),
    name: service.name,
    url: graph.serviceUrl(service),
    ...(extent === 'whole' && {
      description: text && cut(text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH),
      image: picture && graph.url(picture),
      areaServed: citiesOf(graph.site),
      offers: (service.prices ?? []).flatMap(offersOf),
    }),
    provider: { '@id': businessId(graph) },
  }) as Node;
};

/** Limits the size of pages; the page of each service has its whole node. */
const MAX_SERVICES = 20;

export const serviceNodes = (graph: Graph, extent: 'name' | 'whole'): Node[] => {
  const byId = new Map<string, Service>();
  for (const service of graph.site.services) {
    const id = serviceId(graph, service.name);
    if (!byId.has(id)) byId.set(id, service);
  }
  const services = [...byId.values()];
  return extent === 'name'
    ? services.slice(0, MAX_SERVICES).map((service) => serviceNode(graph, service, 'name'))
    : services.map((service, index) => serviceNode(graph, service, index < MAX_SERVICES ? 'whole' : 'name'));
};

export const areaNode = (
  graph: Graph,
  { item, site, messages, path }: { item: Area; site: Site; messages: Messages; path: string },
): Node => {
  const trade = site.trade?.names?.[site.language] ?? null;
  return known({
    '@type': 'Service',
    '@id': `${graph.url(path)}#service`,
    name: messages.areas.in(item.name, trade),
    serviceType: trade,
    url: graph.url(path),
    description: cut(item.text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH),
    image: item.pictures.map(graph.url),
    areaServed: { '@type': 'City', name: item.name },
    provider: { '@id': businessId(graph) },
  }) as Node;
};

export const articleNode = (graph: Graph, article: Article, path: string): Node => {
  const business = { '@id': businessId(graph) };
  return known({
    '@type': 'BlogPosting',
    '@id': `${graph.url(path)}#article`,
    headline: article.name,
    url: graph.url(path),
    mainEntityOfPage: { '@id': graph.url(path) },
    description: article.summary,
    image: article.picture && graph.url(article.picture),
    datePublished: article.date,
    dateModified: changedOn(article),
    author: article.author ? { '@type': 'Person', name: article.author } : business,
    publisher: business,
  }) as Node;
};

export const questionNodes = (graph: Graph, { item, path }: { item: FreePage; path: string }): Node[] => {
  const mainEntity = questionsOf(item).map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer.text },
  }));
  const url = graph.url(path);
  return mainEntity.length > 0
    ? [{ '@type': 'FAQPage', '@id': `${url}#questions`, isPartOf: { '@id': url }, mainEntity }]
    : [];
};

/** The business is the author of its own pictures; stock pictures have none. */
const pictureNodes = (
  graph: Graph,
  subject: string,
  { pictures, first, of }: Pick<GalleryPart, 'pictures' | 'first' | 'of'>,
): ImageObject[] => {
  const { site, url } = graph;
  const rights = {
    creator: { '@id': businessId(graph) },
    creditText: site.name,
    copyrightNotice: `© ${site.name}`,
  };
  return pictures.map((link, index) => ({
    '@type': 'ImageObject',
    contentUrl: url(link),
    name: messagesOf(site).gallery.picture(first + index + 1, of, subject),
    ...(!site.stock.includes(link) && rights),
  }));
};

export const partNodes = (graph: Graph, parts: readonly GalleryPart[]): ImageObject[] =>
  parts.flatMap((part) => pictureNodes(graph, part.project?.name ?? graph.site.name, part));

export const galleryNodes = (graph: Graph): ImageObject[] => {
  const { beforeAfter } = graph.site;
  const pictures = beforeAfter.flatMap(({ before, after }) => [before, after]);
  const { section } = messagesOf(graph.site);
  return [
    ...pictureNodes(graph, section.beforeAfter, { pictures, first: 0, of: pictures.length }),
    ...partNodes(graph, pagesOfGallery(graph.site)[0] ?? []),
  ];
};

const stillOf = (embed: string): string | null => {
  const [, id] = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]+)$/.exec(embed) ?? [];
  return id ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : null;
};

type Video = { name: string; url: string; picture: string | null };

/** Without a publication date search engines refuse a video. */
export const videoNodes = (
  { site, url }: Graph,
  video: Video,
  facts = site.videoFacts[video.url],
): VideoObject[] => {
  const player = videoPlayer(video.url);
  if (!player || !facts?.date) return [];
  const [address = ''] = player.src.split('?');
  const still = video.picture ? url(video.picture) : stillOf(address);
  if (!still) return [];
  return [
    known({
      '@type': 'VideoObject',
      name: facts.title ?? video.name,
      thumbnailUrl: still,
      uploadDate: facts.date,
      ...(player.kind === 'file' ? { contentUrl: player.src } : { embedUrl: address }),
    }),
  ];
};

/** The videos on a page of the list. @param number of the page, from 1 */
export const videoNodesOf = (
  { site, messages }: { site: Site; messages: Messages },
  graph: Graph,
  number = 1,
): VideoObject[] => {
  const { channelUrl, ids } = site.videos;
  const first = (number - 1) * VIDEOS_PER_PAGE;
  return (channelUrl ? ids : []).slice(first, first + VIDEOS_PER_PAGE).flatMap((id, index) => {
    const name = messages.seo.video(site.name, first + index + 1, ids.length);
    return videoNodes(graph, { name, url: watchLink(id), picture: null }, site.videoFacts[id]);
  });
};
