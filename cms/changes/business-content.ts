import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isAgency, mayEdit } from '../access/access';
import { refusalOf } from '../access/routes';
import {
  agencyNames,
  changed,
  formNames,
  formOf,
  withAgencyFields,
  withoutContacts,
  type Content,
  type Form,
} from '../record/record-form';
import { isGroup, textAt, type Json } from '../record/plain-json';
import { isPageId } from '../record/shape';
import { waitForOthers } from '../database/in-transaction';
import { findBusiness } from '../database/find';
import type { Business } from '../database/tables';
import { beginVersion } from './history';

// The site's default of RECORD_MAX_BYTES.
const MAX_BYTES = 1_000_000;

/** An autosave that equals the published version, which would then seem to have unpublished changes. */
const UNCHANGED = 304;

/** Such an autosave is answered with the stored document, as if it had been saved. */
export const answerUnchanged: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!('status' in error) || error.status !== UNCHANGED) return;
  const id = Number(req.routeParams?.id);
  const seen = { draft: true, overrideAccess: false, user: req.user };
  const doc = await findBusiness(req.payload, id, seen);
  return { status: 200, response: { doc, message: error.message } as never };
};

const jsonIn = (text: unknown): unknown => {
  if (typeof text !== 'string' || !text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new APIError('The record is no JSON.', 400, null, true);
  }
};

export const contentOf = ({ record, reviewsDocument, form }: Partial<Business>): Content => {
  const parsedRecord = jsonIn(record) ?? {};
  if (!isGroup(parsedRecord)) throw new APIError('The record must be a JSON object.', 400, null, true);
  const reviews = jsonIn(reviewsDocument);
  return { record: parsedRecord, reviews, form: isGroup(form) ? form : formOf(parsedRecord, reviews) };
};

const writes = new Set(['create', 'update', 'updateByID', 'restoreVersion']);

/**
 * Notes of a request: its fields (Payload adds an empty list for each missing one), the values from which
 * they were made, and whether it saves a draft only (a bulk edit asks for a draft when it publishes too).
 */
export const noteRequest: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data = {}, draft = false, id, ...more } = args as { data?: Json; draft?: boolean; id?: unknown };
  if (!writes.has(operation)) return args;
  const { madeFrom, _status = 'draft' } = data;
  // Payload stores any other status too: the site would be unpublished, and not taken down.
  if (_status !== 'draft' && _status !== 'published')
    throw refusalOf(req, 400, 'The status must be draft or published.');
  delete data.madeFrom;
  Object.assign(req.context, {
    sentFields: Object.keys(data),
    // A change of a form names the values that it was made from.
    isForm: madeFrom !== undefined,
    madeFrom: isGroup(madeFrom) ? madeFrom : {},
    isDraft: draft && data._status !== 'published' && !(more as Json).unpublishAllLocales,
  });
  if (operation === 'update' && id && (!req.user || mayEdit(req, id))) await waitForOthers(req, id);
  return args;
};

/** Whether a person who is not of the agency is logged in; code, such as an import, has no person. */
const isOwner = (req: PayloadRequest) => Boolean(req.user) && !isAgency(req);

const sentFields = (data: Json, req: PayloadRequest): Form => {
  const sent = (req.context.sentFields as string[] | undefined) ?? [];
  const names = formNames.filter((name) => sent.includes(name) && !(isOwner(req) && agencyNames.has(name)));
  return Object.fromEntries(names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])));
};

const stored = ({ record, reviews, form }: Content, req: PayloadRequest) => {
  const [text, reviewsDocument] = [JSON.stringify(record), reviews ? JSON.stringify(reviews) : null];
  if ([text, reviewsDocument ?? ''].some((one) => Buffer.byteLength(one) > MAX_BYTES))
    throw refusalOf(req, 413, 'These are more texts than a website has.');
  return {
    record: text,
    reviewsDocument,
    form,
    name: textAt(record, ['dbPrincipal', 'name'])?.slice(0, 300) || '–',
    reviewsId: ['string', 'number'].includes(typeof record.docId) ? String(record.docId) : null,
  };
};

const publicDoc = (req: PayloadRequest, id: unknown) =>
  req.payload.db.findOne<Business>({
    collection: 'businesses',
    where: { id: { equals: id } },
    req,
  });

/**
 * Whether this change takes the site down or brings it back. Unpublished or in the trash it is down, and gone
 * for visitors, until it is published again; only the agency may do both.
 * @throws a refusal for an owner
 */
