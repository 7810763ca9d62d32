// The domain: what the rest of the product knows of a business. Nothing here is optional that a page would have to
// default again; null means that the business does not have it, and lists may be empty but are always there.

import type { Language } from '@/lib/i18n';
import type { SpecialHours } from '@/lib/opening-hours';

export type Phone = { label: string | null; display: string; digits: string };
export type Place = { address: string; mapUrl: string | null };
export type OpeningHours = { days: string; hours: string };
export type TextWithPoints = { text: string; points: string[] };
export type ServiceBlock = TextWithPoints & { picture: string | null };
/** A null slug: the address is another page's, so this entry is shown but has no page of its own (`hasPage`). */
type Named = { name: string; slug: string | null };
export type Service = Named & { blocks: ServiceBlock[] };
export type Project = Named & { pictures: string[] };
/** An entry with a page of its own. */
export type WithPage<T extends Named> = T & { slug: string };
export const hasPage = <T extends Named>(entry: T): entry is WithPage<T> => entry.slug !== null;

export type BusinessValue = { title: string; description: string };
export type SocialLink = { name: string; network: string; url: string; picture: string | null };
export type DirectoryLink = { name: string; url: string; picture: string | null };
export type BeforeAfter = { before: string; after: string };
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
  logo: string | null;
  favicon: string | null;

  /** The fourth simple widget: only Home exists, everything leads to the phone. */
  callOnly: boolean;
  /** autoGntLandingFromService: services have pages of their own in the navigation. */
  servicePages: boolean;
  /** customLinks: the Gallery entry of the navigation has a dropdown. */
  projectsInNavigation: boolean;

  yearsOfExperience: number | null;
  milesCovered: number | null;
  licence: string | null;
  phones: Phone[];
  emails: string[];
  places: Place[];
  openingHours: OpeningHours[];
  /** Dates on which `openingHours` do not apply. */
  specialHours: SpecialHours[];
  paymentMethods: string | null;
  paymentPicture: string | null;

  /** SPEC names slogans by their place in the record; `all` holds every one that has words. */
  slogans: { hero: string | null; about: string | null; closing: string | null; all: string[] };
  /** By place in the record: the first leads, the second is the footer's and the About page's closing block's. */
  about: { first: TextWithPoints; second: TextWithPoints };
  homeTexts: string[];
  values: BusinessValue[];
  /** The second value's description: the hero's words under the slogan. */
  heroText: string | null;

  services: Service[];
  projects: Project[];
  gallery: string[];
  stock: string[];
  beforeAfter: BeforeAfter[];

  promoVideo: { url: string; picture: string | null } | null;
  videos: { channelUrl: string | null; ids: string[] };
  reviews: { active: boolean; homeOnly: boolean; links: string[]; recordId: string | null };
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

  /** linkPostEmail: where leads are delivered. For the server only. */
  leadEndpoint: string | null;

  headings: Record<'map' | 'services' | 'gallery' | 'reviews' | 'branding', string | null>;
  formLabels: FormLabels;
  colours: Record<ThemeColour, string | null>;
};
