import 'server-only';
import { createHash } from 'node:crypto';

/** The styles of a page, as the hashes of its policy. */
const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The headers of a plain page: no cache, no scripts, its own styles only. */
export const htmlHeaders = (html: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    ["style-src 'self'", ...styleHashes(html)].join(' '),
    "img-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
});

export const htmlResponse = (html: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(html, { status, headers: { ...htmlHeaders(html), ...headers } });
