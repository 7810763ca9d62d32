// The domain. Null means that the business does not have it; lists may be empty but are never null.

import type { Review } from '@/lib/content/reviews/review';
import type { Language } from '@/lib/language/i18n';
import type { OwnWords } from '@/lib/language/i18n/own-words';
import type { SpecialHours } from '@/lib/language/opening-hours';
import type { Area } from './areas';
import type { Article, ArticlePage } from './articles';
import type { FreePage } from './free-pages';
import type { LeadDestination } from './lead-destination';
import type { LookName } from './looks';
import type { SiteLink } from './site-links';
import type { Trade } from './trades';

/**
 * `digits`: the 10 digits of a North American number, else '+' with country code and number. An extension
 * follows as ';ext=12'.
 */
export type Phone = { label: string | null; display: string; digits: string };
export type Place = { address: string; mapUrl: string | null };
/** `centre`: what may be known of an address that stays private; its point is a kilometre wide. */
export type ServiceArea = {
  cities: string[];
  isAddressHidden: boolean;
  centre: {
    city: string | null;
    region: string | null;
    point: { latitude: number; longitude: number } | null;
    timeZone: string | null;
  } | null;
};
export type OpeningHours = { days: string; hours: string };
export type TextRun = { text: string; bold?: true; italic?: true; href?: string };
/** `start`: the first number of a list; null for bullets. */
export type TextBlock = { runs: TextRun[] } | { start: number | null; items: TextRun[][] };
/** `formatting`: for where the whole text shows; null for a text without any. `text` has no marks. */
export type FormattedText = { text: string; formatting: TextBlock[] | null };
export type TextWithPoints = FormattedText & { points: string[] };
export type ServiceBlock = TextWithPoints & { picture: string | null };
/**
 * A null slug: another page has the address. The entry is shown without a page of its own.
 * `standardSlug`: of a business whose addresses have hyphens only: the standard slug, which redirects.
 */
export type Named = { name: string; slug: string | null; standardSlug?: string };
/** `group`: the title of its group, on a site that has groups. Services of one stand behind each other. */
export type Service = Named & { blocks: ServiceBlock[]; group?: string };
export type Project = Named & { pictures: string[] };
/** Pictures of one subject on one page. `first`: the index of the first one among all of the subject's. */
export type GalleryPart = { project: Project | null; pictures: string[]; first: number; of: number };
/** A page after the first: of the gallery, or of a project. */
export type GalleryPage = {
  slug: string;
  project: Project | null;
  parts: GalleryPart[];
  number: number;
  of: number;
};
export type WithPage<T extends Pick<Named, 'slug'>> = T & { slug: string };
export const hasPage = <T extends Pick<Named, 'slug'>>(entry: T): entry is WithPage<T> => entry.slug !== null;

export type BusinessValue = { title: string; description: string };
export type SocialLink = { name: string; network: string; url: string; picture: string | null };
export type DirectoryLink = { name: string; url: string; picture: string | null };
export type BeforeAfter = { before: string; after: string };
/** `date`: ISO, of publication. */
export type VideoFacts = { title: string | null; date: string | null };
export type Counter = { value: number; unit: string; label: string };
/** A page's own texts for search results and social networks; null: made from the page. */
export type PageSearchTexts = Record<'title' | 'description' | 'shareTitle', string | null>;
export type LinkedPicture = { url: string | null; picture: string | null };

export const themeColours = [
  'main',
  'secondary',
  'third',
  'heading',
  'paragraph',
  'footer',
  'button',
  'buttonHover',
  'scroll',
  'mobileMenu',
  'overlay',
] as const;
export type ThemeColour = (typeof themeColours)[number];

export type FormLabels = Record<
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'serviceType'
  | 'bestWay'
  | 'byPhone'
  | 'byEmail'
  | 'message'
  | 'submit',
  string | null
>;

