import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { isShuttingDown } from '@/lib/lifecycle';
import { singleton } from '@/lib/singleton';
import { refusedMethodHeaders } from './allowed-methods';
import { normaliseHost } from './normalise-host';
import { QUERY_HEADER } from './query-header';
import { missingHeaders } from './response-headers';

const isSecure = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim() === 'https';

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
export const refusalOf = (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null => {
  const { method = 'GET', url = '/', headers } = request;
  if (/^https?:\/\//i.test(url)) {
    const target = URL.canParse(url) ? new URL(url) : null;
    if (!target || normaliseHost(target.host) !== normaliseHost(headers.host ?? ''))
      return { status: 421, line: 'This server is no proxy.' };
    request.url = target.pathname + target.search;
  } else if (!url.startsWith('/') && url !== '*') return { status: 400, line: 'Bad request' };
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const headers405 = refusedMethodHeaders(method, pathname);
  return headers405 && { status: 405, line: 'Method not allowed', headers: headers405 };
};

/** Completes the headers of the answer when it is sent. @returns true when the request was refused here */
const guard = (request: IncomingMessage, response: ServerResponse): boolean => {
  onHeaders(response, () => {
    const { statusCode: status } = response;
    const missing = missingHeaders({ status, headers: response.getHeaders(), isSecure: isSecure(request) });
    for (const [name, value] of Object.entries(missing)) response.setHeader(name, value);
    if (isShuttingDown()) response.setHeader('connection', 'close');
  });
  const refusal = refusalOf(request);
  if (!refusal) {
    takeQuery(request);
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
    const emit = Server.prototype.emit;
    Server.prototype.emit = function guarded(this: Server, event: string, ...values: unknown[]) {
      if (event === 'request' && guard(values[0] as IncomingMessage, values[1] as ServerResponse))
        return true;
      return Reflect.apply(emit, this, [event, ...values] as unknown as Parameters<typeof emit>);
    } as typeof emit;
    return true;
  });
};
