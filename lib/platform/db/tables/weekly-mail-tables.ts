import type { Migration } from './migration';

export const weeklyMailTables: readonly Migration[] = [
  {
    name: 'weekly-mails-1',
    statements: () => [
      `create table weekly_mails (
        site text not null, week text not null, claimed_until bigint not null, sent_at bigint, visits bigint,
        primary key (site, week)
      )`,
    ],
  },
];
