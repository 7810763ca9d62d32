import { hasTurnstile, previewFrameAncestors } from '../../platform/early-env.mjs';

const TURNSTILE = 'https://challenges.cloudflare.com';

const scriptHosts = () => (hasTurnstile() ? [TURNSTILE] : []);

export const previewFrames = () => ["'self'", ...previewFrameAncestors()].join(' ');

/**
 * The policy of a page with hashed inline scripts. `frame-src https:`, as the record decides the hosts of
 * maps.
 * @param {readonly string[]} hashes such as 'sha256-...', with the quotes
 * @param {string} frames the value of frame-ancestors
 * @param {{ script: readonly string[], connect: readonly string[] }} analytics
 */
export const strictPolicy = (hashes, frames = "'self'", analytics = { script: [], connect: [] }) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHosts(), ...analytics.script, ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "media-src 'self' https:",
    ["connect-src 'self'", ...analytics.connect].join(' '),
    "manifest-src 'self'",
    'frame-src https:',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

/** The policy of pages that lib/serving/next does not hash: on Vercel, and Next's own error pages. */
export const contentSecurityPolicy = () =>
  [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline'", ...scriptHosts()].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** The policy of files. Browsers wrap an opened picture or video in a page with inline styles. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'";
