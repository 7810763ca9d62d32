import type { Migration } from './migration';

export const healthTables: readonly Migration[] = [
  {
    name: 'health-1',
    statements: () => ['create table write_probe (id integer primary key, at bigint not null)'],
  },
];
