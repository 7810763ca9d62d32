import { changedOn } from '@/lib/content/domain/articles';
import { pictureOf } from '@/lib/content/domain/choose-picture';
import { pagesOfProject } from '@/lib/content/domain/gallery-pages';
import { areaNode, articleNode, partNodes, serviceNode } from '@/lib/site/seo/nodes';
import { listed } from './page-definition';
import { always, anyPicture, hasPictures, none, nowhere, withRecord } from './page-parts';

export const listedPageKinds = {
  service: listed('services', {
    pairedBy: 'position',
    path: '/[service]',
    name: ({ item }) => item.name,
    parent: '/services',
    menu: ({ site }) => (site.servicePages ? '/services' : null),
    isIndexed: always,
    changedAt: withRecord,
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
    changedAt: withRecord,
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
    menu: nowhere,
    isIndexed: always,
    changedAt: withRecord,
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
    menu: nowhere,
    isIndexed: ({ item }) => item.text !== '',
    changedAt: ({ item }, recordChangedAt) => changedOn(item) ?? recordChangedAt,
    text: ({ item }) => item.summary,
    isDescribedByText: true,
    card: (page) => ({ picture: page.item.picture ?? anyPicture(page).picture }),
    schema: { type: 'WebPage', main: ({ item, path }, graph) => articleNode(graph, item, path) },
  }),
  articlePage: listed('articlePages', {
    path: '/articles/page/[number]',
    name: ({ item: { number, of }, messages }) => messages.gallery.page(number, of, messages.articles.title),
    parent: '/articles',
    menu: nowhere,
    isIndexed: always,
    changedAt: withRecord,
    text: none,
    card: anyPicture,
    schema: { type: 'CollectionPage' },
  }),
  galleryPage: listed('galleryPages', {
    path: '/gallery/page/[number]',
    name: ({ item: { project, number, of }, messages }) =>
      messages.gallery.page(number, of, project?.name ?? messages.nav.gallery),
    parent: '/gallery',
    menu: nowhere,
    isIndexed: always,
    changedAt: withRecord,
    text: none,
    card: (page) => ({ picture: page.item.parts[0]?.pictures[0] ?? anyPicture(page).picture }),
    schema: { type: 'ImageGallery', images: ({ item }, graph) => partNodes(graph, item.parts) },
  }),
};
