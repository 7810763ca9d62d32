import 'server-only';
import type { z } from 'zod';
import { getCachedSite, type Site } from '@/lib/content';
import { isServed } from '@/lib/content/hosts/hosts';
import { whileHostsUnknown } from '@/lib/content/hosts/site-of-request';
import { database, type Database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { hasToken } from '@/lib/platform/http/bearer-token';
import { BodyError, readJson } from '@/lib/platform/http/bounded-body';
import { reasonOf, warn } from '@/lib/platform/log';
import { noStoreNoindex } from '@/lib/platform/http/no-store';

const MAX_BODY = 1_000;
const MAX_BODY_MS = 5_000;

const ownerAnswer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: noStoreNoindex });

/** @param site for the log: a page id that is served, never text of the request */
export const refuseOwner = (status: number, message: string, site?: string): Response => {
  warn('requests.refused', { status, site, reason: message });
  return ownerAnswer(status, { message });
};

/** The checked fields of the query, or of the body of a POST, or the refusal. */
const readAsked = async <Asked>(schema: z.ZodType<Asked>, request: Request): Promise<Asked | Response> => {
  const given =
    request.method === 'POST'
      ? await readJson(request, MAX_BODY, MAX_BODY_MS).catch((error: unknown) => error)
      : Object.fromEntries(new URL(request.url).searchParams);
  const problem = given instanceof BodyError ? given.problem : null;
  if (problem === 'too-large') return refuseOwner(413, 'The body is too large.');
  if (problem === 'too-slow') return refuseOwner(408, 'The body did not arrive in time.');
  const asked = schema.safeParse(given);
  if (asked.success) return asked.data;
  const fields = new Set(asked.error.issues.map(({ path }) => String(path[0] ?? 'body')));
  return refuseOwner(400, `Missing or wrong: ${[...fields].join(', ')}.`);
};

/**
 * A route with an answer that the editor shows to an owner: needs REQUESTS_TOKEN, and names one business.
 * @param answer gives the JSON of the answer, or a refusal; a failure of the database is a 503
 */
export const ownerRoute =
  <Asked extends { site: string }>(
    schema: z.ZodType<Asked>,
    answer: (db: Database, site: Site, asked: Asked) => Promise<object>,
  ) =>
  async (request: Request): Promise<Response> => {
    const { requestsToken } = env();
    if (!requestsToken)
      return ownerAnswer(404, { message: 'This answer is off: REQUESTS_TOKEN is not set.' });
    if (!hasToken(request.headers, [requestsToken]))
      return refuseOwner(401, 'The bearer token is missing or wrong.');
    const asked = await readAsked(schema, request);
    if (asked instanceof Response) return asked;
    const pageId = asked.site;
    if (!isServed(pageId))
      return whileHostsUnknown() ?? refuseOwner(404, 'This deployment serves no such site.');
    try {
      const known = await getCachedSite(pageId);
      if (known.state === 'gone') return refuseOwner(410, 'The site was taken down.', pageId);
      if (known.state === 'unavailable')
        return refuseOwner(503, 'The content server has not answered yet.', pageId);
      const found = await answer(await database(), known.value, asked);
      return found instanceof Response ? found : ownerAnswer(200, found);
    } catch (error) {
      warn('requests.failed', { site: pageId, reason: reasonOf(error) });
      return ownerAnswer(503, { message: 'The database does not answer.' });
    }
  };
