import 'server-only';
import type { OutgoingHttpHeaders } from 'node:http';
import { isDevelopment } from '@/lib/platform/env';
import { contentSecurityPolicy, filePolicy } from './content-security-policy.mjs';

/** Two years, without includeSubDomains: a business may run other hosts under its domain. */
const HSTS = 'max-age=63072000';

/** How long caches in front may show a page that the server cannot give. */
export const OUTAGE_SECONDS = 72 * 60 * 60;

const always = {
  // On plain HTTP Chromium logs that it ignores this one.
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

type Answer = {
  status: number;
  /** Headers set so far, names in lower case. */
  headers: OutgoingHttpHeaders;
  isSecure: boolean;
  development?: boolean;
};

/**
 * Next lets a cache show its copy for a year while it asks for a new one. A browser that does so shows an old
 * page, whose stylesheet may be of a build that is gone; caches in front read Surrogate-Control.
 */
const withoutYearOfStale = (cacheControl: string): string =>
  cacheControl.replace(
    /^(s-maxage=\d+), stale-while-revalidate=\d+$/,
    `$1, stale-if-error=${OUTAGE_SECONDS}`,
  );

/** The headers that an answer lacks, and the Cache-Control that it should have. */
export const missingHeaders = ({
  status,
  headers,
  isSecure,
  development = isDevelopment(),
}: Answer): Record<string, string> => {
  const type = String(headers['content-type'] ?? '');
  const ownPolicy = type.startsWith('text/html') ? contentSecurityPolicy() : filePolicy;
  const policy = headers['content-security-policy'] ?? (development ? undefined : ownPolicy);
  // Next caches a site's own 404 for its lifetime; every other failure concerns this request only.
  const isPassing = status >= 400 && headers['x-nextjs-cache'] === undefined;
  const cacheControl = isPassing ? 'no-store' : String(headers['cache-control'] ?? 'no-store');
  const wanted: Record<string, string> = {
    ...always,
    // Other sites, such as directories, may show a business's pictures.
    'cross-origin-resource-policy': type.startsWith('image/') ? 'cross-origin' : 'same-origin',
    'cache-control': withoutYearOfStale(cacheControl),
    ...(isSecure && { 'strict-transport-security': HSTS }),
    ...(policy !== undefined && { 'content-security-policy': String(policy) }),
    // For browsers without frame-ancestors; the others ignore it.
    'x-frame-options': 'SAMEORIGIN',
  };
  const missing = Object.entries(wanted).filter(
    ([name, value]) => headers[name] === undefined || (name === 'cache-control' && headers[name] !== value),
  );
  return Object.fromEntries(missing);
};
