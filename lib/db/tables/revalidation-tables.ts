import type { Migration } from './migration';

export const revalidationTables: readonly Migration[] = [
  {
    name: 'revalidations-1',
    statements: () => [
      // One row per site with a version, not a log with serial numbers: transactions commit out of order, so a reader that
      // remembers the highest number misses entries.
      'create table revalidations (site text primary key, version bigint not null)',
    ],
  },
  {
    name: 'revalidations-2',
    statements: () => ["alter table revalidations add column change text not null default 'read'"],
  },
];
