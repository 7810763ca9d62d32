import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`old_websites\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`business\` numeric,
  	\`address\` text,
  	\`marks\` text,
  	\`redirects\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`old_websites_business_idx\` ON \`old_websites\` (\`business\`);`)
  await db.run(sql`CREATE INDEX \`old_websites_updated_at_idx\` ON \`old_websites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`old_websites_created_at_idx\` ON \`old_websites\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`old_websites\`;`)
}
