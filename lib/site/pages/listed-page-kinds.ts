import { changedOn } from '@/lib/content/articles/articles';
import { pictureOf } from '@/lib/content/record/choose-picture';
import { pagesOfProject } from '@/lib/content/gallery/gallery-pages';
import { areaNode, articleNode, partNodes, serviceNode, videoNodesOf } from '@/lib/site/schema/nodes';
import { listed } from './page-definition';
import { anyPicture, hasPictures } from './page-parts';

export const listedPageKinds = {
  service: listed('services', {
    pairedBy: 'position',
    path: '/[service]',
    name: ({ item }) => item.name,
    parent: '/services',
    menu: ({ site }) => (site.servicePages ? '/services' : null),
    text: ({ item }) => item.blocks.find((block) => block.text)?.text,
    card: (page) => ({ picture: pictureOf(page.item) ?? anyPicture(page).picture }),
    schema: { type: 'WebPage', main: ({ item }, graph) => serviceNode(graph, item, 'whole') },
  }),
  project: listed('projects', {
    pairedBy: 'slug',
    path: '/gallery/[landing]',
    name: ({ item }) => item.name,
    parent: '/gallery',
    menu: ({ site }) => (site.projectsInNavigation ? '/gallery' : null),
    isIndexed: ({ item }) => hasPictures(item),
    text: ({ item, messages }) => `${item.name}: ${messages.section.galleryText}`,
    card: (page) => ({ picture: page.item.pictures[0] ?? anyPicture(page).picture }),
    schema: {
      type: 'ImageGallery',
      images: ({ item }, graph) => partNodes(graph, pagesOfProject(item)[0] ?? []),
    },
  }),
  area: listed('areas', {
    pairedBy: 'slug',
    path: '/areas/[area]',
    name: ({ site, item, messages }) =>
      messages.areas.in(item.name, site.trade?.names?.[site.language] ?? null),
    parent: '/areas',
    text: ({ item }) => item.text,
    isDescribedByText: true,
    card: (page) => ({ picture: page.item.pictures[0] ?? anyPicture(page).picture }),
    schema: { type: 'WebPage', main: (page, graph) => areaNode(graph, page) },
  }),
  article: listed('articles', {
    pairedBy: 'slug',
    path: '/articles/[article]',
    name: ({ item }) => item.name,
    parent: '/articles',
    isIndexed: ({ item }) => item.text !== '',
    changedAt: ({ item }, recordChangedAt) => changedOn(item) ?? recordChangedAt,
    text: ({ item }) => item.summary,
    isDescribedByText: true,
    card: (page) => ({ picture: page.item.picture ?? anyPicture(page).picture }),
    schema: { type: 'WebPage', main: ({ item, path }, graph) => articleNode(graph, item, path) },
  }),
  videoPage: listed('videoPages', {
    path: '/our-videos/page/[number]',
    name: ({ item: { number, of }, messages }) => messages.gallery.page(number, of, messages.nav.videos),
    parent: '/our-videos',
    schema: { type: 'VideoGallery', videos: (page, graph) => videoNodesOf(page, graph, page.item.number) },
  }),
  reviewPage: listed('reviewPages', {
    path: '/reviews/page/[number]',
    name: ({ item: { number, of }, messages }) => messages.gallery.page(number, of, messages.nav.reviews),
    parent: '/reviews',
    schema: { type: 'CollectionPage' },
  }),
  articlePage: listed('articlePages', {
    path: '/articles/page/[number]',
    name: ({ item: { number, of }, messages }) => messages.gallery.page(number, of, messages.articles.title),
    parent: '/articles',
    schema: { type: 'CollectionPage' },
  }),
  galleryPage: listed('galleryPages', {
    path: '/gallery/page/[number]',
    name: ({ item: { project, number, of }, messages }) =>
      messages.gallery.page(number, of, project?.name ?? messages.nav.gallery),
    parent: '/gallery',
    card: (page) => ({ picture: page.item.parts[0]?.pictures[0] ?? anyPicture(page).picture }),
    schema: { type: 'ImageGallery', images: ({ item }, graph) => partNodes(graph, item.parts) },
  }),
};
