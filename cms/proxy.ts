import { NextResponse, type NextRequest } from 'next/server';
import { transportSecurity } from './settings/transport-security';

/** Without TLS, as on a developer's machine, pictures and previews come over plain HTTP. */
const plainHttp = /^https:/.test(process.env.CMS_ORIGIN ?? '') ? '' : ' http:';

/**
 * The policy of the editor's pages. Scripts need the nonce of this answer; styles stay open, as Payload
 * writes style attributes; pictures come from wherever records name them; previews are framed from the sites'
 * hosts.
 */
const policyWith = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${plainHttp}`,
    `frame-src https:${plainHttp}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const proxy = (request: NextRequest): NextResponse => {
  const policy = policyWith(btoa(crypto.randomUUID()));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('content-security-policy', policy);
  answer.headers.set('referrer-policy', 'no-referrer');
  answer.headers.set('x-content-type-options', 'nosniff');
  if (!plainHttp) answer.headers.set('strict-transport-security', transportSecurity);
  return answer;
};

// Unknown addresses too. The API has its own headers (access/door.ts), as Next would keep a copy of each body
// here, and cut it off.
export const config = { matcher: ['/((?!api/|_next/).*)'] };
