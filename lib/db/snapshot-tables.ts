import type { Migration } from './migrations';

export const snapshotTables: readonly Migration[] = [
  {
    name: 'snapshots-1',
    statements: () => [
      // The last good documents, as JSON, for instances that have no copy on disk.
      'create table snapshots (folder text not null, key text not null, document text not null, primary key (folder, key))',
    ],
  },
];
