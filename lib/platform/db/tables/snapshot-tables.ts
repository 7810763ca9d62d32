import type { Migration } from './migration';

export const snapshotTables: readonly Migration[] = [
  {
    name: 'snapshots-1',
    statements: () => [
      `create table snapshots (
        folder text not null, key text not null, document text not null, primary key (folder, key)
      )`,
    ],
  },
];
