import type { Migration } from './migration';

export const alertTables: readonly Migration[] = [
  {
    name: 'alerts-1',
    statements: () => [
      `create table alerts (
        cause text not null, subject text not null, detail text not null, since bigint not null,
        due_at bigint not null, seen_at bigint not null, told text not null, over_at bigint,
        over_told text not null, claimed_until bigint not null,
        primary key (cause, subject)
      )`,
    ],
  },
];
