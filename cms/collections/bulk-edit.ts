import { isDeepStrictEqual } from 'node:util';
import {
  addDataAndFileToRequest,
  createPayloadRequest,
  type Payload,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { isAgency } from '../access/access';
import { refusal } from '../access/refusal';
import { formNames, changed, type Form } from '../record/record-form';
import { isGroup, type Json } from '../record/lens';
import { contentOf, type Doc } from './business-content';

const withoutId = (row: unknown) => (isGroup(row) ? { ...row, id: undefined } : row);
const said = (row: unknown) =>
  isGroup(row) ? Object.fromEntries(Object.entries(row).filter(([key, cell]) => key !== 'id' && cell)) : row;

/**
 * Adds the rows that were sent to the list of a business: each business keeps its own rows, such as its
 * closures.
 */
const added = (sent: Form, form: Form): Form =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const rows: unknown = form[name];
      if (!Array.isArray(value) || !Array.isArray(rows)) return [name, value];
      const known = rows.map(said);
      const isKnown = (row: unknown) => known.some((one) => isDeepStrictEqual(one, said(row)));
      // A new row gets a different id in each business.
      return [name, [...rows, ...value.filter((row) => !isKnown(row)).map(withoutId)]];
    }),
  );

/** Takes the rows that are sent out of their lists. */
const taken = (sent: Form, form: Form): Form =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const rows = Array.isArray(value) ? value.map(said) : [];
      const stays = (row: unknown) => !rows.some((one) => isDeepStrictEqual(one, said(row)));
      return [name, Array.isArray(form[name]) ? form[name].filter(stays) : form[name]];
    }),
  );

type Business = Doc & { id: number; _status?: string; isDown?: boolean | null };

/** Changes the published version and the draft of a business separately: a draft stays a draft. */
export const changeOne = async (
  payload: Payload,
  id: number,
  sent: Form,
  user: unknown,
  isPublished: boolean,
  change: 'add' | 'take' = 'add',
) => {
  const read = async (draft: boolean) =>
    (await payload.findByID({ collection: 'businesses', id, draft, depth: 0 })) as unknown as Business;
  const save = (doc: Business, status: 'published' | 'draft') => {
    const content = contentOf(doc);
    const { record, reviews, form } = changed(
      content,
      (change === 'add' ? added : taken)(sent, content.form),
    );
    const data = {
      record: JSON.stringify(record),
      reviewsDocument: reviews ? JSON.stringify(reviews) : null,
      form,
      _status: status,
    };
    const options = { draft: status === 'draft', user: user as never, context: { isWhole: true } };
    return payload.update({ collection: 'businesses', id, data: data as never, ...options });
  };
  const [shown, latest] = [await read(false), await read(true)];
  const isPublic = shown._status === 'published' && !shown.isDown;
  const saved = isPublic && isPublished ? await save(shown, 'published') : null;
  return latest._status === 'draft' || !saved ? save(latest, 'draft') : saved;
};

/**
 * PATCH /api/businesses?where…: one change for many businesses, by the agency.
 * @returns null for a request that changes no field, such as Publish for all ticked businesses: Payload
 * handles it
 */
export const bulkEdit = async (
  config: Promise<SanitizedConfig>,
  payload: Payload,
  request: Request,
): Promise<Response | null> => {
  const req = await createPayloadRequest({ config, request: request.clone() as Request });
  await addDataAndFileToRequest(req);
  const data = (req.data ?? {}) as Json;
  if (!isAgency(req)) {
    const { message } = refusal(
      req,
      403,
      'Only the agency changes several.',
      'Solo la agencia cambia varios.',
    );
    return Response.json({ docs: [], errors: [{ message }] }, { status: 403 });
  }
  const sent: Form = Object.fromEntries(Object.entries(data).filter(([name]) => formNames.includes(name)));
  if (!Object.keys(sent).length) return null;
  const { docs } = await payload.find({
    collection: 'businesses',
    where: (req.query.where ?? { id: { exists: false } }) as Where,
    user: req.user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    pagination: false,
  });
  const done: unknown[] = [];
  const errors: { id: unknown; message: string }[] = [];
  for (const { id } of docs)
    await changeOne(payload, Number(id), sent, req.user, data._status === 'published').then(
      (doc) => done.push(doc),
      (error: Error) => errors.push({ id, message: error.message }),
    );
  const message =
    req.i18n.language === 'es' ? `${done.length} negocios cambiados` : `${done.length} businesses changed`;
  const answer = done.map((doc) => {
    const { record: _, reviewsDocument: __, form: ___, ...rest } = doc as Json;
    return rest;
  });
  return Response.json({ docs: answer, errors, message }, { status: errors.length ? 400 : 200 });
};
