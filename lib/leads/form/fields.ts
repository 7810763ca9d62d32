import type { Phone } from '@/lib/content/business/business';
import type { FormLabels } from '@/lib/content/settings/site-settings';
import type { Language } from '@/lib/language/i18n/languages';
// The form's field names, maximum lengths and content. Browsers load this file: it imports types only.

export const typedFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'service',
  'bestWay',
  'message',
] as const;
export type TypedField = (typeof typedFields)[number];

export const maxLengths: Record<Exclude<TypedField, 'bestWay'>, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  address: 300,
  service: 300,
  message: 5_000,
};

export const bestWays = ['phone', 'email'] as const;

/** Click ids that advertising networks add to their links. */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const;
export const campaignQuery = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  ...clickIds,
] as const;
/** The origin of a visit: the query of its first page, the host that linked to it, and its path. */
export const campaignFields = [...campaignQuery, 'referrer', 'landing_page'] as const;
export type CampaignField = (typeof campaignFields)[number];

export const hiddenFields = {
  /** A UUID that the browser makes; a retry with it is the same lead. */
  id: 'id',
  page: 'page',
  botCheck: 'botCheck',
  /** Only programs fill this field in: browsers do not autofill a field of this name. */
  honeypot: 'project_reference',
  turnstile: 'cf-turnstile-response',
} as const;

export const consentField = 'textConsent';

export const photoField = 'photos';
export const photoLimits = {
  count: 5,
  bytes: 10_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

export type EstimateFormContent = {
  action: string;
  language: Language;
  business: string;
  labels: Record<keyof FormLabels, string>;
  services: readonly string[];
  messages: Record<'choose' | 'other' | 'requiredNote' | 'textConsent', string>;
  privacy: { href: string; label: string };
  phone: Pick<Phone, 'display' | 'digits' | 'messagesBy'> | null;
  email: string | null;
};
