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

/** A column as Payload describes it; `Value`: the type of its values in rows. */
type Column<Value> = { type: 'text' | 'number' | 'date' | 'json'; index?: true } & { of?: Value } & Json;
const column = <Value>(type: Column<Value>['type'], more: Json = {}): Column<Value> => ({ type, ...more });

const number = column<number>('number', { index: true });
const text = column<string>('text', { index: true });
const moment = column<string>('date', { index: true });
const plain = column<string>('text');

/** The columns of the tables that only code reads and writes (collections/hidden-tables.ts). */
export const columns = {
  /** Calls to the site's servers that are still due: one row for each business and server. */
  outbox: {
    business: number,
    pageId: text,
    server: text,
    revision: column<number>('number', { required: true }),
    attempts: column<number>('number', { defaultValue: 0 }),
    // 'yes': the site was taken down; 'no': it is back. Else the record is read again.
    gone: column<'yes' | 'no' | null>('text'),
    nextAt: moment,
    doneAt: column<string | null>('date', { index: true }),
    outcome: column<string | null>('text'),
  },
  /** Each business's draft on the site. */
  previews: {
    business: number,
    server: text,
    previewId: text,
    url: plain,
    findings: column<Finding[]>('json'),
    // The site's reading of the texts, such as `hours` by day.
    understood: column<Reading | null>('json'),
    // When the site last got a draft, and when that draft was saved.
    shownAt: moment,
    draftOf: plain,
  },
  /**
   * Links that log somebody in once; only the mail has the token itself. With `newEmail`, the link also
   * changes the person's address. Tries of passwords are counted here too, without a person.
   */
  'login-links': {
    tokenHash: column<string>('text', { unique: true, index: true }),
    email: text,
    newEmail: column<string | null>('text'),
    userId: column<number | null>('number', { index: true }),
    expiresAt: moment,
  },
  /**
   * The old website that a business was read from: its values and a copy of its Home until they are
   * confirmed, and its addresses.
   */
  'old-websites': {
    business: number,
    address: plain,
    marks: column<Mark[]>('json'),
    redirects: column<object>('json'),
    home: column<string | null>('text'),
  },
  /** Changes of several businesses by the agency, with the fields before and after: each is undone as one. */
  'bulk-changes': {
    by: plain,
    words: column<Words>('json'),
    // After an undo: the changes that stay, as others have changed the same fields since.
    done: column<Done[]>('json'),
    undoneAt: column<string | null>('date', { index: true }),
  },
};

type Rows<Columns> = { id: number; createdAt: string } & {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};
/** The rows of each table. */
export type Tables = { [Name in keyof typeof columns]: Rows<(typeof columns)[Name]> } & {
  businesses: Business;
  users: Person;
  media: { id: number; url: string };
};
