import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/access';
import { bulkEndpoints } from '../changes/bulk-edit';
import { columns } from '../database/tables';

/** Tables that only code reads and writes, past access control and without Payload's routes. */
export const hiddenTables = Object.entries(columns).map(([slug, fields]): CollectionConfig => ({
  slug,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  endpoints: slug === 'bulk-changes' ? bulkEndpoints : false,
  fields: Object.entries(fields).map(([name, column]) => ({ name, ...column }) as Field),
}));
