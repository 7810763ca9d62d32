import { createHash } from 'node:crypto';
import config from '@payload-config';
import { getPayload, type Where } from 'payload';
import { findAll } from '../database/find';

const notFound = () =>
  Response.json({ message: 'Not found' }, { status: 404, headers: { 'cache-control': 'no-store' } });

/** JSON with an ETag; 304 for a client that has this version. */
const answer = (request: Request, json: string): Response => {
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' };
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*')
    ? new Response(null, { status: 304, headers })
    : new Response(json, { headers });
};

/**
 * Answers with the published text of a business. Drafts, deleted businesses and `?draft=1` are 404: a client
 * here has shown no right to see a draft; the site gets drafts by PUT /api/preview.
 */
export const answerPublished = async (
  request: Request,
  field: 'record' | 'reviewsDocument',
  where: Where,
): Promise<Response> => {
  if (new URL(request.url).searchParams.get('draft')) return notFound();
  const payload = await getPayload({ config });
  const shown = { and: [where, { _status: { equals: 'published' } }, { [field]: { exists: true } }] };
  const more = { sort: 'id', limit: 1 };
  const [doc] = await findAll(payload, 'businesses', shown, more);
  const text = doc?.[field];
  return text ? answer(request, text) : notFound();
};
