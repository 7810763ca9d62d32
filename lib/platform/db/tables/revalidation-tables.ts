import type { Migration } from './migration';

export const revalidationTables: readonly Migration[] = [
  {
    name: 'revalidations-1',
    statements: () => [
      // A version per site, not a log with serial numbers: transactions commit out of order, so a reader of
      // the highest number would miss entries.
      'create table revalidations (site text primary key, version bigint not null)',
    ],
  },
  {
    name: 'revalidations-2',
    statements: () => ["alter table revalidations add column change text not null default 'read'"],
  },
];
