import type { FormState } from 'payload';
import { comparable } from '../../record/same-value';

export type Values = Record<string, unknown>;

/** Fields that the server writes, not the form. */
const ofServer = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'name',
  'editedBy',
  'reviewsId',
  'isDown',
  'versionName',
]);

/** The values of these fields; null for a field without one. */
export const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** The names in `values` whose values differ from those in `others`, without the server's own fields. */
export const differing = (values: Values, others: Values): string[] =>
  Object.keys(values).filter(
    (name) => !ofServer.has(name) && comparable(values[name]) !== comparable(others[name]),
  );

/** Payload's event of a saved business. */
export const updateOf = (id: number | string, doc: Values) => {
  const event = { id, doc, entitySlug: 'businesses', operation: 'update', updatedAt: String(doc.updatedAt) };
  return event as never;
};

/** Whether a new row waits until the server has drawn its fields. */
export const isDrawing = (fields: FormState): boolean =>
  Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading));
