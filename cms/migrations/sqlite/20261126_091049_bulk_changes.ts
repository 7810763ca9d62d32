import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bulk_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`by\` text,
  	\`words\` text,
  	\`done\` text,
  	\`undone_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`bulk_changes_undone_at_idx\` ON \`bulk_changes\` (\`undone_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_changes_updated_at_idx\` ON \`bulk_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_changes_created_at_idx\` ON \`bulk_changes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`businesses\` ADD \`version_name\` text;`)
  await db.run(sql`ALTER TABLE \`_businesses_v\` ADD \`version_version_name\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`last_login\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bulk_changes\`;`)
  await db.run(sql`ALTER TABLE \`businesses\` DROP COLUMN \`version_name\`;`)
  await db.run(sql`ALTER TABLE \`_businesses_v\` DROP COLUMN \`version_version_name\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`last_login\`;`)
}
