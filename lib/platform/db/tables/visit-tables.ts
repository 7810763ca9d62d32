import type { Migration } from './migration';

export const visitTables: readonly Migration[] = [
  {
    name: 'visits-1',
    statements: () => ['create table visits (site text primary key, count bigint not null)'],
  },
];
