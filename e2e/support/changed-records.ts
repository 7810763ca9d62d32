import { mapRecord } from '../../test/records';
import { completeRecord } from './embedded-records';

// Variants of the complete record with values of some kinds replaced.

type Change = Parameters<typeof mapRecord>[1];
type FieldKind = NonNullable<Parameters<Change>[2]>;

/** Kinds of fields by their values; `code`: a text of a fixed form. */
const kinds = {
  link: ['web link', 'link'],
  picture: ['picture link'],
  colour: ['CSS color'],
  text: ['text', 'formatted text', 'line'],
  code: ['phone number', 'e-mail address', 'video id', 'date', 'language code'],
} satisfies Record<string, FieldKind[]>;

/** The complete record with every single value changed, but the id by which its reviews are found. */
export const everyValue = (change: Change) =>
  mapRecord(completeRecord(), (value, path, kind) =>
    path === 'docId' ? value : change(value, path, kind),
  ) as Record<string, unknown>;

/** The complete record with every value of some kinds changed. */
export const every = (
  names: readonly (keyof typeof kinds)[],
  change: (value: unknown, path: string) => unknown,
) => {
  const chosen: FieldKind[] = names.flatMap((name) => kinds[name]);
  return everyValue((value, path, kind) => (kind && chosen.includes(kind) ? change(value, path) : value));
};

export const everyText = (change: (value: string) => unknown) =>
  every(['text'], (value) => change(String(value)));

/** The complete record with some values set, by path. */
export const withValues = (values: Record<string, unknown>) =>
  everyValue((value, path) => (path in values ? values[path] : value));

/** A record that cannot be read: every page is the 503 page. */
export const unreadableSite = { site: { record: [] } };
