import type { Counter } from '@/lib/content/business/business';
import type { OwnWords } from '@/lib/language/i18n/own-words';
import type { LeadDestination } from './lead-destination';

/** Null for a text that is made from the page. */
type PageSearchTexts = Record<'title' | 'description' | 'shareTitle', string | null>;
/** The record's fields of the form's labels. */
export const formLabelFields = {
  firstName: 'tname',
  lastName: 'tlname',
  email: 'temail',
  phone: 'tphone',
  address: 'taddress',
  service: 'ttypeservice',
  bestWay: 'tbestway',
  byPhone: 'tcheckphone',
  byEmail: 'tcheckcorreo',
  message: 'tmessage',
  submit: 'tbutton',
} as const;
/** Null for the interface's own label. */
export type FormLabels = Record<keyof typeof formLabelFields, string | null>;

export type SearchTexts = { localTitles: boolean; pages: Record<string, PageSearchTexts> };

export const headingFields = {
  map: 'titleMap',
  services: 'titleServices',
  gallery: 'titleGallery',
  reviews: 'titleReviews',
  branding: 'titleBranding',
} as const;

export type Labels = { headings: Record<keyof typeof headingFields, string | null>; formLabels: FormLabels };

export type Widgets = {
  chat: boolean;
  visits: boolean;
  callNow: boolean;
  weather: boolean;
  palette: boolean;
  reviewsBadge: boolean;
};

export type Settings = {
  words: OwnWords;
  popup: boolean;
  secondForm: boolean;
  measureSpeed: boolean;
  /** Null: the four standard counters. Empty: no counters. */
  counters: Counter[] | null;
  search: SearchTexts;
  /** Whether visitors get a mail that confirms their request. */
  confirmationMail: boolean;
  /** Beside the first destination. */
  deliverTo: LeadDestination[];
  priceRange: string | null;
};
