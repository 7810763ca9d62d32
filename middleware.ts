import { NextResponse, type NextRequest } from 'next/server';
import { rereadSites } from '@/lib/serving/instances/follow-changes';
import { QUERY_HEADER, takenQuery } from '@/lib/serving/next/guard-server';
import { resolveRequest } from '@/lib/serving/routing/resolve-request';
import { pageHeaders, redirectTarget } from '@/lib/serving/routing/responses';

/** Sends a request that came before the guard to the same address; by then the guard is there. */
const askAgain = ({ origin, pathname, search }: URL) =>
  NextResponse.redirect(new URL(pathname.replace(/^\/+/, '/') + search, origin), {
    status: 307,
    headers: { 'cache-control': 'no-store' },
  });

/** lib/serving/routing decides the answer; this turns it into a response. */
export async function middleware(request: NextRequest) {
  if (process.env.VERCEL) await rereadSites();
  // On Vercel only visitors write the guard's header.
  const search = process.env.VERCEL ? request.nextUrl.search : takenQuery(request.headers);
  // nextUrl would write localhost for 127.0.0.1, and the redirect would leave the host of the visitor.
  if (search === null) return askAgain(new URL(request.url));
  const answer = await resolveRequest({
    method: request.method,
    host: request.headers.get('host') ?? '',
    pathname: request.nextUrl.pathname,
    search,
    cookies: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language') ?? '',
  });
  if (answer.kind === 'response')
    return new NextResponse(answer.body, { status: answer.status, headers: answer.headers });

  // A request's policy header could put its nonce into a page that is cached for everybody.
  const headers = new Headers(request.headers);
  headers.delete('content-security-policy');
  headers.delete('content-security-policy-report-only');
  headers.delete(QUERY_HEADER);

  if (answer.kind === 'pass') return NextResponse.next({ request: { headers } });
  if (answer.kind === 'redirect')
    return NextResponse.redirect(redirectTarget(answer, new URL(request.url).origin, search), 308);
  const url = new URL(request.url);
  url.pathname = answer.path;
  // Queries change nothing in a page, and Next interprets some (nxtP...).
  url.search = '';
  return NextResponse.rewrite(url, {
    status: answer.status,
    headers: { ...answer.headers, ...pageHeaders(answer.path) },
    request: { headers },
  });
}

// Without routes that take a body: Next would copy up to 10 MB for middleware before a route refuses it.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static/|assets/|api/(?:clicks|leads|leads/deliver|mail-events|preview|preview/[^/]+|requests|revalidate|speed|visits)$).*)',
  ],
};
