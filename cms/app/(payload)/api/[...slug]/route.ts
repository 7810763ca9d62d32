import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { getPayload, type Payload } from 'payload';
import { passDoor, withHeaders } from '../../../../access/door';
import { bulkEdit } from '../../../../changes/bulk-edit';
import { UNCHANGED } from '../../../../changes/business-content';
import { workOutbox } from '../../../../site/outbox';
import { showSavedDraft } from '../../../../site/previews';

type Context = { params: Promise<{ slug: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

const get = REST_GET(config);
const patch = REST_PATCH(config);

/**
 * An autosave that equals the published version is answered with the stored document (UNCHANGED, from
 * fieldsToRecord).
 */
const saveChanges: Handler = async (request, context) => {
  const { slug } = await context.params;
  if (slug.join() === 'businesses') return bulkEdit(config, await getPayload({ config }), request);
  const answer = await patch(request, context);
  if (answer.status !== UNCHANGED) return answer;
  const { origin, pathname } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const current = await get(new Request(`${origin}${pathname}?draft=true&depth=0`, { headers }), context);
  return current.ok ? Response.json({ doc: await current.json(), message: 'Nothing changed.' }) : current;
};

/** Restores a draft version as a draft: Payload would unpublish the business. */
const asDraft = async (request: Request, payload: Payload, version: string): Promise<Request> => {
  const found = await payload
    .findVersionByID({ collection: 'businesses', id: version, depth: 0 })
    .catch(() => null);
  const url = new URL(request.url);
  if ((found?.version as { _status?: string } | undefined)?._status !== 'draft') return request;
  url.searchParams.set('draft', 'true');
  return new Request(url, request);
};

/** After a change of a business: the site shows the draft before the editor hears that it is saved. */
const through =
  (handler: Handler): Handler =>
  async (request, context) => {
    const { slug } = await context.params;
    const payload = await getPayload({ config });
    const passed = await passDoor(payload, request, slug.join('/'));
    if (passed instanceof Response) return withHeaders(passed);
    const [collection, id = '', version = ''] = slug;
    // Payload fails when a request asks for versions in a collection without versions.
    if (id === 'versions' && collection !== 'businesses')
      return withHeaders(Response.json({ message: 'Not found' }, { status: 404 }));
    const isRestoring = request.method === 'POST' && collection === 'businesses' && id === 'versions';
    const answer = await handler(isRestoring ? await asDraft(passed, payload, version) : passed, context);
    if (collection === 'businesses' && request.method !== 'GET' && answer.ok) {
      void workOutbox(payload);
      if (/^\d+$/.test(id)) await showSavedDraft(payload, Number(id));
    }
    return withHeaders(answer);
  };

export const GET = through(get);
export const POST = through(REST_POST(config));
export const DELETE = through(REST_DELETE(config));
export const PATCH = through(saveChanges);
export const PUT = through(REST_PUT(config));
export const OPTIONS = through(REST_OPTIONS(config));
