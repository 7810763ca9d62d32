import type { Payload } from 'payload';
import { settings } from '../settings/settings';
import { transportSecurity } from '../settings/transport-security';
import { cleanBody, QUERY, readBody } from './body';
import { unreadablePart } from './query';

/** Bytes of a body before a session is known, and with one: a picture has 25 MB at most. */
const MAX_OPEN = 1_000_000;
const MAX_OWN = 26_000_000;
/** Paths that may be posted to without a session. */
const OPEN = /^users\/(login|login-link|login-link\/use)$/;

const refused = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/**
 * Whether a page of another site sent the request: it would log its visitor in, or change something for him.
 */
const isForeign = ({ headers }: Request): boolean =>
  (headers.get('origin') ?? settings.origin) !== settings.origin ||
  headers.get('sec-fetch-site') === 'cross-site';

/**
 * The checks of every request before Payload opens a transaction or looks at a document: the page that sent
 * it, its session, then its whole body.
 * @param path below `/api/`
 * @returns the request with its body in memory, or the refusal
 */
export const passDoor = async (
  payload: Payload,
  request: Request,
  path: string,
): Promise<Request | Response> => {
  const refusalOfOdd = (query: URLSearchParams) => {
    const part = unreadablePart(payload, path, query);
    return part === null
      ? null
      : refused(400, `This part of the query cannot be read: ${part.slice(0, 100)}`);
  };
  const odd = refusalOfOdd(new URL(request.url).searchParams);
  if (odd) return odd;
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return request;
  if (isForeign(request)) return refused(403, 'Forbidden');
  const { user } = await payload.auth({ headers: request.headers });
  if (!user && !OPEN.test(path)) return refused(401, 'Log in');
  const sent = await readBody(request, user ? MAX_OWN : MAX_OPEN).catch(() => undefined);
  if (sent === null)
    return refused(413, 'A picture has 25 MB at most. / Una imagen tiene 25 MB como máximo.');
  const clean = sent && (await cleanBody(sent, request));
  if (!clean) return refused(400, 'Bad request');
  // A query that is too long for an address is posted.
  const posted = clean.type === QUERY ? refusalOfOdd(new URLSearchParams(String(sent))) : null;
  if (posted) return posted;
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  if (clean.type) headers.set('content-type', clean.type);
  return new Request(request.url, {
    method: request.method,
    headers,
    signal: request.signal,
    body: clean.body,
  });
};

/** Answers of the API are not kept, framed or run; without these headers a cache or a browser may do so. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Headers that an answer sets itself, such as those of picture files, stay. */
export const withHeaders = (answer: Response): Response => {
  const headers = new Headers(answer.headers);
  const more = settings.origin.startsWith('https:') ? { 'strict-transport-security': transportSecurity } : {};
  for (const [name, value] of Object.entries({ ...apiHeaders, ...more }))
    if (!headers.has(name)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
};