export type Site = {
  id: string;
  name: string;
  language: Language;
  look: LookName;
  logo: string | null;
  favicon: string | null;

  /** Only Home exists. */
  callOnly: boolean;
  servicePages: boolean;
  projectsInNavigation: boolean;

  yearsOfExperience: number | null;
  /** In `distanceUnit`. */
  milesCovered: number | null;
  distanceUnit: 'mi' | 'km';
  licence: string | null;
  phones: Phone[];
  emails: string[];
  places: Place[];
  /** Visitors are mailed what they wrote. */
  confirmationMail: boolean;
  /** The receiver is told of leads in quarantine. */
  heldEvents: boolean;
  openingHours: OpeningHours[];
  specialHours: SpecialHours[];
  paymentMethods: string | null;
  paymentPicture: string | null;

  /** `all` has every one, the others are by position. */
  slogans: { hero: string | null; about: string | null; closing: string | null; all: string[] };
  about: { first: TextWithPoints; second: TextWithPoints };
  homeTexts: FormattedText[];
  values: BusinessValue[];
  heroText: string | null;

  services: Service[];
  /** Each has an address of its own. */
  freePages: FreePage[];
  /** Pages on other hosts, such as the one for bookings. */
  links: SiteLink[];
  /** The page id of the record that says the same in another language. */
  otherLanguage: string | null;
  projects: Project[];
  gallery: string[];
  stock: string[];
  galleryPages: GalleryPage[];
  areas: Area[];
  /** Newest first. */
  articles: Article[];
  articlePages: ArticlePage[];
  beforeAfter: BeforeAfter[];
  /** What pictures show, by the URL of the picture. */
  captions: Record<string, string>;

  promoVideo: { url: string; picture: string | null } | null;
  videos: { channelUrl: string | null; ids: string[] };
  reviews: { active: boolean; homeOnly: boolean; links: string[]; recordId: string | null };
  /** Of the record, newest first, for a business without a list of the reviews service. */
  ownReviews: Review[];
  branding: LinkedPicture | null;
  businessListing: LinkedPicture | null;
  qrPicture: string | null;
  social: SocialLink[];
  directories: DirectoryLink[];

  widgets: {
    chat: boolean;
    visits: boolean;
    callNow: boolean;
    weather: boolean;
    palette: boolean;
    reviewsBadge: boolean;
  };

  /** For the server only. */
  leadEndpoint: string | null;
  /** For the server only: beside the first destination. */
  deliverTo: LeadDestination[];

  /** What the record names; null: the type is read from the names of business and services. */
  trade: Trade | null;
  /** ISO 3166. */
  country: string;
  serviceArea: ServiceArea;
  words: OwnWords;
  popup: boolean;
  secondForm: boolean;
  /** Whether browsers report how fast pages were. */
  measureSpeed: boolean;
  /** Null: the standard four. Empty: none. */
  counters: Counter[] | null;
  search: { localTitles: boolean; pages: Record<string, PageSearchTexts> };
  /** By id, or by the link of the promo video. */
  videoFacts: Record<string, VideoFacts>;
  priceRange: string | null;

  headings: Record<'map' | 'services' | 'gallery' | 'reviews' | 'branding', string | null>;
  formLabels: FormLabels;
  colours: Record<ThemeColour, string | null>;
};

/** The lists whose entries have pages of their own. */
export type PageList = {
  [List in keyof Site]: Site[List] extends Pick<Named, 'slug'>[] ? List : never;
}[keyof Site];

/** What decides which addresses a site has. */
export type SiteRoutes = Pick<Site, 'id' | 'callOnly'> &
  Record<PageList, readonly Pick<Named, 'slug' | 'standardSlug'>[]>;

export const routesOf = ({ id, callOnly, ...site }: Site): SiteRoutes => {
  const slugs = (list: readonly Pick<Named, 'slug' | 'standardSlug'>[]) =>
    list.map(({ slug, standardSlug }) => ({ slug, ...(standardSlug && { standardSlug }) }));
  return {
    id,
    callOnly,
    services: slugs(site.services),
    freePages: slugs(site.freePages),
    projects: slugs(site.projects),
    galleryPages: slugs(site.galleryPages),
    areas: slugs(site.areas),
    articles: slugs(site.articles),
    articlePages: slugs(site.articlePages),
  };
};
