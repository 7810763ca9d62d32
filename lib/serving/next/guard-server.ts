import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDevelopment } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { refusedMethodHeaders } from '@/lib/platform/http/allowed-methods';
import { answerUnreadable, completeAnswers } from './complete-answers';
import { normaliseHost } from '@/lib/platform/http/request-source';

/** Carries the query that `takeQuery` removes from a page's URL. */
export const QUERY_HEADER = 'x-mainstreet-query';

/**
 * Moves the query of a page's URL to QUERY_HEADER, except the router's own parameter (`_rsc`). Next would
 * render a visitor's query into the page that is cached for everybody.
 */
export const takeQuery = (request: Pick<IncomingMessage, 'url' | 'headers'>): void => {
  const { url = '/' } = request;
  const start = url.indexOf('?');
  const search = start < 0 ? '' : url.slice(start);
  request.headers[QUERY_HEADER] = search;
  if (start < 0 || /^\/(api|_next)(\/|\?|$)/.test(url)) return;
  const [routers] = request.headers.rsc ? (/(?<=[?&])_rsc(=[\w-]{0,200})?(?=&|$)/.exec(search) ?? []) : [];
  request.url = url.slice(0, start) + (routers ? `?${routers}` : '');
};

type Refusal = { status: number; line: string; headers?: Record<string, string> };

/**
 * The answer to a request that Next would answer with 500 and a stack trace, or redirect to a foreign host;
 * else null. Rewrites an absolute-form target of this host to a path.
 */
export const refusalOf = (
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
): Refusal | null => {
  const { method = 'GET', url = '/', headers, rawHeaders } = request;
  // Node takes the first Host; a cache in front may have kept the answer under the other.
  if (rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1)
    return { status: 400, line: 'Bad request' };
  if (/^https?:\/\//i.test(url)) {
    const target = URL.canParse(url) ? new URL(url) : null;
    if (!target || normaliseHost(target.host) !== normaliseHost(headers.host ?? ''))
      return { status: 421, line: 'This server is no proxy.' };
    request.url = target.pathname + target.search;
  }
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const headers405 = refusedMethodHeaders(method, pathname);
  if (headers405) return { status: 405, line: 'Method not allowed', headers: headers405 };
  return pathname.startsWith('/') ? null : { status: 400, line: 'Bad request' };
};

/** @returns true when the request was refused here */
const guard = (request: IncomingMessage, response: ServerResponse): boolean => {
  const refusal = refusalOf(request);
  if (!refusal) {
    takeQuery(request);
    // No browser sends them with GET; Next answers 500 when a file does not meet them.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    return false;
  }
  request.resume();
  response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8', ...refusal.headers });
  response.end(request.method === 'HEAD' ? undefined : `${refusal.line}\n`);
  return true;
};

/**
 * Runs `guard` before every HTTP server of this process: Next has no hook for all requests and answers.
 */
export const guardServers = (): void => {
  singleton('http.guard', () => {
    completeAnswers();
    const emit = Server.prototype.emit;
    Server.prototype.emit = function guarded(this: Server, event: string, ...values: unknown[]) {
      if (event === 'request' && guard(values[0] as IncomingMessage, values[1] as ServerResponse))
        return true;
      if (event === 'clientError') {
        answerUnreadable(values[0] as NodeJS.ErrnoException, values[1] as Socket);
        return true;
      }
      // With a listener, Next's, a request to upgrade gets no answer; without one Node ignores the upgrade.
      if (event === 'connection' && !isDevelopment()) this.removeAllListeners('upgrade');
      return Reflect.apply(emit, this, [event, ...values] as unknown as Parameters<typeof emit>);
    } as typeof emit;
    return true;
  });
};
