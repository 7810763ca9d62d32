import { heroPicture } from '@/lib/content/record/choose-picture';
import { isBelow, picturesOfPage, type MenuPlace } from '@/lib/content/pages/free-pages';
import { galleryPictures, pagesOfGallery } from '@/lib/content/gallery/gallery-pages';
import { areGrouped } from '@/lib/content/services/service-groups';
import type { Site } from '@/lib/content/record/site';
import {
  galleryNodes,
  partNodes,
  questionNodes,
  serviceNodes,
  videoNodes,
  videoNodesOf,
} from '@/lib/site/schema/nodes';
import { memberNodes } from '@/lib/site/schema/member-nodes';
import { listedPageKinds } from './listed-page-kinds';
import { fixed, listed, type Reviews } from './page-definition';
import { anyPicture, hasPictures } from './page-parts';

const hasServices = (site: Site): boolean => site.services.length > 0;
export const hasAbout = ({ about: { first, second }, values, team }: Site): boolean =>
  [first, second].some(({ text, points }) => text || points.length > 0) || values.length + team.length > 0;
/** A name, ways to reach it and services: the record says nothing of itself and has no photograph. */
export const isSparse = (site: Site): boolean =>
  !hasAbout(site) &&
  !areGrouped(site.services) &&
  site.homeTexts.length === 0 &&
  site.promoVideo === null &&
  heroPicture(site) === null;
export const hasProfiles = ({ businessListing, phones, directories, social }: Site): boolean =>
  Boolean(businessListing?.url) || phones.length + directories.length + social.length > 0;
export const hasGallery = (site: Site): boolean =>
  site.beforeAfter.length + site.gallery.length + site.stock.length > 0 || site.projects.some(hasPictures);
/** True while reviews are unavailable, because an outage must not noindex the page. */
export const mayHaveReviews = (site: Site, reviews: Reviews): boolean =>
  site.reviews.links.length > 0 ||
  reviews.state === 'unavailable' ||
  (reviews.state === 'found' && reviews.value.length > 0);

const onTop = () => 'top' as const;
const onTopIf = (isShown: boolean) => (isShown ? 'top' : null);
const menuPlaceOf = (place: MenuPlace) => (isBelow(place) ? place : onTopIf(place === 'main'));

/** All kinds of pages, in the order of menu and sitemap. */
export const pageKinds = {
  home: fixed({
    path: '/',
    oldNames: ['index', 'home', 'default', 'welcome'],
    name: ({ messages }) => messages.nav.home,
    parent: null,
    menu: onTop,
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
    menu: onTop,
    isIndexed: ({ site }) => hasAbout(site),
    text: ({ site }) => site.about.second.text || site.about.first.text,
    schema: { type: 'AboutPage', nodes: (_, graph) => memberNodes(graph) },
  }),
  services: fixed({
    path: '/services',
    oldNames: ['our-services', 'what-we-do'],
    name: ({ messages }) => messages.nav.services,
    menu: ({ site }) => onTopIf(hasServices(site)),
    isIndexed: ({ site }) => hasServices(site),
    text: ({ site }) => site.services.map(({ name }) => name).join(', '),
    schema: { type: 'CollectionPage', nodes: (_, graph) => serviceNodes(graph, 'whole') },
  }),
  gallery: fixed({
    path: '/gallery',
    oldNames: ['photos', 'photo-gallery', 'portfolio', 'our-work', 'projects'],
    name: ({ messages }) => messages.nav.gallery,
    menu: ({ site }) => onTopIf(hasGallery(site)),
    isIndexed: ({ site }) => hasGallery(site),
    text: ({ messages }) => messages.section.galleryText,
    card: ({ site }) => ({ picture: galleryPictures(site)[0] ?? heroPicture(site) }),
    schema: { type: 'ImageGallery', images: (_, graph) => galleryNodes(graph) },
  }),
  videos: fixed({
    path: '/our-videos',
    oldNames: ['videos', 'video'],
    name: ({ messages }) => messages.nav.videos,
    menu: ({ site }) => onTopIf(site.videos.channelUrl !== null),
    isIndexed: ({ site }) => site.videos.channelUrl !== null,
    schema: { type: 'VideoGallery', videos: (page, graph) => videoNodesOf(page, graph) },
  }),
  reviews: fixed({
    path: '/reviews',
    oldNames: ['testimonials', 'customer-reviews'],
    name: ({ messages }) => messages.nav.reviews,
    menu: ({ site: { reviews } }) => onTopIf(reviews.active && !reviews.homeOnly),
    isIndexed: ({ site }, reviews) => mayHaveReviews(site, reviews),
    schema: { type: 'CollectionPage' },
  }),
  freePage: listed('freePages', {
    pairedBy: 'slug',
    path: '/[page]',
    folder: '/pages/[page]',
    name: ({ item }) => item.name,
    parent: '/',
    parentOf: ({ item }) => item.place,
    menu: ({ item: { place, blocks } }) => (blocks.length > 0 ? menuPlaceOf(place) : null),
    isIndexed: ({ item }) => item.blocks.length > 0,
    text: ({ item }) => item.description ?? item.blocks.find((block) => block.text)?.text,
    isDescribedByText: true,
    card: (page) => ({ picture: picturesOfPage(page.item)[0] ?? anyPicture(page).picture }),
    schema: { type: 'WebPage', nodes: (page, graph) => questionNodes(graph, page) },
  }),
  contact: fixed({
    path: '/contact',
    oldNames: ['contact-us', 'get-in-touch', 'free-estimate', 'request-an-estimate', 'estimate'],
    name: ({ messages }) => messages.nav.contact,
    menu: onTop,
    text: ({ messages }) => messages.section.contactText,
    schema: { type: 'ContactPage', wholeBusiness: true },
  }),
  findUsOn: fixed({
    path: '/find-us-on',
    oldNames: [],
    name: ({ messages }) => messages.nav.findUsOn,
    isIndexed: ({ site }) => hasProfiles(site),
    text: ({ messages }) => messages.section.findText,
    schema: { type: 'WebPage' },
  }),
  privacy: fixed({
    path: '/privacy',
    oldNames: ['privacy-policy'],
    name: ({ messages }) => messages.nav.privacy,
    schema: { type: 'WebPage' },
  }),
  accessibility: fixed({
    path: '/accessibility',
    oldNames: [],
    name: ({ messages }) => messages.nav.accessibility,
    schema: { type: 'WebPage' },
  }),
  areas: fixed({
    path: '/areas',
    oldNames: ['service-areas', 'areas-we-serve', 'service-area', 'locations'],
    onlyWith: 'areas',
    name: ({ messages }) => messages.areas.title,
    text: ({ site }) => site.areas.map(({ name }) => name).join(', '),
    isDescribedByText: true,
    schema: { type: 'CollectionPage' },
  }),
  articles: fixed({
    path: '/articles',
    oldNames: ['blog', 'news', 'posts'],
    onlyWith: 'articles',
    name: ({ messages }) => messages.articles.title,
    menu: onTop,
    text: ({ site }) => site.articles.map(({ name }) => name).join(', '),
    isDescribedByText: true,
    schema: { type: 'CollectionPage' },
  }),
  ...listedPageKinds,
};

export type Kinds = typeof pageKinds;
