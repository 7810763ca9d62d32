import type { Json } from '../record/plain-json';
import type { Words } from '../record/words';

export type Status = 'published' | 'draft';

/** A business as queries return it: its columns, and the values of its form. */
export type Business = {
  id: number;
  pageId: string;
  name: string;
  record?: string | null;
  reviewsDocument?: string | null;
  reviewsId?: string | null;
  form?: Json | null;
  _status?: Status;
  isDown?: boolean | null;
  deletedAt?: string | null;
  editedBy?: string | null;
  versionName?: string | null;
  updatedAt: string;
} & Json;

export type Person = {
  id: number;
  email: string;
  role?: string;
  businesses?: (number | { id: number })[] | null;
  lastLogin?: string | null;
  sessions?: unknown[];
};

/** A change of a business: its fields before and after it, in the public version and in the draft. */
export type Done = { id: number } & Partial<Record<Status, { before: Json; after: Json }>>;

/** A finding of the site's doctor about a record. */
export type Finding = { code: string; severity: string; field: string | null; text: string };

/** A finding in the words of the form; severity `found`: a value of the old website, to be confirmed. */
export type ShownFinding = Finding & { words: Words };

/** `was`: the field's value at the import; the mark ends when the value changes. */
export type Mark = { field: string; was: string; words: Words };
