import { isDeepStrictEqual } from 'node:util';
import type { Payload, PayloadRequest } from 'payload';
import { isGroup } from '../record/plain-json';
import { changed, type Both, type Form } from '../record/record-form';
import { comparable } from '../record/same-value';
import { findBusiness } from '../database/find';
import type { Business, Done, Status } from '../database/tables';
import { inTransaction, waitForOthers } from '../database/in-transaction';
import { contentOf } from './business-content';

/**
 * The fields that a change sets in a form; `madeFrom`: the values that these fields had when the change was
 * made.
 */
export type Edit = (form: Form, status: Status) => { sent: Form; madeFrom?: Form };

const isIn = (rows: unknown[], row: unknown) =>
  rows.some((one) => comparable(one, true) === comparable(row, true));

/** The sent rows that are missing in the list of a business. */
export const newRows = (sent: unknown[], rows: unknown): unknown[] =>
  sent.filter((row) => !isIn(Array.isArray(rows) ? rows : [], row));

/** Changes the lists that are sent. `change`: the new rows of one of them */
const ofLists =
  (sent: Form, change: (rows: unknown[], sent: unknown[]) => unknown[]): Edit =>
  (form) => {
    const changed = Object.entries(sent).map(([name, value]) => {
      const rows: unknown = form[name];
      return [name, Array.isArray(value) ? change(Array.isArray(rows) ? rows : [], value) : value];
    });
    return { sent: Object.fromEntries(changed) as Form };
  };

/**
 * Adds the sent rows to the list of a business: each business keeps its own rows, such as its closures. A row
 * has the same id in the public version and in the draft.
 */
export const addingRows = (sent: Form): Edit => {
  const ids = new Map<unknown, string>();
  const idOf = (row: unknown) => ids.get(row) ?? (ids.set(row, crypto.randomUUID()).get(row) as string);
  const withId = (row: unknown) => (isGroup(row) ? { ...row, id: idOf(row) } : row);
  return ofLists(sent, (rows, added) => [...rows, ...newRows(added, rows).map(withId)]);
};

/** Removes the sent rows from the lists of a business. */
export const removingRows = (sent: Form): Edit =>
  ofLists(sent, (rows, removed) => rows.filter((row) => !isIn(removed, row)));

/** `conflicts`: the fields that stay, as somebody else has changed them since. */
type Changed = { done: Done; conflicts: Both[]; isPublic: boolean };

const changeIn = async (
  req: PayloadRequest,
  id: number,
  edit: Edit,
  isPublished: boolean,
): Promise<Changed> => {
  const { payload } = req;
  const read = (draft: boolean) => findBusiness(payload, id, { draft, req });
  const done: Done = { id };
  const conflicts: Both[] = [];
  const save = async (doc: Business, status: Status) => {
    const content = contentOf(doc);
    const { sent, madeFrom } = edit(content.form, status);
    const made = changed(content, sent, madeFrom);
    conflicts.push(...made.conflicts);
    if (isDeepStrictEqual(made.form, content.form)) return;
    const of = (form: Form) => Object.fromEntries(Object.keys(sent).map((name) => [name, form[name]]));
    done[status] = { before: of(content.form), after: of(made.form) };
    const data = {
      record: JSON.stringify(made.record),
      reviewsDocument: made.reviews ? JSON.stringify(made.reviews) : null,
      form: made.form,
      _status: status,
    };
    await payload.update({
      collection: 'businesses',
      id,
      data: data as never,
      draft: status === 'draft',
      context: { isWhole: true },
      req,
    });
  };
  const [shown, latest] = [await read(false), await read(true)];
  const isPublic = isPublished && shown._status === 'published' && !shown.isDown;
  if (isPublic) await save(shown, 'published');
  if (latest._status === 'draft' || !isPublic) await save(latest, 'draft');
  return { done, conflicts, isPublic };
};

/**
 * Changes the published version and the draft of a business separately: a draft stays a draft. A version that
 * has the change already is not saved again. Other saves of the business wait until both are written.
 */
export const changeOne = (
  payload: Payload,
  id: number,
  edit: Edit,
  { user, isPublished }: { user: unknown; isPublished: boolean },
): Promise<Changed> =>
  inTransaction(payload, user, async (req) => {
    await waitForOthers(req, id);
    return changeIn(req, id, edit, isPublished);
  });
