// The form's field names and maximum lengths. Browsers load this file: no imports.

/** What a visitor types or chooses, in the form's order. */
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

/** Longest value of each field, in characters. */
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

/** The campaign of the visit, under the names that advertising links use. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Fields that a visitor does not see. */
export const hiddenFields = {
  /** A UUID that the browser makes when the form is first touched; a retry with the same one is the same lead. */
  id: 'id',
  /** The path of the page on which the form stood. */
  page: 'page',
  /** The signed time from GET /api/leads/bot-check. */
  botCheck: 'botCheck',
  /** Hidden and empty: only programs fill it in. Browsers do not autofill a field of this name. */
  honeypot: 'project_reference',
  /** Cloudflare Turnstile's token, under the name that its widget gives it. */
  turnstile: 'cf-turnstile-response',
} as const;

/** The unticked box that allows text messages. */
export const consentField = 'textConsent';

/** The file input of optional photos: how many, of what, and how large in bytes. */
export const photoField = 'photos';
export const photoLimits = {
  count: 5,
  bytes: 10_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;
