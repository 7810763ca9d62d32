// The domain. Null means that the business does not have it; lists may be empty but are never null.

import type { Review } from '@/lib/content/reviews/review';
import type { Language } from '@/lib/language/i18n';
import type { OwnWords } from '@/lib/language/i18n/own-words';
import type { DayGrid, SpecialHours } from '@/lib/language/opening-hours';
import type { Area } from '@/lib/content/areas/areas';
import type { Article, ArticlePage } from '@/lib/content/articles/articles';
import type { FreePage } from '@/lib/content/pages/free-pages';
import type { FurtherPage } from '@/lib/content/domain/further-pages';
import type { LeadDestination } from '@/lib/content/settings/lead-destination';
import type { LookName } from '@/lib/content/look/looks';
import type { SiteLink } from '@/lib/content/links/site-links';
import type { Trade } from '@/lib/content/business/trades';

/** `digits`: 10 digits in North America, else '+', country code and number; then maybe ';ext=12'. */
export type Phone = { label: string | null; display: string; digits: string };
export type Place = { address: string; mapUrl: string | null };
/** `centre`: of an address that stays private, about a kilometre exact. */
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
/** `text` has no marks; `formatting` is null without any, and only for places that show the whole text. */
export type FormattedText = { text: string; formatting: TextBlock[] | null };
export type TextWithPoints = FormattedText & { points: string[] };
export type ServiceBlock = TextWithPoints & { picture: string | null };
/**
 * `slug`: null when another page has the address; the entry then has no page. `standardSlug`: redirects to
 * `slug`, on a site whose addresses have hyphens only.
 */
export type Named = { name: string; slug: string | null; standardSlug?: string };
/** Services of one `group`, named by its title, follow one another. */
export type Service = Named & { blocks: ServiceBlock[]; group?: string };
export type Project = Named & { pictures: string[] };
/** Pictures of one subject on one page. `first`: index of the first one among all of the subject's. */
export type GalleryPart = { project: Project | null; pictures: string[]; first: number; of: number };
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
/** Null: made from the page. */
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
  openingHours: OpeningHours[];
  /** What `openingHours` are the texts of; null when they are the record's own texts. */
  dayGrid: DayGrid | null;
  specialHours: SpecialHours[];
  paymentMethods: string | null;
  paymentPicture: string | null;

  /** `all` has every slogan; the others go by position. */
  slogans: { hero: string | null; about: string | null; closing: string | null; all: string[] };
  about: { first: TextWithPoints; second: TextWithPoints };
  homeTexts: FormattedText[];
  values: BusinessValue[];
  heroText: string | null;

  services: Service[];
  freePages: FreePage[];
  links: SiteLink[];
  /** The page id of the record that says the same in another language. */
  otherLanguage: string | null;
  projects: Project[];
  gallery: string[];
  stock: string[];
  galleryPages: GalleryPage[];
  areas: Area[];
  articles: Article[];
  articlePages: ArticlePage[];
  beforeAfter: BeforeAfter[];
  /** By the picture's URL. */
  captions: Record<string, string>;

  promoVideo: { url: string; picture: string | null } | null;
  videos: { channelUrl: string | null; ids: string[] };
  videoPages: FurtherPage[];
  reviews: { active: boolean; homeOnly: boolean; links: string[]; recordId: string | null };
  /** Newest first; shown when the reviews service has none. */
  ownReviews: Review[];
  /** Of the record's own; the service's are known where pages are made (`withReviewPages`). */
  reviewPages: FurtherPage[];
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

  leadEndpoint: string | null;
  /** Beside the first destination. */
  deliverTo: LeadDestination[];

  /** Null: the type is read from the names of business and services. */
  trade: Trade | null;
  country: string;
  serviceArea: ServiceArea;
  words: OwnWords;
  popup: boolean;
  secondForm: boolean;
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

export type PageList = {
  [List in keyof Site]: Site[List] extends Pick<Named, 'slug'>[] ? List : never;
}[keyof Site];

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
    videoPages: slugs(site.videoPages),
    reviewPages: slugs(site.reviewPages),
  };
};
