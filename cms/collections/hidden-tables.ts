import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/access';
import { bulkEndpoints } from '../changes/bulk-edit';

/** A table that only code reads and writes, past access control and without routes. */
const table = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  endpoints: false,
  fields,
});

const number = (name: string): Field => ({ name, type: 'number', index: true });
const text = (name: string): Field => ({ name, type: 'text', index: true });
const moment = (name: string): Field => ({ name, type: 'date', index: true });

/** Calls to the site's servers that are still due: one row for each business and server. */
export const outbox = table('outbox', [
  number('business'),
  text('pageId'),
  text('server'),
  { name: 'revision', type: 'number', required: true },
  { name: 'attempts', type: 'number', defaultValue: 0 },
  // 'yes': the site was taken down; 'no': it is back. Else the record is read again.
  { name: 'gone', type: 'text' },
  moment('nextAt'),
  moment('doneAt'),
  { name: 'outcome', type: 'text' },
]);

/**
 * Each business's draft on the site: its link, the doctor's findings, and the site's reading of its texts.
 */
export const previews = table('previews', [
  number('business'),
  text('server'),
  text('previewId'),
  { name: 'url', type: 'text' },
  { name: 'findings', type: 'json' },
  { name: 'understood', type: 'json' },
  moment('shownAt'),
  { name: 'draftOf', type: 'text' },
]);

/**
 * Links that log somebody in once; only the mail has the token itself. With `newEmail`, the link also changes
 * the person's address. Tries of passwords are counted here too, without a person.
 */
export const loginLinks = table('login-links', [
  { name: 'tokenHash', type: 'text', unique: true, index: true },
  text('email'),
  { name: 'newEmail', type: 'text' },
  number('userId'),
  moment('expiresAt'),
]);

/**
 * The old website that a business was read from: its values and a copy of its Home until they are confirmed,
 * and its addresses.
 */
export const oldWebsites = table('old-websites', [
  number('business'),
  { name: 'address', type: 'text' },
  { name: 'marks', type: 'json' },
  { name: 'redirects', type: 'json' },
  { name: 'home', type: 'text' },
]);

/** Changes of several businesses by the agency, with the fields before and after: each is undone as one. */
export const bulkChanges: CollectionConfig = {
  ...table('bulk-changes', [
    { name: 'by', type: 'text' },
    { name: 'words', type: 'json' },
    { name: 'done', type: 'json' },
    moment('undoneAt'),
  ]),
  endpoints: bulkEndpoints,
};
