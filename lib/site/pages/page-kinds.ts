import {
  galleryPictures,
  heroPicture,
  pickFor,
  pictureOf,
  widePictures,
} from '@/lib/content/domain/choose-picture';
import { changedOn } from '@/lib/content/domain/articles';
import { pagesOfGallery, pagesOfProject } from '@/lib/content/domain/gallery-pages';
import type { Project, Site } from '@/lib/content/domain/site';
import {
  areaNode,
  articleNode,
  galleryNodes,
  partNodes,
  serviceNode,
  serviceNodes,
  videoNodes,
} from '@/lib/site/seo/nodes';
import { watchLink } from '@/lib/site/urls/outside-links';
import { fixed, listed, type PageOf, type Reviews } from './page-definition';

export const hasServices = (site: Site): boolean => site.services.length > 0;
export const hasAbout = ({ about: { first, second }, values, counters }: Site): boolean =>
  [first, second].some(({ text, points }) => text || points.length > 0) ||
  values.length > 0 ||
  counters?.length !== 0;
export const hasProfiles = ({ businessListing, phones, directories, social }: Site): boolean =>
  Boolean(businessListing?.url) || phones.length + directories.length + social.length > 0;
export const hasPictures = (project: Project): boolean => project.pictures.length > 0;
export const hasGallery = (site: Site): boolean =>
  site.beforeAfter.length + site.gallery.length + site.stock.length > 0 || site.projects.some(hasPictures);
/** True while reviews are unavailable: an outage must not remove the page from search engines. */
export const mayHaveReviews = (site: Site, reviews: Reviews): boolean =>
  site.reviews.links.length > 0 ||
  reviews.state === 'unavailable' ||
  (reviews.state === 'found' && reviews.value.length > 0);

const always = () => true;
const onTop = () => 'top' as const;
const onTopIf = (isShown: boolean) => (isShown ? 'top' : null);
const nowhere = () => null;
const none = () => null;
const withRecord = (_: unknown, recordChangedAt: string | null) => recordChangedAt;
const anyPicture = ({ site, path }: PageOf<unknown>) => ({
  picture: pickFor(path, widePictures(site)) ?? heroPicture(site),
});

