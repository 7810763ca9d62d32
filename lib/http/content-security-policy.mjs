const TURNSTILE = 'https://challenges.cloudflare.com';

/** Hosts whose scripts may run beside our own. */
const scriptHosts = () =>
  process.env.TURNSTILE_SITE_KEY?.trim() && process.env.TURNSTILE_SECRET_KEY?.trim() ? [TURNSTILE] : [];

/** Who may show a preview in a frame: PREVIEW_FRAME_ANCESTORS, for the editor in which a record is written. */
export const previewFrames = () =>
  ["'self'", ...(process.env.PREVIEW_FRAME_ANCESTORS ?? '').split(',')]
    .map((origin) => origin.trim())
    .filter(Boolean)
    .join(' ');

/**
 * The Content-Security-Policy of a page whose inline scripts are known by their hashes. Frames: maps and videos, whose hosts
 * the record decides, on request. Styles: elements set attributes of their own (`style-src-attr`), no <style> element is needed.
 * @param {readonly string[]} hashes such as 'sha256-...', with the quotes
 * @param {string} frames who may show the page in a frame
 * @param {{ script: readonly string[], connect: readonly string[] }} analytics sources of the site's analytics
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

/**
 * The policy of a page whose inline scripts nobody has counted: one that Vercel keeps, and Next's own error pages.
 * @returns {string}
 */
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

/** The policy of what is no page. Browsers build a page of their own around a picture or a video whose address is opened. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'";
