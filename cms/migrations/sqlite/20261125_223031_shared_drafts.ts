import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  // Of several businesses with one number the first keeps it; the others are refused at their next save.
  await db.run(sql`UPDATE \`businesses\` SET \`reviews_id\` = NULL WHERE \`id\` NOT IN (SELECT MIN(\`id\`) FROM \`businesses\` GROUP BY \`reviews_id\`);`)
  await db.run(sql`DROP INDEX \`businesses_reviews_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`businesses\` ADD \`is_down\` integer;`)
  await db.run(sql`CREATE UNIQUE INDEX \`businesses_reviews_id_idx\` ON \`businesses\` (\`reviews_id\`);`)
  await db.run(sql`ALTER TABLE \`_businesses_v\` ADD \`version_is_down\` integer;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`gone\` text;`)
  await db.run(sql`ALTER TABLE \`previews\` ADD \`understood\` text;`)
  await db.run(sql`ALTER TABLE \`previews\` ADD \`shown_at\` text;`)
  await db.run(sql`ALTER TABLE \`previews\` ADD \`draft_of\` text;`)
  await db.run(sql`CREATE INDEX \`previews_shown_at_idx\` ON \`previews\` (\`shown_at\`);`)
  await db.run(sql`ALTER TABLE \`login_links\` ADD \`new_email\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`businesses_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`businesses_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_businesses_id_idx\` ON \`payload_locked_documents_rels\` (\`businesses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`previews_shown_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`previews\` DROP COLUMN \`understood\`;`)
  await db.run(sql`ALTER TABLE \`previews\` DROP COLUMN \`shown_at\`;`)
  await db.run(sql`ALTER TABLE \`previews\` DROP COLUMN \`draft_of\`;`)
  await db.run(sql`DROP INDEX \`businesses_reviews_id_idx\`;`)
  await db.run(sql`CREATE INDEX \`businesses_reviews_id_idx\` ON \`businesses\` (\`reviews_id\`);`)
  await db.run(sql`ALTER TABLE \`businesses\` DROP COLUMN \`is_down\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`_businesses_v\` DROP COLUMN \`version_is_down\`;`)
  await db.run(sql`ALTER TABLE \`outbox\` DROP COLUMN \`gone\`;`)
  await db.run(sql`ALTER TABLE \`login_links\` DROP COLUMN \`new_email\`;`)
}
