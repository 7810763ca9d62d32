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
import { workOutbox } from '../../../../site/outbox';
import { showSavedDraft } from '../../../../site/previews';

type Context = { params: Promise<{ slug: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

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
    // Payload fails when a request asks for versions in a collection without versions, or names as its
    // collection what every object has.
    if ((id === 'versions' && collection !== 'businesses') || String(collection) in Object.prototype)
      return withHeaders(Response.json({ message: 'Not found' }, { status: 404 }));
    const isRestoring = request.method === 'POST' && collection === 'businesses' && id === 'versions';
    const answer = await handler(isRestoring ? await asDraft(passed, payload, version) : passed, context);
    if (collection === 'businesses' && request.method !== 'GET' && answer.ok) {
      void workOutbox(payload);
      if (/^\d+$/.test(id)) await showSavedDraft(payload, Number(id));
    }
    return withHeaders(answer);
  };

export const GET = through(REST_GET(config));
export const POST = through(REST_POST(config));
export const DELETE = through(REST_DELETE(config));
export const PATCH = through(REST_PATCH(config));
export const PUT = through(REST_PUT(config));
export const OPTIONS = through(REST_OPTIONS(config));
