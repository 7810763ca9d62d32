import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { isAgency } from '../access/access';
import { refusalOf } from '../access/routes';
import { findAll } from '../database/find';
import type { Business, Done, Tables } from '../database/tables';
import { formNames, type Form } from '../record/record-form';
import type { Json } from '../record/plain-json';
import { contentOf } from './business-content';
import { planWords } from './bulk-words';
import { addingRows, changeOne, type Edit } from './change-one';
import { said, w } from '../record/words';

const slug = 'bulk-changes';

const refuseOthers = (req: PayloadRequest) => {
  if (!isAgency(req)) throw refusalOf(req, 403, 'Only the agency changes several.');
};

type Asked = { req: PayloadRequest; docs: Business[] };

/** Changes one business after the other. @returns the results, and Payload's answer for several documents */
const changeEach = async <T>({ req, docs }: Asked, run: (id: number) => Promise<T>) => {
  const done: { id: number; result: T }[] = [];
  const errors: { id: number; message: string }[] = [];
  for (const { id } of docs)
    await run(id).then(
      (result) => done.push({ id, result }),
      (error: Error) => errors.push({ id, message: error.message }),
    );
  const answer = (count: number) => {
    const message = said(w('{count} businesses changed', { count }), req.i18n.language);
    const status = errors.length ? 400 : 200;
    return Response.json({ docs: done.map(({ id }) => ({ id })), errors, message }, { status });
  };
  return { done: done.map(({ result }) => result), answer };
};

/** Payload's own change of several would put the published text of each in the place of its draft. */
const changeStates = async (asked: Asked, data: Json): Promise<Response> => {
  const { payload, user } = asked.req;
  const { done, answer } = await changeEach(asked, (id) =>
    payload.update({
      collection: 'businesses',
      id,
      data: data as never,
      trash: true,
      overrideAccess: false,
      user,
      depth: 0,
    }),
  );
  return answer(done.length);
};

const changeFields = async (asked: Asked, sent: Form, isPublished: boolean): Promise<Response> => {
  const { req, docs } = asked;
  const { payload, user } = req;
  const words = planWords(
    sent,
    docs.map((doc) => contentOf(doc).form),
    isPublished,
  );
  const edit = addingRows(sent);
  const { done, answer } = await changeEach(asked, (id) =>
    changeOne(payload, id, edit, { user, isPublished }),
  );
  const changedOnes = done.map((one) => one.done).filter(({ published, draft }) => published ?? draft);
  if (changedOnes.length)
    await payload.create({ collection: slug, data: { by: user?.email, words, done: changedOnes } as never });
  return answer(changedOnes.length);
};

/**
 * PATCH /api/businesses?where…: one change for many businesses, by the agency; with `plan=yes` only describes
 * the change. A change without fields, such as Publish, has its question in Payload's list.
 */
export const bulkEdit: Endpoint = {
  path: '/',
  method: 'patch',
  handler: async (req) => {
    refuseOthers(req);
    await addDataAndFileToRequest(req);
    const data = (req.data ?? {}) as Json;
    const isPlan = req.query.plan === 'yes';
    const sent: Form = Object.fromEntries(Object.entries(data).filter(([name]) => formNames.includes(name)));
    const hasFields = Object.keys(sent).length > 0;
    if (isPlan && !hasFields) return Response.json({ question: null });
    const where = (req.query.where ?? { id: { exists: false } }) as Where;
    const asked = { draft: true, trash: String(req.query.trash) === 'true' };
    const docs = await findAll(req.payload, 'businesses', where, asked);
    if (!hasFields) return changeStates({ req, docs }, data);
    const isPublished = data._status === 'published';
    if (!isPlan) return changeFields({ req, docs }, sent, isPublished);
    const forms = docs.map((doc) => contentOf(doc).form);
    return Response.json({ question: said(planWords(sent, forms, isPublished), req.i18n.language) });
  },
};

/**
 * Draft and published version get back their own former fields; a version made after the change gets those of
 * the other version.
 */
const undoing =
  ({ published, draft }: Done): Edit =>
  (_, status) => {
    const { before = {}, after = {} } = (status === 'draft' ? draft : published) ?? published ?? draft ?? {};
    return { sent: before, madeFrom: after };
  };

/** POST /api/bulk-changes/{id}/undo: takes a change of many back; changes of others are kept. */
const undoEndpoint: Endpoint = {
  path: '/:id/undo',
  method: 'post',
  handler: async (req) => {
    refuseOthers(req);
    const { payload, user } = req;
    const id = Number(req.routeParams?.id) || 0;
    const entry = (await payload.findByID({ collection: slug, id })) as unknown as Tables[typeof slug];
    if (entry.undoneAt) return Response.json({ stay: entry.done.length });
    const stay: Done[] = [];
    for (const one of entry.done)
      await changeOne(payload, one.id, undoing(one), { user, isPublished: true }).then(
        ({ conflicts }) => conflicts.length && stay.push(one),
        () => stay.push(one),
      );
    const data = { undoneAt: new Date().toISOString(), done: stay };
    await payload.update({ collection: slug, id, data: data as never });
    return Response.json({ stay: stay.length });
  },
};
export const bulkEndpoints = [undoEndpoint];

const MAX_SHOWN = 10;
/** The last changes of several businesses, for the agency's board. */
export const lastBulkChanges = async ({ payload }: PayloadRequest) => {
  const found = await findAll(payload, slug, {}, { sort: '-createdAt', limit: MAX_SHOWN });
  return found.map(({ id, by, createdAt, words, done, undoneAt }) => ({
    id,
    by,
    createdAt,
    words,
    isUndone: Boolean(undoneAt),
    stay: done.length,
  }));
};
export type BulkEntry = Awaited<ReturnType<typeof lastBulkChanges>>[number];