/** Every kind of page; menu and sitemap have their order. */
export const pageKinds = {
  home: fixed({
    path: '/',
    oldNames: ['index', 'home', 'default', 'welcome'],
    name: ({ messages }) => messages.nav.home,
    parent: null,
    menu: onTop,
    isIndexed: always,
    changedAt: withRecord,
    text: ({ site }) => site.homeTexts[0]?.text ?? site.heroText,
    card: ({ site }) => ({ picture: heroPicture(site), title: site.slogans.hero ?? '' }),
    schema: {
      type: 'WebPage',
      wholeBusiness: true,
      nodes: (_, graph) => serviceNodes(graph, 'name'),
      images: ({ site }, graph) =>
        site.callOnly ? partNodes(graph, pagesOfGallery({ ...site, projects: [] })[0] ?? []) : [],
      videos: ({ site, messages }, graph) =>
        site.promoVideo
          ? videoNodes(graph, { name: `${messages.section.promoVideo} | ${site.name}`, ...site.promoVideo })
          : [],
    },
  }),
  about: fixed({
    path: '/about',
    oldNames: ['about-us', 'our-story', 'who-we-are', 'company'],
    name: ({ messages }) => messages.nav.about,
    parent: '/',
    menu: onTop,
    isIndexed: ({ site }) => hasAbout(site),
    changedAt: withRecord,
    text: ({ site }) => site.about.second.text || site.about.first.text,
    card: anyPicture,
    schema: { type: 'AboutPage' },
  }),
  services: fixed({
    path: '/services',
    oldNames: ['our-services', 'what-we-do'],
    name: ({ messages }) => messages.nav.services,
    parent: '/',
    menu: ({ site }) => onTopIf(hasServices(site)),
    isIndexed: ({ site }) => hasServices(site),
    changedAt: withRecord,
    text: ({ site }) => site.services.map(({ name }) => name).join(', '),
    card: anyPicture,
    schema: {
      type: 'CollectionPage',
      nodes: (_, graph) => serviceNodes(graph, 'whole'),
    },
  }),
  gallery: fixed({
    path: '/gallery',
    oldNames: ['photos', 'photo-gallery', 'portfolio', 'our-work', 'projects'],
    name: ({ messages }) => messages.nav.gallery,
    parent: '/',
    menu: ({ site }) => onTopIf(hasGallery(site)),
    isIndexed: ({ site }) => hasGallery(site),
    changedAt: withRecord,
    text: ({ messages }) => messages.section.galleryText,
    card: ({ site }) => ({ picture: galleryPictures(site)[0] ?? heroPicture(site) }),
    schema: { type: 'ImageGallery', images: (_, graph) => galleryNodes(graph) },
  }),
  videos: fixed({
    path: '/our-videos',
    oldNames: ['videos', 'video'],
    name: ({ messages }) => messages.nav.videos,
    parent: '/',
    menu: ({ site }) => onTopIf(site.videos.channelUrl !== null),
    isIndexed: ({ site }) => site.videos.channelUrl !== null,
    changedAt: withRecord,
    text: none,
    card: anyPicture,
    schema: {
      type: 'VideoGallery',
      videos: ({ site: { name, videos, videoFacts }, messages }, graph) =>
        (videos.channelUrl ? videos.ids : []).flatMap((id, index, { length }) =>
          videoNodes(
            graph,
            { name: messages.seo.video(name, index + 1, length), url: watchLink(id), picture: null },
            videoFacts[id],
          ),
        ),
    },
  }),
  reviews: fixed({
    path: '/reviews',
    oldNames: ['testimonials', 'customer-reviews'],
    name: ({ messages }) => messages.nav.reviews,
    parent: '/',
    menu: ({ site: { reviews } }) => onTopIf(reviews.active && !reviews.homeOnly),
    isIndexed: ({ site }, reviews) => mayHaveReviews(site, reviews),
    changedAt: withRecord,
    text: none,
    card: anyPicture,
    schema: { type: 'CollectionPage' },
  }),
  contact: fixed({
    path: '/contact',
    oldNames: ['contact-us', 'get-in-touch', 'free-estimate', 'request-an-estimate', 'estimate'],
    name: ({ messages }) => messages.nav.contact,
    parent: '/',
    menu: onTop,
    isIndexed: always,
    changedAt: withRecord,
    text: ({ messages }) => messages.section.contactText,
    card: anyPicture,
    schema: { type: 'ContactPage', wholeBusiness: true },
  }),
  findUsOn: fixed({
    path: '/find-us-on',
    oldNames: [],
    name: ({ messages }) => messages.nav.findUsOn,
    parent: '/',
    menu: nowhere,
    isIndexed: ({ site }) => hasProfiles(site),
    changedAt: withRecord,
    text: ({ messages }) => messages.section.findText,
    card: anyPicture,
    schema: { type: 'WebPage' },
  }),
  privacy: fixed({
    path: '/privacy',
    oldNames: ['privacy-policy'],
    name: ({ messages }) => messages.nav.privacy,
    parent: '/',
    menu: nowhere,
    isIndexed: always,
    changedAt: withRecord,
    text: none,
    card: anyPicture,
    schema: { type: 'WebPage' },
  }),
  accessibility: fixed({
    path: '/accessibility',
    oldNames: [],
    name: ({ messages }) => messages.nav.accessibility,
    parent: '/',
    menu: nowhere,
    isIndexed: always,
    changedAt: withRecord,
    text: none,
    card: anyPicture,
    schema: { type: 'WebPage' },
  }),
  areas: fixed({
    path: '/areas',
    oldNames: ['service-areas', 'areas-we-serve', 'service-area', 'locations'],
    onlyWith: 'areas',
    name: ({ messages }) => messages.areas.title,
    parent: '/',
    menu: nowhere,
    isIndexed: always,
    changedAt: withRecord,
    text: ({ site }) => site.areas.map(({ name }) => name).join(', '),
    isDescribedByText: true,
    card: anyPicture,
    schema: { type: 'CollectionPage' },
  }),
  articles: fixed({
    path: '/articles',
    oldNames: ['blog', 'news', 'posts'],
    onlyWith: 'articles',
    name: ({ messages }) => messages.articles.title,
    parent: '/',
    menu: onTop,
    isIndexed: always,
    changedAt: withRecord,
    text: ({ site }) => site.articles.map(({ name }) => name).join(', '),
    isDescribedByText: true,
    card: anyPicture,
    schema: { type: 'CollectionPage' },
  }),
  service: listed('services', {
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

export type Kinds = typeof pageKinds;
