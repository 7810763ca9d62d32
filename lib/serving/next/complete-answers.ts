import 'server-only';
import diagnostics from 'node:diagnostics_channel';
import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { isDevelopment } from '@/lib/platform/env';
import { isShuttingDown } from '@/lib/platform/lifecycle';
import { commonHeaders, filePolicy, policyWithoutScripts } from './security-headers.mjs';
import { sendStored } from './stored-page.mjs';

/** Two years, without includeSubDomains: a business may run other hosts under its domain. */
const HSTS = 'max-age=63072000';

/** How long caches in front may show a page that the server cannot give. */
export const OUTAGE_SECONDS = 72 * 60 * 60;

type Answer = {
  status: number;
  /** Headers set so far, names in lower case. */
  headers: OutgoingHttpHeaders;
  isSecure: boolean;
  development?: boolean;
};

/** Removes Next's year, in which a browser may show an old page whose stylesheet is gone. */
const withoutYearOfStale = (cacheControl: string): string =>
  cacheControl.replace(
    /^(s-maxage=\d+), stale-while-revalidate=\d+$/,
    `$1, stale-if-error=${OUTAGE_SECONDS}`,
  );

/** The headers that an answer lacks, and the Cache-Control that it should have. */
export const missingHeaders = ({
  status,
  headers,
  isSecure,
  development = isDevelopment(),
}: Answer): Record<string, string> => {
  const type = String(headers['content-type'] ?? '');
  const ownPolicy = type.startsWith('text/html') ? policyWithoutScripts() : filePolicy;
  const policy = headers['content-security-policy'] ?? (development ? undefined : ownPolicy);
  // Next caches a site's own 404 for its lifetime; every other failure concerns this request only.
  const isPassing = status >= 400 && headers['x-nextjs-cache'] === undefined;
  const cacheControl = isPassing ? 'no-store' : String(headers['cache-control'] ?? 'no-store');
  const wanted: Record<string, string> = {
    ...commonHeaders,
    // Other sites, such as directories, may show a business's pictures.
    'cross-origin-resource-policy': type.startsWith('image/') ? 'cross-origin' : 'same-origin',
    'cache-control': withoutYearOfStale(cacheControl),
    ...(isSecure && { 'strict-transport-security': HSTS }),
    ...(policy !== undefined && { 'content-security-policy': String(policy) }),
  };
  const missing = Object.entries(wanted).filter(
    ([name, value]) => headers[name] === undefined || (name === 'cache-control' && headers[name] !== value),
  );
  return Object.fromEntries(missing);
};

const isSecure = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim() === 'https';

const lastAnswers = new WeakMap<Socket, ServerResponse>();

type Start = { request: IncomingMessage; response: ServerResponse; socket: Socket };

export const completeAnswer = (message: unknown): void => {
  const { request, response, socket } = message as Start;
  lastAnswers.set(socket, response);
  sendStored(request, response);
  onHeaders(response, () => {
    // Next answers 500 to a range outside of a file; this header identifies the case.
    if (String(response.getHeader('content-range')).startsWith('bytes */')) response.statusCode = 416;
    const { statusCode: status } = response;
    const missing = missingHeaders({ status, headers: response.getHeaders(), isSecure: isSecure(request) });
    for (const [name, value] of Object.entries(missing)) response.setHeader(name, value);
    if (isShuttingDown()) response.setHeader('connection', 'close');
  });
};

/** For every answer of this process, except those of Node itself to a missing Host and an unknown Expect. */
export const completeResponseHeaders = (): void =>
  diagnostics.subscribe('http.server.request.start', completeAnswer);

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that Node could not read as a request; Node's own answer has no headers. */
export const answerUnreadable = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
  const last = lastAnswers.get(socket);
  const isAnswering = last?.headersSent && !last.writableFinished;
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const headers = { connection: 'close', ...missingHeaders({ status, headers: {}, isSecure: false }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'), () =>
    socket.destroy(),
  );
};
