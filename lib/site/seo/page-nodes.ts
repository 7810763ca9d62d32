import type { ImageObject, VideoObject } from 'schema-dts';
import { galleryPictures, pictureOf } from '@/lib/content/choose-picture';
import type { Service } from '@/lib/content/domain/site';
import { getMessages } from '@/lib/language/i18n';
import { cut } from '@/lib/platform/text';
import { videoPlayer } from '@/lib/site/urls/video-links';
import { businessId, known, serviceId, type Graph, type Node } from './nodes';

// The nodes of what pages show (lib/site/pages/page-kinds.ts).

const DESCRIPTION_LENGTH = 300;

/** `whole`: with description and picture, for the service's own page and the list of services. */
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
    }),
    provider: { '@id': businessId(graph) },
  }) as Node;
};

/** The services of the site, one for each name. */
export const serviceNodes = (graph: Graph, extent: 'name' | 'whole'): Node[] => {
  const byId = new Map<string, Service>();
  for (const service of graph.site.services) {
    const id = serviceId(graph, service.name);
    if (!byId.has(id)) byId.set(id, service);
  }
  return [...byId.values()].map((service) => serviceNode(graph, service, extent));
};

/** Pictures of a gallery, without author and licence, which the record does not hold. */
export const pictureNodes = (
  { site, url }: Graph,
  subject: string,
  links: readonly string[],
): ImageObject[] =>
  links.map((link, index) => ({
    '@type': 'ImageObject',
    contentUrl: url(link),
    name: getMessages(site.language).gallery.picture(index + 1, links.length, subject),
  }));

/** The pictures of the Gallery page. */
export const galleryNodes = (graph: Graph): ImageObject[] => {
  const { language, name, beforeAfter, projects } = graph.site;
  const pairs = beforeAfter.flatMap(({ before, after }) => [before, after]);
  const shown = projects.filter((project) => project.pictures.length > 0);
  return [
    ...pictureNodes(graph, getMessages(language).section.beforeAfter, pairs),
    ...(shown.length
      ? shown.flatMap((project) => pictureNodes(graph, project.name, project.pictures))
      : pictureNodes(graph, name, galleryPictures(graph.site))),
  ];
};

const stillOf = (embed: string): string | null => {
  const [, id] = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]+)$/.exec(embed) ?? [];
  return id ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : null;
};

type Video = { name: string; url: string; picture: string | null };

/** A video with a still picture, without uploadDate, which the record does not hold; Google shows no preview. */
export const videoNodes = ({ url }: Graph, video: Video): VideoObject[] => {
  const player = videoPlayer(video.url);
  if (!player) return [];
  const [address = ''] = player.src.split('?');
  const still = video.picture ? url(video.picture) : stillOf(address);
  if (!still) return [];
  return [
    known({
      '@type': 'VideoObject',
      name: video.name,
      thumbnailUrl: still,
      ...(player.kind === 'file' ? { contentUrl: player.src } : { embedUrl: address }),
    }),
  ];
};
