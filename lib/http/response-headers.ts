import type { OutgoingHttpHeaders } from 'node:http';
import { contentSecurityPolicy, filePolicy } from './content-security-policy.mjs';

/** Two years. Without includeSubDomains: a business may have other hosts under its name. */
const HSTS = 'max-age=63072000';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

/** Browsers take these from a secure origin only; Chromium logs an error about the second elsewhere. */
const overTls = { 'strict-transport-security': HSTS, 'cross-origin-opener-policy': 'same-origin' } as const;

type Answer = {
  status: number;
  /** What is set already, names in lower case. */ headers: OutgoingHttpHeaders;
  /** Did the visitor come by TLS? */ isSecure: boolean;
  development?: boolean;
};

/**
 * The headers that an answer lacks, and the cache lifetime that it must not have. A policy that is there is kept: a page has
 * its own from lib/page-cache.
 */
export const missingHeaders = ({
  status,
  headers,
  isSecure,
  development = process.env.NODE_ENV === 'development',
}: Answer): Record<string, string> => {
  const type = String(headers['content-type'] ?? '');
  const ownPolicy = type.startsWith('text/html') ? contentSecurityPolicy() : filePolicy;
  const policy = headers['content-security-policy'] ?? (development ? undefined : ownPolicy);
  // Next keeps a site's own 404 for its lifetime. Every other failure is for this visitor only.
  const isPassing = status >= 400 && headers['x-nextjs-cache'] === undefined;
  const wanted: Record<string, string> = {
    ...always,
    // Other sites, such as a directory, may show a business's pictures.
    'cross-origin-resource-policy': type.startsWith('image/') ? 'cross-origin' : 'same-origin',
    'cache-control': 'no-store',
    ...(isSecure && overTls),
    ...(policy !== undefined && { 'content-security-policy': String(policy) }),
    // For browsers that do not know frame-ancestors; one that does ignores it.
    'x-frame-options': 'SAMEORIGIN',
  };
  const missing = Object.entries(wanted).filter(
    ([name]) => headers[name] === undefined || (isPassing && name === 'cache-control'),
  );
  return Object.fromEntries(missing);
};
