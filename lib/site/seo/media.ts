import type { ImageObject, VideoObject } from 'schema-dts';
import type { Site } from '@/lib/content';
import { galleryPictures } from '@/lib/content/domain/choose-picture';
import { getMessages } from '@/lib/language/i18n';
import { watchLink } from '@/lib/site/urls/outside-links';
import type { SitePage } from '@/lib/site/pages/page-registry';
import { videoPlayer } from '@/lib/site/urls/video-links';
import { absolute, known } from './nodes';

/** Limits the size of the page; crawlers find the other pictures in its HTML. */
const MAX_PICTURES = 60;

const pictures = (site: Site, subject: string, links: readonly string[]): ImageObject[] =>
  links.map((link, index) => ({
    '@type': 'ImageObject',
    contentUrl: absolute(site, link),
    name: getMessages(site.language).gallery.picture(index + 1, links.length, subject),
  }));

/** The pictures of a page's galleries, without author and licence, which the record does not hold. */
export const imagesOf = (site: Site, page: SitePage): ImageObject[] => {
  const { beforeAfter, projects } = site;
  const general = () => pictures(site, site.name, galleryPictures(site));
  const shown = projects.filter((project) => project.pictures.length > 0);
  const all = {
    gallery: () => [
      ...pictures(
        site,
        getMessages(site.language).section.beforeAfter,
        beforeAfter.flatMap(({ before, after }) => [before, after]),
      ),
      ...(shown.length
        ? shown.flatMap((project) => pictures(site, project.name, project.pictures))
        : general()),
    ],
    project: () => (page.kind === 'project' ? pictures(site, page.project.name, page.project.pictures) : []),
    home: () => (site.callOnly ? general() : []),
  };
  return page.kind in all ? all[page.kind as keyof typeof all]().slice(0, MAX_PICTURES) : [];
};

const stillOf = (embed: string): string | null => {
  const [, id] = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]+)$/.exec(embed) ?? [];
  return id ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : null;
};

const video = (site: Site, name: string, url: string, picture: string | null): VideoObject[] => {
  const player = videoPlayer(url);
  if (!player) return [];
  const [address = ''] = player.src.split('?');
  const still = picture ? absolute(site, picture) : stillOf(address);
  if (!still) return [];
  return [
    known({
      '@type': 'VideoObject',
      name,
      thumbnailUrl: still,
      ...(player.kind === 'file' ? { contentUrl: player.src } : { embedUrl: address }),
    }),
  ];
};

/** The videos of a page, without uploadDate, which the record does not hold; Google then shows no preview. */
export const videosOf = (site: Site, page: SitePage): VideoObject[] => {
  const { section, seo } = getMessages(site.language);
  const { ids, channelUrl } = site.videos;
  if (page.kind === 'our-videos' && channelUrl)
    return ids.flatMap((id, index) =>
      video(site, seo.video(site.name, index + 1, ids.length), watchLink(id), null),
    );
  return page.kind === 'home' && site.promoVideo
    ? video(site, `${section.promoVideo} | ${site.name}`, site.promoVideo.url, site.promoVideo.picture)
    : [];
};
