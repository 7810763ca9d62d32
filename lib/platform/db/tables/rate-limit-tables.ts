import type { Migration } from './migration';

export const rateLimitTables: readonly Migration[] = [
  {
    name: 'rate-limits-1',
    statements: () => [
      // `key` is a digest; rows end with their window. Used with postgres:// only.
      'create table rate_limits (key text primary key, used bigint not null, ends_at bigint not null)',
      'create index rate_limits_by_end on rate_limits (ends_at)',
    ],
  },
];
