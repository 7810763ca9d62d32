import type { Migration } from './migration';

export const siteTables: readonly Migration[] = [
  {
    name: 'sites-1',
    statements: () => [
      // `entry` is JSON, as in SITES_FILE. `added_at`: the first host of a page id is its canonical one.
      'create table sites (host text primary key, entry text not null, added_at bigint not null)',
    ],
  },
];
