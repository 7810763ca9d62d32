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
import { UNCHANGED } from '../../../../collections/business-content';
import { workOutbox } from '../../../../site/outbox';
import { forgetShown, showSavedDraft } from '../../../../site/previews';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

const turns = new Map<string, Promise<unknown>>();

/** One change of a business after the other: an autosave that a publication overtook would undo it. */
const inTurn = async (id: string, work: () => Promise<Response>): Promise<Response> => {
  const turn = (turns.get(id) ?? Promise.resolve()).then(work, work);
  turns.set(id, turn);
  return turn.finally(() => turns.get(id) === turn && turns.delete(id));
};

/** After the commit: the site shows the draft before the editor hears that it is saved, and is told of changes. */
const thenTellSite =
  (handler: Handler): Handler =>
  async (request, context) => {
    const [collection, id = ''] = (await context.params).slug ?? [];
    if (collection !== 'businesses') return handler(request, context);
    return inTurn(id, async () => {
      const answer = await handler(request, context);
      if (!answer.ok) return answer;
      const payload = await getPayload({ config });
      void workOutbox(payload);
      if (/^\d+$/.test(id)) await showSavedDraft(payload, Number(id)).catch(() => undefined);
      else forgetShown();
      return answer;
    });
  };

const get = REST_GET(config);
const patch = REST_PATCH(config);

/** An autosave of what is published already is answered with what is there (UNCHANGED, from fieldsToRecord). */
const saveChanges: Handler = async (request, context) => {
  const answer = await patch(request, context);
  if (answer.status !== UNCHANGED) return answer;
  const { origin, pathname } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const current = await get(new Request(`${origin}${pathname}?draft=true&depth=0`, { headers }), context);
  return current.ok ? Response.json({ doc: await current.json(), message: 'Nothing changed.' }) : current;
};

export const GET = get;
export const POST = thenTellSite(REST_POST(config));
export const DELETE = thenTellSite(REST_DELETE(config));
export const PATCH = thenTellSite(saveChanges);
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);
