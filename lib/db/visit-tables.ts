import type { Migration } from './migrations';

export const visitTables: readonly Migration[] = [
  {
    name: 'visits-1',
    statements: () => ['create table visits (site text primary key, count bigint not null)'],
  },
];
