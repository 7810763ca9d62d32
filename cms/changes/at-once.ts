import type { PayloadRequest } from 'payload';
import { bodyOf, ofBusiness, refusalOf } from '../access/routes';
import { findAll } from '../database/find';
import { addingRows, changeOne, removingRows, type Edit } from './change-one';
import type { Row } from '../record/lens';

// Changes from an owner's first page: public at once, without publishing what waits in the draft.

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MAX_TEXT = 300;
const MAX_PHOTOS = 30;
export const banner = {
  text: 'options__announcement__text',
  from: 'options__announcement__from',
  to: 'options__announcement__to',
};

/** A day of the calendar: parsing turns 2026-02-31 into a day of March. */
const isDate = (value: unknown): value is string => {
  const time = typeof value === 'string' && DATE.test(value) ? Date.parse(value) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value as string);
};

/** POST /api/businesses/{id}/{name}. `editOf`: the change that a body asks for; null: none */
const atOnce = (
  name: string,
  editOf: (body: Record<string, unknown>, req: PayloadRequest) => Promise<Edit | null> | Edit | null,
) =>
  ofBusiness('post', name, async (req, id) => {
    const edit = await editOf(await bodyOf(req), req);
    if (!edit) throw refusalOf(req, 400, 'Something is missing, or no date.');
    const { isPublic } = await changeOne(req.payload, id, edit, { user: req.user, isPublished: true });
    return Response.json({ isPublic });
  });

/** {"date": "2026-12-24", "closed": true}; false undoes it. */
const closed = atOnce('closed', ({ date, closed: isClosed }) => {
  if (!isDate(date) || typeof isClosed !== 'boolean') return null;
  const day = { from: date, to: null, hours: null, closed: 'yes', note: null };
  return (isClosed ? addingRows : removingRows)({ dbPrincipal__specialHours: [day] });
});

/** {"text", "from", "to"}: the announcement on every page, without a text none; days may be null. */
const announcement = atOnce('banner', ({ text, from, to }) => {
  const days = [from, to].filter(Boolean);
  if (typeof text !== 'string' || text.length > MAX_TEXT || !days.every(isDate)) return null;
  if (isDate(from) && isDate(to) && to < from) return null;
  const isShown = text.trim() !== '';
  const sent = {
    [banner.text]: isShown ? text.trim() : null,
    [banner.from]: (isShown && from) || null,
    [banner.to]: (isShown && to) || null,
  };
  return () => ({ sent });
});

/**
 * {"project": the id of its row, "photos": ids of uploaded pictures}: without a project, or with one that is
 * gone, into the general pictures
 */
const photos = atOnce('photos', async ({ project, photos: ids }, req) => {
  if (!Array.isArray(ids) || !ids.length || ids.length > MAX_PHOTOS) return null;
  const business = Number(req.routeParams?.id);
  const found = await findAll(req.payload, 'media', {
    id: { in: ids.map(Number).filter(Number.isSafeInteger) },
    business: { equals: business },
  });
  const byId = new Map(found.map((one) => [one.id, one]));
  const rows = ids.flatMap((id) => {
    const value = byId.get(Number(id))?.url;
    return value ? [{ id: crypto.randomUUID(), value }] : [];
  });
  if (!rows.length) return null;
  return ({ landings, gallery }) => {
    const added = (list: unknown) => [...((list ?? []) as Row[]), ...rows];
    const projects = (landings ?? []) as Row[];
    if (!projects.some((row) => row.id === project)) return { sent: { gallery: added(gallery) } };
    const put = (row: Row) => (row.id === project ? { ...row, gallery: added(row.gallery) } : row);
    return { sent: { landings: projects.map(put) } };
  };
});

export const atOnceEndpoints = [closed, announcement, photos];