const turnOf = async (data: Json, before: Business | undefined, req: PayloadRequest) => {
  const isDown = before?.isDown === true;
  if (!before || req.context.isDraft) return null;
  const isPublic = async () => (await publicDoc(req, before.id))?._status === 'published';
  const isTrashed = Boolean(data.deletedAt) && !before.deletedAt;
  const isUnpublished = !data.deletedAt && data._status === 'draft';
  const goesDown = !isDown && (isTrashed || isUnpublished) && (await isPublic());
  const comesBack = isDown && !data.deletedAt && data._status === 'published';
  if (isOwner(req) && (goesDown || comesBack))
    throw refusalOf(req, 403, 'Your agency takes the site down and brings it back.');
  if (goesDown) return 'down';
  return comesBack ? 'back' : null;
};

const pickContent = ({ record, reviewsDocument, form }: Business) => ({ record, reviewsDocument, form });

/**
 * Turns the fields of the form into the record, which is stored. A record that was replaced as a whole, by an
 * import, a copy or an older version, brings its own form.
 */
export const fieldsToRecord: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const sent = sentFields(data, req);
  // Out of the trash a site comes back as it was.
  if (originalDoc?.deletedAt && data.deletedAt === null && originalDoc.isDown) data._status = 'published';
  const latest = originalDoc as Business | undefined;
  const turn = operation === 'update' ? await turnOf(data, latest, req) : null;
  data.isDown = turn ? turn === 'down' : operation === 'update' && latest?.isDown === true;
  for (const name of formNames) Reflect.deleteProperty(data, name);
  // A restored version, and a change of several businesses, bring their form.
  const isWhole = Boolean(req.context.isRestoringVersion ?? req.context.isWhole);
  const isReplaced =
    operation === 'create' ||
    isWhole ||
    data.record !== latest?.record ||
    data.reviewsDocument !== latest?.reviewsDocument;
  // Down and back the site keeps its public text; a draft waits on (saveWaitingDraft).
  const isState = !isReplaced && !req.context.isForm && !req.context.isDraft && !Object.keys(sent).length;
  const shown = isState && (turn ?? data.isDown) ? await publicDoc(req, latest?.id) : null;
  if (shown && latest?._status === 'draft' && latest.record !== shown.record)
    req.context.waitingDraft = { ...pickContent(latest), _status: 'draft' };
  if (shown) Object.assign(data, pickContent(shown));
  const before = shown ?? latest;
  const read = contentOf(isReplaced ? { ...data, form: isWhole ? data.form : null } : (before as Business));
  const content = isReplaced && before && isOwner(req) ? withAgencyFields(read, contentOf(before)) : read;
  const isForm = operation === 'create' ? !data.record : !isReplaced;
  if (req.user) data.editedBy = (req.user as { email?: string }).email;
  const made = isForm ? changed(content, sent, req.context.madeFrom as Form) : { ...content, conflicts: [] };
  const { conflicts } = made;
  if (conflicts.length) {
    const { editedBy: by, updatedAt: at } = (before ?? {}) as Partial<Business>;
    throw refusalOf(req, 412, 'Somebody else changed the same.', {}, { conflicts, by, at });
  }
  const next = stored(made, req);
  const isAutosave = String(req.query?.autosave) === 'true';
  if (
    isAutosave &&
    before?._status === 'published' &&
    before.record === next.record &&
    before.reviewsDocument === next.reviewsDocument
  )
    throw new APIError('Nothing changed.', UNCHANGED, null, true);
  if (isAutosave && before?._status === 'draft') await beginVersion(req, before as never);
  // A name belongs to one version only.
  data.versionName = null;
  // An owner may not write the page id of an older version: the present page id stays.
  if (before?.pageId) data.pageId ??= before.pageId;
  if (data.pageId !== before?.pageId && !isPageId(data.pageId))
    throw refusalOf(req, 400, 'A page id has 1 to 64 letters, digits, - or _.');
  return { ...data, ...next };
};

/** After a site was taken down or brought back: the draft that waited is the newest version again. */
export const saveWaitingDraft: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { waitingDraft: data } = req.context;
  if (!data) return;
  delete req.context.waitingDraft;
  const { id } = doc as { id: number };
  const draft = { collection: 'businesses', id, data: data as never, draft: true, trash: true } as const;
  await req.payload.update({ ...draft, context: { isWhole: true }, req });
};

/**
 * Puts the values of the form into each document that is read; only code gets the record itself, past access
 * control.
 */
export const recordToFields: CollectionAfterReadHook = ({ doc, overrideAccess, req }) => {
  const { form, record, reviewsDocument, ...rest } = doc as Business;
  const values = isGroup(form) ? { ...form } : {};
  if (!overrideAccess && !isAgency(req)) for (const name of agencyNames) Reflect.deleteProperty(values, name);
  if (!overrideAccess) return { ...rest, ...values };
  return isGroup(form) ? { ...rest, ...values, form, record, reviewsDocument } : doc;
};

/** The record of a copy for another customer. */
export const copiedRecord = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? JSON.stringify(withoutContacts(contentOf({ record: value }).record)) : value;
