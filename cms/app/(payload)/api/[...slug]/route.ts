import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { workOutbox } from '../../../../site/outbox';
import { showSavedDraft } from '../../../../site/previews';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/** After the commit: the site shows the draft before the editor hears that it is saved, and is told of changes. */
const thenTellSite =
  (handler: Handler): Handler =>
  async (request, context) => {
    const answer = await handler(request, context);
    const [collection, id] = (await context.params).slug ?? [];
    if (collection !== 'businesses' || !answer.ok) return answer;
    const payload = await getPayload({ config });
    void workOutbox(payload);
    if (id && /^\d+$/.test(id)) await showSavedDraft(payload, Number(id)).catch(() => undefined);
    return answer;
  };

export const GET = REST_GET(config);
export const POST = thenTellSite(REST_POST(config));
export const DELETE = thenTellSite(REST_DELETE(config));
export const PATCH = thenTellSite(REST_PATCH(config));
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);
