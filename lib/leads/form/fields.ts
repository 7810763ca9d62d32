// The names under which the form is posted, and how much each field takes. Import-light: browsers load this file.

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

/** Most characters of each field. */
export const longest: Record<Exclude<TypedField, 'bestWay'>, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  address: 300,
  service: 300,
  message: 5_000,
};

export const bestWays = ['phone', 'email'] as const;

/** Where the campaign that brought the visitor is kept, as advertising links name it. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** What travels unseen beside the typed fields. */
export const hiddenFields = {
  /** A UUID that the browser makes when the form is first touched: a retry is the same lead. */
  id: 'id',
  /** The path of the page on which the form stood. */
  page: 'page',
  /** The signed time from GET /api/leads/bot-check. */
  stamp: 'stamp',
  /** Out of sight and empty: only programs fill it in. Its name is none that browsers fill in by themselves. */
  trap: 'project_reference',
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
