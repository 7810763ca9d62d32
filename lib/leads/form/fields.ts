// Every page with a form loads this file: no imports.

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

export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export const hiddenFields = {
  /** A UUID of the browser; a retry with it is the same lead. */
  id: 'id',
  page: 'page',
  botCheck: 'botCheck',
  /** Only programs fill it in: browsers do not autofill a field of this name. */
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
