import { NextResponse, type NextRequest } from 'next/server';

const isLocal = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(url);

/**
 * The policy of the editor's pages. Scripts need the nonce of this answer; styles stay open, as Payload writes
 * style attributes; pictures come from wherever records name them; previews are framed from the sites' hosts.
 */
const policyWith = (nonce: string, origin: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${isLocal(origin) ? ' http:' : ''}`,
    `frame-src https:${isLocal(origin) ? ' http:' : ''}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const proxy = (request: NextRequest): NextResponse => {
  const policy = policyWith(btoa(crypto.randomUUID()), request.nextUrl.origin);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('content-security-policy', policy);
  answer.headers.set('referrer-policy', 'no-referrer');
  answer.headers.set('x-content-type-options', 'nosniff');
  if (!isLocal(request.nextUrl.origin)) answer.headers.set('strict-transport-security', 'max-age=31536000');
  return answer;
};

export const config = { matcher: ['/', '/admin/:path*', '/login'] };
