import type { Migration } from './migration';

export const revalidationTables: readonly Migration[] = [
  {
    name: 'revalidations-1',
    statements: () => [
      // One row for each site that was ever revalidated. Not a log of events with a serial number: those become visible out of
      // order, and a reader that goes by the highest one misses some.
      'create table revalidations (site text primary key, version bigint not null)',
    ],
  },
  {
    name: 'revalidations-2',
    statements: () => ["alter table revalidations add column change text not null default 'read'"],
  },
];
