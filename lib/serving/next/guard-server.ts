import { randomUUID } from 'node:crypto';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isVercel } from '@/lib/platform/early-env.mjs';
import { isDevelopment } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { refusedMethodHeaders } from '@/lib/platform/http/allowed-methods';
import { answerUnreadable, completeResponseHeaders } from './complete-answers';
import { normaliseHost, PEER_HEADER } from '@/lib/platform/http/request-source';

/** Carries the query that `takeQuery` removes from a page's URL, behind a mark that no visitor knows. */
export const QUERY_HEADER = 'x-mainstreet-query';
const mark = () => singleton('http.mark', () => randomUUID());

/**
 * Moves the query of a page's URL to QUERY_HEADER, except the router's `_rsc`: Next would render a visitor's
 * query into the page that is cached for everybody.
 */
export const takeQuery = (request: Pick<IncomingMessage, 'url' | 'headers'>): void => {
  const { url = '/' } = request;
  const start = url.indexOf('?');
  const search = start < 0 ? '' : url.slice(start);
  request.headers[QUERY_HEADER] = mark() + search;
  if (start < 0 || /^\/(api|_next)(\/|\?|$)/.test(url)) return;
  const [routers] = request.headers.rsc ? (/(?<=[?&])_rsc(=[\w-]{0,200})?(?=&|$)/.exec(search) ?? []) : [];
  request.url = url.slice(0, start) + (routers ? `?${routers}` : '');
};

/** The query that a request had; null for a request that came before the guard: Next listens first. */
export const takenQuery = (headers: Headers): string | null => {
  const taken = headers.get(QUERY_HEADER) ?? '';
  return taken.startsWith(mark()) ? taken.slice(mark().length) : null;
};

const internalHeader = /^(next|x-(invoke|matched|middleware|nextjs|now|prerender|vercel))-/;
/** Headers that Next's router sends with `RSC: 1`; `_rsc` is a hash of them. */
const routerHeaders = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/**
 * Drops headers that parts of Next exchange: from a visitor, `x-middleware-prefetch` alone empties a page.
 */
const dropInternalHeaders = ({ headers }: Pick<IncomingMessage, 'headers'>): void => {
  if (headers.rsc !== '1') delete headers.rsc;
  for (const name of Object.keys(headers))
    if (internalHeader.test(name) && !(headers.rsc && routerHeaders.has(name)))
      Reflect.deleteProperty(headers, name);
};

/** Whether Next would read the path unchanged: without dot segments, backslashes and fragments. */
const isNormalPath = (target: string): boolean => {
  const [path = ''] = target.split('?');
  const url = `http://host${path}`;
  return path.startsWith('/') && URL.canParse(url) && new URL(url).pathname === path;
};

type Refusal = { status: number; line: string; headers?: Record<string, string> };

/**
 * The answer to a request that Next would answer with 500 and a stack trace, or redirect to a foreign host;
 * else null. Rewrites an absolute URL of this host to a path.
 */
export const refusalOf = (
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
): Refusal | null => {
  const { method = 'GET', url = '/', headers, rawHeaders } = request;
  // Node takes the first Host header, but a cache in front may use another for its key.
  if (rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1)
    return { status: 400, line: 'Bad request' };
  if (/^https?:\/\//i.test(url)) {
    const target = URL.canParse(url) ? new URL(url) : null;
    if (!target || normaliseHost(target.host) !== normaliseHost(headers.host ?? ''))
      return { status: 421, line: 'This server is no proxy.' };
    const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
    request.url = path.startsWith('/') ? path : `/${path}`;
  }
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const headers405 = refusedMethodHeaders(method, pathname);
  if (headers405) return { status: 405, line: 'Method not allowed', headers: headers405 };
  // Next answers `.rsc`, meant for Vercel's router, with a page's data: a second copy in every cache in
  // front.
  if (pathname.endsWith('.rsc') && !isVercel()) return { status: 404, line: 'Not found' };
  return isNormalPath(request.url ?? '/') ? null : { status: 400, line: 'Bad request' };
};

const MAX_OPEN_ANSWERS = 10;
const openAnswers = new WeakMap<Socket, number>();

/**
 * Counts an answer until it is sent. An answer above the limit of its connection is 429, which closes the
 * connection: no browser asks again before it has an answer, and unread answers fill the memory.
 */
const isOneTooMany = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
  const open = (openAnswers.get(socket) ?? 0) + 1;
  openAnswers.set(socket, open);
  if (open <= MAX_OPEN_ANSWERS)
    response.once('close', () => openAnswers.set(socket, (openAnswers.get(socket) ?? 1) - 1));
  if (open === MAX_OPEN_ANSWERS + 1)
    response.writeHead(429, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end();
  return open > MAX_OPEN_ANSWERS;
};

/** @returns true when the request was refused */
const guard = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (isOneTooMany(request, response)) return true;
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  const refusal = refusalOf(request);
  if (!refusal) {
    // In development Next's browser code sends more of them; Vercel's router names the page in such headers.
    if (!isDevelopment() && !isVercel()) dropInternalHeaders(request);
    takeQuery(request);
    // No browser sends these headers with GET; Next answers 500 when a file does not meet them.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    return false;
  }
  request.resume();
  response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8', ...refusal.headers });
  response.end(request.method === 'HEAD' ? undefined : `${refusal.line}\n`);
  return true;
};

/** Runs `guard` before every HTTP server of this process, because Next has no hook for all requests. */
export const guardServers = (): void => {
  singleton('http.guard', () => {
    completeResponseHeaders();
    const emit = Server.prototype.emit;
    Server.prototype.emit = function guarded(this: Server, event: string, ...values: unknown[]) {
      if (event === 'request' && guard(values[0] as IncomingMessage, values[1] as ServerResponse))
        return true;
      if (event === 'clientError') {
        answerUnreadable(values[0] as NodeJS.ErrnoException, values[1] as Socket);
        return true;
      }
      // With Next's listener a request to upgrade gets no answer; without one Node ignores the upgrade.
      if (event === 'connection' && !isDevelopment()) this.removeAllListeners('upgrade');
      return Reflect.apply(emit, this, [event, ...values] as unknown as Parameters<typeof emit>);
    } as typeof emit;
    return true;
  });
};
