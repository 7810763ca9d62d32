import type { Migration } from './migration';

export const previewTables: readonly Migration[] = [
  {
    name: 'previews-1',
    statements: () => [
      // Times are milliseconds since 1970; `document` is a content record as JSON.
      `create table previews (
        id text primary key, document text not null, created_at bigint not null, expires_at bigint not null
      )`,
    ],
  },
];
