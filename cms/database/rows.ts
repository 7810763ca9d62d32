import type { Json } from '../record/plain-json';
import type { Reading } from '../record/reading';
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

/** The rows of each table (collections/). */
export type Tables = {
  businesses: Business;
  users: Person;
  media: { id: number; url: string };
  outbox: {
    id: number;
    business: number;
    pageId: string;
    server: string;
    revision: number;
    attempts: number;
    nextAt: string;
    doneAt?: string | null;
    outcome?: string | null;
    gone?: 'yes' | 'no' | null;
  };
  previews: {
    id: number;
    business: number;
    server: string;
    previewId: string;
    url: string;
    findings?: Finding[];
    /** The site's reading of the texts, such as `hours` by day. */
    understood?: Reading | null;
    /** When the site last got a draft, and when that draft was saved. */
    shownAt?: string;
    draftOf?: string;
  };
  'old-websites': { id: number; address: string; marks: Mark[]; redirects: object; home?: string | null };
  'bulk-changes': {
    id: number;
    by: string;
    createdAt: string;
    words: Words;
    /** After an undo: the changes that stay, as others have changed the same fields since. */
    done: Done[];
    undoneAt?: string | null;
  };
};
