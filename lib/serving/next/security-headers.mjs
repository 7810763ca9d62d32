import { hasTurnstile, previewFrameAncestors } from '../../platform/early-env.mjs';

const TURNSTILE = 'https://challenges.cloudflare.com';

const botCheckHosts = () => (hasTurnstile() ? [TURNSTILE] : []);

export const previewFrames = () => ["'self'", ...previewFrameAncestors()].join(' ');

/** Hosts of maps and videos, which pages embed after a click (lib/site/urls). */
const embeds = [
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/**
 * @param {readonly string[]} scripts @param {string} frames
 * @param {readonly string[]} connect @param {readonly string[]} embedded
 */
const policyOf = (scripts, frames, connect, embedded) =>
  [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "media-src 'self' https:",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    ['frame-src', ...embedded].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

/**
 * The policy of a page. @param {readonly string[]} hashes 'sha256-...' of its inline scripts, with the quotes
 * @param {string} frames the value of frame-ancestors
 * @param {{ script: readonly string[], connect: readonly string[] }} analytics
 * @param {readonly string[]} embedded origins of pages that the record embeds
 */
export const strictPolicy = (
  hashes,
  frames = "'self'",
  analytics = { script: [], connect: [] },
  embedded = [],
) =>
  policyOf(["'self'", ...botCheckHosts(), ...analytics.script, ...hashes], frames, analytics.connect, [
    ...embeds,
    ...botCheckHosts(),
    ...embedded,
  ]);

/**
 * For a page of an unknown form, which works without scripts. Script files are forbidden too: without the
 * inline scripts they would start only a part of the page. @param {string} frames value of frame-ancestors
 */
export const policyWithoutScripts = (frames = "'self'") => policyOf(["'none'"], frames, [], ["'none'"]);

/**
 * On Vercel, for pages without a policy of their own. Inline scripts stay allowed, because Vercel's cache may
 * lose a page's own header; frames too, because a record decides their hosts.
 */
export const policyOnVercel = () =>
  policyOf(["'self'", "'unsafe-inline'", ...botCheckHosts()], previewFrames(), [], ['https:']);

/** The policy of files. Browsers wrap an opened picture or video in a page with inline styles. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'";

/** Headers of all answers, beside the policy. */
export const commonHeaders = {
  // On plain HTTP Chromium logs that it ignores this header.
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  // For browsers without frame-ancestors; the others ignore it.
  'x-frame-options': 'SAMEORIGIN',
};
