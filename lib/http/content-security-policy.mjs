/**
 * The Content-Security-Policy of every page. Pages are static, so inline scripts cannot carry a nonce; everything else is closed.
 * Frames: maps and videos, on request.
 * @param {readonly string[]} scriptHosts whose scripts may run beside our own
 * @returns {string}
 */
export const contentSecurityPolicy = (scriptHosts = []) =>
  [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline'", ...scriptHosts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' http: https: data: blob:",
    "media-src 'self' http: https:",
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
